#include "core/notation/illegal_move.hpp"

#include "core/base/text.hpp"
#include "core/notation/bare_text.hpp"
#include "core/rules/castling.hpp"
#include "core/rules/legal_position.hpp"

namespace praporek::notation {

using rules::Kind;
using rules::Move;
using rules::Piece;
using rules::Position;
using rules::Setup;
using rules::Square;
using rules::Wing;

namespace {

constexpr int last_rank(Side side) { return side == Side::White ? 7 : 0; }

Refusal unreadable(std::string_view text) {
  return Refusal{Article{"C.8"}, Message{"notation.illegal-needs-squares", {std::string{text}}}};
}

/// The rook the player must have meant: the one with the right, else the outermost of that wing.
std::optional<Square> rook_of_wing(const Position& position, Square king, Wing wing) {
  const Side side = position.side_to_move();
  if (const auto rook = position.castling_rook(side, wing)) return rook;
  const int step = wing == Wing::A ? 1 : -1;
  for (int file = wing == Wing::A ? 0 : 7; file != rules::file_of(king); file += step) {
    const Square square = rules::square_at(file, rules::rank_of(king));
    if (position.piece_at(square) == Piece{Kind::Rook, side}) return square;
  }
  return std::nullopt;
}

Result<Move> read_castling(const Position& position, std::string_view text, Wing wing) {
  const auto kings = position.board().of(position.side_to_move(), Kind::King);
  const Square king = rules::first_of(kings);
  const auto rook = rook_of_wing(position, king, wing);
  if (!rook || rules::rank_of(king) != rules::home_rank(position.side_to_move())) {
    return unreadable(text);
  }
  return Move::castling(king, *rook);
}

struct Carried {
  std::optional<Kind> kind;
  Square from;
  Square to;
  std::optional<Kind> becomes;
};

/// Letter, departure, arrival, new piece; only the squares are needed.
std::optional<Carried> carried(std::string_view bare, Letters letters) {
  std::optional<Kind> kind;
  if (bare.size() >= 5 && !rules::square_of(bare.substr(0, 2))) {
    kind = kind_of_bare_letter(bare.front(), letters);
    if (!kind) return std::nullopt;
    bare.remove_prefix(1);
  }
  const auto from = rules::square_of(bare.substr(0, 2));
  const auto to = rules::square_of(bare.size() < 4 ? std::string_view{} : bare.substr(2, 2));
  if (!from || !to || *from == *to || bare.size() > 5) return std::nullopt;
  std::optional<Kind> becomes;
  if (bare.size() == 5) {
    becomes = kind_of_bare_letter(bare[4], letters);
    if (!becomes || *becomes == Kind::King) return std::nullopt;
  }
  return Carried{kind, *from, *to, becomes};
}

void carry(Setup& setup, Square from, Square to, Piece arrives) {
  if (const auto taken = setup.board.at(to)) setup.board.remove(to, *taken);
  setup.board.remove(from, *setup.board.at(from));
  setup.board.put(to, arrives);
}

/// Laws 3.8.2.1: a king or rook that has left its square, or was taken there, castles no more.
void lose_castling(Setup& setup) {
  for (const Side side : {Side::White, Side::Black}) {
    for (const Wing wing : rules::both_wings) {
      auto& rook = setup.castling[side][wing];
      if (rook && !rules::may_keep_castling(setup.board, side, wing, *rook)) rook.reset();
    }
  }
}

bool castle(Setup& setup, Move move) {
  const Side side = setup.side_to_move;
  const Wing wing = rules::wing_of(move);
  setup.board.remove(move.from(), {Kind::King, side});
  setup.board.remove(move.to(), {Kind::Rook, side});
  const Square king = rules::castled_king(side, wing);
  const Square rook = rules::castled_rook(side, wing);
  if (setup.board.at(king) || setup.board.at(rook)) return false;
  setup.board.put(king, {Kind::King, side});
  setup.board.put(rook, {Kind::Rook, side});
  return true;
}

}  // namespace

Result<Move> read_illegal(const Position& position, std::string_view text, Letters letters) {
  const std::string bare = bare_text(text, letters);
  if (bare == "00") return read_castling(position, text, Wing::H);
  if (bare == "000") return read_castling(position, text, Wing::A);
  const auto move = carried(bare, letters);
  if (!move) return unreadable(text);
  const auto piece = position.piece_at(move->from);
  if (!piece || piece->side != position.side_to_move() ||
      (move->kind && piece->kind != *move->kind)) {
    return unreadable(text);
  }
  const bool pawn = piece->kind == Kind::Pawn;
  if (pawn && rules::rank_of(move->to) == last_rank(piece->side)) {
    return Move::promoting(move->from, move->to, move->becomes.value_or(Kind::Queen));  // 7.5.2
  }
  if (move->becomes || (pawn && rules::rank_of(move->to) == last_rank(other(piece->side)))) {
    return unreadable(text);
  }
  return Move::normal(move->from, move->to);
}

std::string written_illegal(const Position& position, Move move, Style style) {
  if (move.is_castling()) return castling_text(rules::wing_of(move), style.castling);
  std::string text{letter_of(position.board().kind_at(move.from()), style.letters)};
  text += rules::text_of(move.from()) + "-" + rules::text_of(move.to());
  if (const auto becomes = move.promotion()) {
    text += '=';
    text += letter_of(*becomes, style.letters);
  }
  return text;
}

Result<Position> after_illegal(const Position& position, Move move) {
  Setup setup = position.setup();
  const Side side = setup.side_to_move;
  const auto piece = setup.board.at(move.from());
  const auto taken = setup.board.at(move.to());
  const bool resets = !move.is_castling() && (taken || piece->kind == Kind::Pawn);  // Laws 9.3
  if (move.is_castling()) {
    if (!castle(setup, move)) {
      return Refusal{Article{"3.8.2"}, Message{"notation.castling-onto-a-piece", {}}};
    }
    setup.castling[side] = {};
  } else {
    if (taken && taken->kind == Kind::King) {
      return Refusal{Article{"1.4.1"}, Message{"notation.king-taken", {}}};
    }
    const Kind becomes = move.promotion().value_or(piece->kind);
    carry(setup, move.from(), move.to(), {becomes, side});
    if (piece->kind == Kind::King) setup.castling[side] = {};
    lose_castling(setup);
  }
  setup.en_passant.reset();
  setup.halfmove_clock = resets ? 0 : setup.halfmove_clock + 1;
  if (side == Side::Black) ++setup.fullmove_number;
  setup.side_to_move = other(side);
  return rules::legal_position(setup, rules::FaultSet::all());
}

}  // namespace praporek::notation
