#include "core/variants/chief_and_warriors.hpp"

#include "core/formats/fen.hpp"
#include "core/notation/write.hpp"
#include "core/rules/attacks.hpp"
#include "core/rules/castling.hpp"
#include "core/rules/legal_moves.hpp"
#include "core/rules/legal_position.hpp"
#include "core/rules/play.hpp"
#include "core/variants/board_text.hpp"

#include <algorithm>

namespace praporek::variants {

using rules::bit;
using rules::Bitboard;
using rules::Kind;
using rules::Move;
using rules::Piece;
using rules::Placement;
using rules::Position;
using rules::Setup;
using rules::Square;

namespace {

constexpr Piece chief_piece{Kind::Queen, Side::Black};

/// Leaflet, line 2: as a queen or as a knight; leaps pass over pieces, lines do not.
Bitboard chief_attacks(Square from, Bitboard occupied) {
  return rules::queen_attacks(from, occupied) | rules::knight_attacks(from);
}

bool attacked_by_warriors(const Placement& board, Square square, Bitboard occupied) {
  return rules::is_attacked(board, square, Side::White, occupied);
}

/// The squares the king stands on during castling, its first and last included (Laws 3.8.2.2.1).
Bitboard castling_path(Move castling) {
  const Square to = rules::castled_king(Side::White, rules::wing_of(castling));
  return bit(castling.from()) | rules::between(castling.from(), to) | bit(to);
}

Refusal refused(const char* article, const char* why) {
  return Refusal{Article{article}, Message{why, {}}};
}

/// What a position of this game must look like.
std::optional<Refusal> fault_of(const Setup& setup) {
  const Placement& board = setup.board;
  const bool chief_alone = rules::count(board.of(Side::Black)) == 1 &&
                           board.of(Side::Black) == board.of(Side::Black, Kind::Queen);
  if (!chief_alone) return refused("Chief 2", "variants.chief-alone");
  if (rules::count(board.of(Side::White, Kind::King)) != 1) {
    return refused("Chief 1", "variants.one-king");
  }
  if ((board.of(Kind::Pawn) & (rules::rank_bits(0) | rules::rank_bits(7))) != 0) {
    return rules::refusal_of({rules::FaultKind::PawnOnEndRank, Side::White});
  }
  const Square chief = rules::first_of(board.of(Side::Black));
  if (setup.side_to_move == Side::White && attacked_by_warriors(board, chief, board.occupied())) {
    return refused("Chief 3", "variants.chief-left-attacked");
  }
  return std::nullopt;
}

}  // namespace

ChiefGame::ChiefGame(const Position& position, const ChiefReading& reading)
    : position_{position},
      reading_{reading},
      progress_{position_text(position), position.halfmove_clock()} {}

Result<ChiefGame> ChiefGame::start(const ChiefReading& reading) {
  if (rules::rank_of(reading.chief_start) < 5) {
    return refused("Chief 2", "variants.chief-start");
  }
  Setup setup = rules::initial_position().setup();
  for (const Square square : rules::squares_of(setup.board.of(Side::Black))) {
    setup.board.remove(square, *setup.board.at(square));
  }
  setup.board.put(reading.chief_start, chief_piece);
  return ChiefGame{position_of(setup), reading};
}

Result<ChiefGame> ChiefGame::read(std::string_view fen, const ChiefReading& reading) {
  const auto setup = formats::read_fen(fen);
  if (!setup) return setup.error();
  if (const auto fault = fault_of(*setup)) return *fault;
  return ChiefGame{position_of(*setup), reading};
}

Square ChiefGame::chief() const { return rules::first_of(position_.board().of(Side::Black)); }

bool ChiefGame::king_taken() const { return position_.board().of(Side::White, Kind::King) == 0; }

bool ChiefGame::on_move_is_attacked() const {
  const Placement& board = position_.board();
  if (to_move() == Side::Black) return attacked_by_warriors(board, chief(), board.occupied());
  return (chief_attacks(chief(), board.occupied()) & board.of(Side::White, Kind::King)) != 0;
}

bool ChiefGame::leaves_king_safe(Move move) const {
  const Placement then = rules::after(position_, move).board();
  const Bitboard attacked = chief_attacks(chief(), then.occupied());
  if ((attacked & then.of(Side::White, Kind::King)) != 0) return false;
  if (!move.is_castling()) return true;
  const Bitboard now = chief_attacks(chief(), position_.board().occupied());
  return (now & castling_path(move)) == 0;
}

/// With a white knight in the Chief's place the rules of chess list every way the warriors can
/// move: lines stop there, nothing takes it, nobody gives check. The Chief's attacks are then
/// looked at as what they are.
std::vector<Move> ChiefGame::warriors_moves(bool king_may_stay_attacked) const {
  Setup without_chief = position_.setup();
  without_chief.board.remove(chief(), chief_piece);
  without_chief.board.put(chief(), {Kind::Knight, Side::White});
  std::vector<Move> moves;
  for (const Move move : rules::legal_moves(position_of(without_chief))) {
    if (move.from() == chief()) continue;
    if (move.promotion() && !reading_.warriors_promote) continue;  // reading C-A7
    if (king_may_stay_attacked || leaves_king_safe(move)) moves.push_back(move);
  }
  return moves;
}

/// The Chief may neither move to nor stay on an attacked square; taking the king ends the game
/// and needs no safety (readings C-A2, C-A4).
std::vector<Move> ChiefGame::chiefs_moves() const {
  const Square from = chief();
  const Bitboard occupied = position_.board().occupied();
  std::vector<Move> moves;
  for (const Square to : rules::squares_of(chief_attacks(from, occupied))) {
    Placement then = position_.board();
    const auto taken = then.at(to);
    if (taken) then.remove(to, *taken);
    const Bitboard stand = (occupied ^ bit(from)) | bit(to);
    const bool takes_king = taken && taken->kind == Kind::King;
    if (takes_king || !attacked_by_warriors(then, to, stand)) {
      moves.push_back(Move::normal(from, to));
    }
  }
  return moves;
}

std::vector<Move> ChiefGame::moves() const {
  if (king_taken()) return {};
  return to_move() == Side::White ? warriors_moves(false) : chiefs_moves();
}

ChiefGame ChiefGame::after(Move move) const {
  ChiefGame next = *this;
  if (rules::contains(position_.board().of(Kind::King), move.to())) {
    Setup last = position_.setup();
    last.castling = {};  // nobody castles without a king
    next.position_ = position_of(last);
  }
  next.position_ = rules::after(next.position_, move);
  next.progress_.turn_ended(position_text(next.position_), next.position_.halfmove_clock() == 0);
  return next;
}

Result<ChiefGame> ChiefGame::played_among(const std::vector<Move>& moves, std::string_view text,
                                          const notation::Reading& reading) const {
  if (king_taken()) return refused("Chief 2", "variants.game-over");
  const auto move = notation::read_among(position_, moves, text, reading);
  if (!move) return move.error();
  return after(*move);
}

Result<ChiefGame> ChiefGame::played(std::string_view text, const notation::Reading& reading) const {
  return played_among(moves(), text, reading);
}

Result<ChiefGame> ChiefGame::played_unnoticed(std::string_view text,
                                              const notation::Reading& reading) const {
  return played_among(to_move() == Side::White ? warriors_moves(true) : moves(), text, reading);
}

std::vector<std::string> ChiefGame::choices(notation::Letters letters) const {
  const std::vector<Move> all = moves();
  std::vector<std::string> texts;
  for (const Move move : all) {
    const ChiefGame next = after(move);
    std::string sign;
    if (!next.king_taken() && next.on_move_is_attacked()) sign = next.moves().empty() ? "#" : "+";
    texts.push_back(notation::written_among(position_, all, move, {letters}) + sign);
  }
  return texts;
}

std::optional<Ending> ChiefGame::ending() const {
  if (king_taken()) return won(Side::Black, "Chief 2", "variants.king-taken");
  if (!moves().empty()) return progress_.ending();
  if (!on_move_is_attacked()) return drawn("5.2.1", "variants.stalemate");  // reading C-A6
  if (to_move() == Side::Black) return won(Side::White, "Chief 3", "variants.chief-mated");
  return won(Side::Black, "5.1.1", "variants.checkmate");
}

std::optional<Ending> ChiefGame::ending_on_chiefs_flag() const {
  const Placement& board = position_.board();
  if (board.of(Side::White) == board.of(Side::White, Kind::King)) {
    return drawn("6.9", "variants.bare-king");  // readings C-A5, C-A11
  }
  return std::nullopt;
}

std::string ChiefGame::text() const { return formats::fen_of(position_); }

std::string ChiefGame::reading() const {
  std::string text;
  if (reading_.chief_start != ChiefReading{}.chief_start) {
    text = "chief-" + rules::text_of(reading_.chief_start);
  }
  if (!reading_.warriors_promote) text += text.empty() ? "no-promotion" : " no-promotion";
  return text;
}

}  // namespace praporek::variants
