#pragma once

#include "core/base/instant.hpp"
#include "core/rules/bitboard.hpp"
#include "core/rules/move.hpp"

#include <cstdint>
#include <variant>

/// What can be said about the game from what was seen on the board.
namespace praporek::tracking {

/// How a move became certain.
enum class Certainty : std::uint8_t {
  Pressed,   ///< the player pressed the clock
  Answered,  ///< the opponent made his move
};

struct MoveMade {
  Instant at;
  int ply = 0;  ///< counted from 1
  rules::Move move;
  Certainty certainty = Certainty::Pressed;
  bool rook_first = false;  ///< castling begun with the rook: a touch-move question (Laws 4.4.2)
  bool unseen = false;      ///< only its result was seen, not the move itself
  friend bool operator==(const MoveMade&, const MoveMade&) = default;
};

/// The board stands as it did after this many plies.
struct TakenBack {
  Instant at;
  int plies = 0;
  friend bool operator==(const TakenBack&, const TakenBack&) = default;
};

/// One piece was moved where it cannot go, and the clock was pressed (Laws 7.5.1).
struct IllegalMoveSeen {
  Instant at;
  Side by = Side::White;
  rules::Square from;
  rules::Square to;
  friend bool operator==(const IllegalMoveSeen&, const IllegalMoveSeen&) = default;
};

/// The opponent went on after it: it stands unless the arbiter restores the position.
struct IllegalMoveStands {
  Instant at;
  int ply = 0;
  rules::Square from;
  rules::Square to;
  friend bool operator==(const IllegalMoveStands&, const IllegalMoveStands&) = default;
};

/// The clock was pressed while the pawn still stood on the last rank (Laws 7.5.2).
struct PawnNotExchanged {
  Instant at;
  rules::Square square;
  friend bool operator==(const PawnNotExchanged&, const PawnNotExchanged&) = default;
};

/// The clock was pressed without a move (Laws 7.5.3).
struct PressedWithoutMove {
  Instant at;
  Side by = Side::White;
  friend bool operator==(const PressedWithoutMove&, const PressedWithoutMove&) = default;
};

/// No legal moves lead to what stands there, or several lines do.
struct NotExplained {
  Instant at;
  rules::Bitboard squares = 0;  ///< where it differs from the last certain position
  friend bool operator==(const NotExplained&, const NotExplained&) = default;
};

struct ExplainedAgain {
  Instant at;
  friend bool operator==(const ExplainedAgain&, const ExplainedAgain&) = default;
};

/// All men stand at a start, though a game was going on.
struct StartPositionSet {
  Instant at;
  int number = 0;  ///< of the Chess960 table; 518 is chess
  friend bool operator==(const StartPositionSet&, const StartPositionSet&) = default;
};

enum class Signal : std::uint8_t { WhiteWins, BlackWins, Draw };

/// The players put the kings in the centre. A proposal: the arbiter confirms the result.
struct ResultSignalled {
  Instant at;
  Signal signal = Signal::Draw;
  friend bool operator==(const ResultSignalled&, const ResultSignalled&) = default;
};

using Fact = std::variant<MoveMade, TakenBack, IllegalMoveSeen, IllegalMoveStands, PawnNotExchanged,
                          PressedWithoutMove, NotExplained, ExplainedAgain, StartPositionSet,
                          ResultSignalled>;

}  // namespace praporek::tracking
