#include "core/variants/double_chess.hpp"

#include "core/base/text.hpp"
#include "core/formats/fen.hpp"
#include "core/notation/write.hpp"
#include "core/rules/en_passant.hpp"
#include "core/rules/legal_moves.hpp"
#include "core/rules/legal_position.hpp"
#include "core/rules/play.hpp"
#include "core/variants/board_text.hpp"

#include <algorithm>
#include <cstdlib>

namespace praporek::variants {

using rules::Kind;
using rules::Move;
using rules::Placement;
using rules::Position;
using rules::Setup;
using rules::Square;

namespace {

/// The same board with this player to move and nobody's right to take en passant.
Position with_player(const Position& position, Side player) {
  Setup setup = position.setup();
  setup.side_to_move = player;
  setup.en_passant.reset();
  return position_of(setup);
}

/// The pawn still stands where its double step took it, and the square it passed is empty.
bool still_passed(const Placement& board, Side stepped, Square passed) {
  return !rules::contains(board.occupied(), passed) &&
         rules::contains(board.of(stepped, Kind::Pawn), rules::passed_pawn(passed));
}

/// Reading D-A14: no mate can be set up with a lone minor piece, or bishops of one square colour.
bool is_dead_by_material(const Placement& board) {
  const auto heavy = board.of(Kind::Pawn) | board.of(Kind::Rook) | board.of(Kind::Queen);
  if (heavy != 0) return false;
  const auto knights = board.of(Kind::Knight);
  const auto bishops = board.of(Kind::Bishop);
  if (rules::count(knights | bishops) <= 1) return true;
  return knights == 0 &&
         ((bishops & rules::light_squares) == 0 || (bishops & rules::dark_squares) == 0);
}

/// "-", "e3" or "d3e3".
std::string squares_text(const std::vector<Square>& squares) {
  std::string text;
  for (const Square square : squares) text += rules::text_of(square);
  return text.empty() ? "-" : text;
}

Refusal refused(const char* article, const char* why) {
  return Refusal{Article{article}, Message{why, {}}};
}

std::optional<std::vector<Square>> squares_of_text(std::string_view text) {
  std::vector<Square> squares;
  if (text == "-") return squares;
  for (; text.size() >= 2; text.remove_prefix(2)) {
    const auto square = rules::square_of(text.substr(0, 2));
    if (!square) return std::nullopt;
    squares.push_back(*square);
  }
  if (!text.empty()) return std::nullopt;
  return squares;
}

}  // namespace

DoubleGame DoubleGame::start(const DoubleReading& reading) {
  DoubleGame game{rules::initial_position(), reading};
  game.progress_ = Progress{game.turn_text()};
  return game;
}

Result<DoubleGame> DoubleGame::read(std::string_view text, const DoubleReading& reading) {
  const auto fields = words_of(text);
  if (fields.size() < 6) return refused("", "variants.double-text");
  const auto passed = squares_of_text(fields[3]);
  const std::string_view half = fields.size() > 6 ? fields[6] : "1";
  if (!passed || (half != "1" && half != "2")) return refused("", "variants.double-text");
  std::string fen;
  for (std::size_t i = 0; i < 6; ++i) {
    fen += (i == 0 ? "" : " ") + (i == 3 ? "-" : std::string{fields[i]});
  }
  const auto position = formats::position_of_fen(fen);
  if (!position) return position.error();
  DoubleGame game{*position, reading};
  for (const Square square : *passed) {
    if (!still_passed(position->board(), other(game.to_move()), square)) {
      return rules::refusal_of({rules::FaultKind::EnPassant, other(game.to_move())});
    }
  }
  game.passed_ = *passed;
  game.second_half_ = half == "2";
  game.missed_ = fields.size() > 7 && fields[7] == "missed";
  game.progress_ = Progress{game.turn_text(), position->halfmove_clock()};
  return game;
}

/// Legal moves of chess; a pawn that stepped twice in the turn before may be taken en passant by
/// the first half only (reading D-A10).
std::vector<Move> DoubleGame::moves() const {
  const rules::MoveList legal = rules::legal_moves(position_);
  std::vector<Move> all{legal.begin(), legal.end()};
  if (second_half_) return all;
  for (const Square passed : passed_) {
    for (const Square from :
         rules::squares_of(rules::en_passant_takers(position_.board(), to_move(), passed))) {
      all.push_back(Move::en_passant(from, passed));
    }
  }
  return all;
}

void DoubleGame::note_double_step(Move half) {
  const bool pawn = position_.board().kind_at(half.from()) == Kind::Pawn;
  const int step = rules::index_of(half.to()) - rules::index_of(half.from());
  if (pawn && std::abs(step) == 16) {
    stepping_.push_back(static_cast<Square>(rules::index_of(half.from()) + step / 2));
  }
}

/// The positions compared by Laws 9.2.2 are those at the start of turns (reading D-A13).
std::string DoubleGame::turn_text() const {
  return position_text(position_) + squares_text(passed_);
}

void DoubleGame::end_turn(bool second_half_missing) {
  const Side player = other(to_move());  // the opponent is on move already
  passed_.clear();
  for (const Square passed : stepping_) {
    if (still_passed(position_.board(), player, passed)) passed_.push_back(passed);
  }
  stepping_.clear();
  // Leaflet, line 3: neither player had a second half, one turn after the other (D-A8).
  drawn_by_missing_ = second_half_missing && (missed_ || reading_.draw_at_first_missing);
  missed_ = second_half_missing;
  second_half_ = false;
  progress_.turn_ended(turn_text(), turn_changes_);
  turn_changes_ = false;
}

DoubleGame DoubleGame::after(Move half) const {
  DoubleGame next = *this;
  const Side player = to_move();
  next.note_double_step(half);
  next.passed_.clear();
  const Position reply = rules::after(position_, half);
  next.turn_changes_ = turn_changes_ || reply.halfmove_clock() == 0;
  next.position_ = with_player(reply, other(player));
  if (second_half_) {
    next.end_turn(false);
    return next;
  }
  // Leaflet, line 1: a check by the first half ends the turn; nothing is missing then (D-A9).
  const bool first_turn = player == Side::White && position_.fullmove_number() == 1;
  if (rules::in_check(next.position_) || (reading_.balanced && first_turn)) {
    next.end_turn(false);
    return next;
  }
  Setup again = next.position_.setup();
  again.side_to_move = player;
  again.fullmove_number = position_.fullmove_number();
  const Position second = position_of(again);
  if (!rules::has_legal_move(second)) {
    next.end_turn(true);
    return next;
  }
  next.position_ = second;
  next.second_half_ = true;
  return next;
}

Result<DoubleGame> DoubleGame::half_played(std::string_view text,
                                           const notation::Reading& reading) const {
  if (drawn_by_missing_) return refused("Double 3", "variants.game-over");
  const auto half = notation::read_among(position_, moves(), text, reading);
  if (!half) return half.error();
  return after(*half);
}

Result<DoubleGame> DoubleGame::played(std::string_view text,
                                      const notation::Reading& reading) const {
  const auto halves = split(text, ',');
  auto game = half_played(halves.front(), reading);
  for (std::size_t i = 1; i < halves.size() && game; ++i) {
    // Leaflet, line 1: the turn may be over already.
    if (!game->second_half_) return refused("Double 1", "variants.turn-over");
    game = game->half_played(halves[i], reading);
  }
  return game;
}

std::vector<std::string> DoubleGame::choices(notation::Letters letters) const {
  const std::vector<Move> all = moves();
  std::vector<std::string> texts;
  for (const Move half : all) {
    const DoubleGame next = after(half);
    std::string sign;
    if (!next.second_half_ && rules::in_check(next.position_)) {
      sign = next.moves().empty() ? "#" : "+";
    }
    texts.push_back(notation::written_among(position_, all, half, {letters}) + sign);
  }
  return texts;
}

std::optional<Ending> DoubleGame::ending() const {
  if (drawn_by_missing_) return drawn("Double 3", "variants.no-second-halves");
  if (second_half_) return std::nullopt;
  if (moves().empty()) {
    // Leaflet, line 2: a check that the first half cannot parry is mate.
    if (rules::in_check(position_)) {
      return won(other(to_move()), "Double 2", "variants.checkmate");
    }
    return drawn("5.2.1", "variants.stalemate");
  }
  if (is_dead_by_material(position_.board())) return drawn("5.2.2", "variants.dead-position");
  return progress_.ending();
}

std::string DoubleGame::text() const {
  const std::string fen = formats::fen_of(position_);
  const auto fields = words_of(fen);
  std::string text;
  for (std::size_t i = 0; i < 3; ++i) text += std::string{fields[i]} + " ";
  text += squares_text(passed_) + " " + std::to_string(progress_.idle_turns()) + " " +
          std::string{fields[5]} + (second_half_ ? " 2" : " 1");
  return missed_ ? text + " missed" : text;
}

std::string DoubleGame::reading() const {
  std::string text = reading_.balanced ? "balanced" : "";
  if (reading_.draw_at_first_missing) text += text.empty() ? "first-missing" : " first-missing";
  return text;
}

}  // namespace praporek::variants
