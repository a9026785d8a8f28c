#include "core/arbiter/touch_duty.hpp"

#include "core/rules/legal_moves.hpp"
#include "core/rules/uci.hpp"

#include <algorithm>
#include <optional>

namespace praporek::arbiter {

namespace {

using rules::Kind;
using rules::Move;
using rules::Piece;
using rules::Position;
using rules::Square;

using Moves = std::vector<Move>;

struct Touched {
  Square square;
  Piece piece;
};

/// The square a piece lands on: castling is written as the king's two steps.
std::string landing(const Position& position, Move move) {
  return rules::uci(move, position.chess960()).substr(2, 2);
}

/// The square a move empties of an enemy piece, if any.
std::optional<Square> captured_on(const Position& position, Move move) {
  if (move.is_castling()) return std::nullopt;
  if (move.is_en_passant()) {
    return rules::square_at(rules::file_of(move.to()), rules::rank_of(move.from()));
  }
  return position.piece_at(move.to()) ? std::optional{move.to()} : std::nullopt;
}

template <class Condition>
Moves legal_where(const Position& position, Condition condition) {
  Moves moves;
  for (const Move move : rules::legal_moves(position)) {
    if (condition(move)) moves.push_back(move);
  }
  return moves;
}

Moves moves_with(const Position& position, const Touched& touched) {
  const bool own = touched.piece.side == position.side_to_move();
  return legal_where(position, [&](Move move) {
    return own ? move.from() == touched.square : captured_on(position, move) == touched.square;
  });
}

TouchDuty duty(const Position& position, const Moves& moves, std::string_view article) {
  TouchDuty result{moves.empty(), {}, std::string{moves.empty() ? "4.5" : article}};
  for (const Move move : moves) {
    result.moves.append(result.moves.empty() ? "" : " ");
    result.moves.append(rules::uci(move, position.chess960()));
  }
  return result;
}

Result<std::vector<Touched>> pieces_on(const Position& position,
                                       const std::vector<std::string>& squares) {
  std::vector<Touched> pieces;
  for (const std::string& text : squares) {
    const Square square = *rules::square_of(text);
    const auto piece = position.piece_at(square);
    if (!piece) return Refusal{Article{"4.3"}, Message{"arbiter.nothing-there", {text}}};
    pieces.push_back({square, *piece});
  }
  return pieces;
}

Moves king_moves(const Position& position, std::optional<Square> but_not_with) {
  return legal_where(position, [&](Move move) {
    const auto piece = position.piece_at(move.from());
    return piece->kind == Kind::King && !(move.is_castling() && move.to() == but_not_with);
  });
}

/// King and rook touched with castling in mind (Laws 4.4.1–4.4.3); nothing if these are not the
/// first two pieces.
std::optional<TouchDuty> castling_duty(const Position& position,
                                       const std::vector<Touched>& touched) {
  if (touched.size() < 2) return std::nullopt;
  const Side side = position.side_to_move();
  const Touched& first = touched[0];
  const Touched& second = touched[1];
  const Piece king{Kind::King, side};
  const Piece rook{Kind::Rook, side};
  if (first.piece == king && second.piece == rook) {
    const Moves castling = legal_where(
        position, [&](Move move) { return move.is_castling() && move.to() == second.square; });
    if (!castling.empty()) return duty(position, castling, "4.4.1");
    return duty(position, king_moves(position, std::nullopt), "4.4.3");
  }
  if (first.piece == rook && second.piece == king) {
    const Moves rook_moves = moves_with(position, first);
    if (!rook_moves.empty()) return duty(position, rook_moves, "4.4.2");
    return duty(position, king_moves(position, first.square), "4.4.2");
  }
  return std::nullopt;
}

/// Laws 4.3.3: the first enemy piece is taken with the first own piece, if that is legal.
Moves capture_of_both(const Position& position, const std::vector<Touched>& touched) {
  const Side side = position.side_to_move();
  const auto own =
      std::ranges::find_if(touched, [side](const Touched& one) { return one.piece.side == side; });
  const auto enemy =
      std::ranges::find_if(touched, [side](const Touched& one) { return one.piece.side != side; });
  if (own == touched.end() || enemy == touched.end()) return {};
  return legal_where(position, [&](Move move) {
    return move.from() == own->square && captured_on(position, move) == enemy->square;
  });
}

TouchDuty touch_duty(const Position& position, const std::vector<Touched>& touched) {
  if (const auto castling = castling_duty(position, touched)) return *castling;
  const Moves both = capture_of_both(position, touched);
  if (!both.empty()) return duty(position, both, "4.3.3");
  const auto own = [&](const Touched& one) { return one.piece.side == position.side_to_move(); };
  const bool only_own = std::ranges::all_of(touched, own);
  const bool only_enemy = std::ranges::none_of(touched, own);
  std::string_view article = "4.3.3";
  if (only_own) article = "4.3.1";
  if (only_enemy) article = "4.3.2";
  for (const Touched& one : touched) {
    const Moves moves = moves_with(position, one);
    if (!moves.empty()) return duty(position, moves, article);
  }
  return duty(position, {}, article);  // Laws 4.5
}

/// Laws 4.7: a piece let go on a square as part of a legal move stays there.
std::optional<TouchDuty> released_duty(const Position& position, const TouchEvents& events,
                                       const std::vector<Touched>& touched) {
  if (events.released.empty()) return std::nullopt;
  const std::string& square = events.released.front();
  const Moves moves = legal_where(position, [&](Move move) {
    const bool by_touched = touched.empty() || move.from() == touched.front().square;
    return by_touched && landing(position, move) == square;
  });
  if (!moves.empty()) {
    return duty(position, moves, moves.front().is_castling() ? "4.7.2" : "4.7");
  }
  const bool king = !touched.empty() && touched.front().piece.kind == Kind::King;
  if (king) return duty(position, king_moves(position, std::nullopt), "4.7.2");
  return std::nullopt;
}

std::optional<Kind> kind_named(std::string_view name) {
  if (name == "queen") return Kind::Queen;
  if (name == "rook") return Kind::Rook;
  if (name == "bishop") return Kind::Bishop;
  if (name == "knight") return Kind::Knight;
  return std::nullopt;
}

}  // namespace

Result<TouchDuty> duty_of_touch(const Position& position, const TouchEvents& events) {
  const auto touched = pieces_on(position, events.touched);
  if (!touched) return touched.error();
  if (const auto kind = kind_named(events.promoted_to)) {  // Laws 4.4.4
    const Moves moves = legal_where(position, [&](Move move) {
      const bool by_touched = touched->empty() || move.from() == touched->front().square;
      const bool there = events.released.empty() || landing(position, move) == events.released[0];
      return move.promotion() == kind && by_touched && there;
    });
    return duty(position, moves, "4.4.4");
  }
  if (const auto released = released_duty(position, events, *touched)) return *released;
  if (touched->empty()) return Refusal{Article{"4.3"}, Message{"arbiter.nothing-touched", {}}};
  return touch_duty(position, *touched);
}

Result<TouchDuty> duty_of_illegal_move(const Position& before, std::string_view move) {
  TouchEvents events;
  for (const std::string_view square : {move.substr(0, 2), move.substr(2, 2)}) {
    const auto piece = before.piece_at(*rules::square_of(square));
    const bool taken = !events.touched.empty();
    if (piece && (!taken || piece->side != before.side_to_move())) {
      events.touched.emplace_back(square);
    }
  }
  if (events.touched.empty()) return TouchDuty{true, {}, "4.5"};
  return duty_of_touch(before, events);
}

}  // namespace praporek::arbiter
