#pragma once

#include "core/base/instant.hpp"
#include "core/base/side.hpp"
#include "core/board/report.hpp"
#include "core/tracking/fact.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

/// What the reports of a device come to: facts of the game at its table.
namespace praporek::board {

using Clocks = BySide<std::optional<Millis>>;

struct MoveFound {
  Instant at;
  int ply = 0;  ///< counted from 1
  std::string uci;
  bool illegal = false;  ///< it stood all the same
  bool unseen = false;   ///< only its result was seen
  Clocks clocks;         ///< after the press, where there was one
  friend bool operator==(const MoveFound&, const MoveFound&) = default;
};

/// The game goes on from this many plies.
struct MovesTakenBack {
  Instant at;
  int plies = 0;
  friend bool operator==(const MovesTakenBack&, const MovesTakenBack&) = default;
};

struct PressFound {
  Instant at;
  Side by = Side::White;
  BySide<Millis> clocks;
  friend bool operator==(const PressFound&, const PressFound&) = default;
};

struct FlagFound {
  Instant at;
  Side side = Side::White;
  FlagOrder order = FlagOrder::First;
  friend bool operator==(const FlagFound&, const FlagFound&) = default;
};

struct PeriodFound {
  Instant at;
  Side side = Side::White;
  friend bool operator==(const PeriodFound&, const PeriodFound&) = default;
};

/// The players put the kings in the centre. The arbiter confirms the result; none takes it back.
struct ResultFound {
  Instant at;
  std::optional<tracking::Signal> signal;
  friend bool operator==(const ResultFound&, const ResultFound&) = default;
};

enum class AlarmKind : std::uint8_t {
  NoDevice,
  NoClock,
  BatteryLow,
  ClockStands,      ///< though the game is on
  ClockSetWrong,    ///< the times do not agree with the moves and the time of day (6.10.2)
  SquareUnstable,   ///< a piece flickers
  NotExplained,     ///< no legal moves lead to what stands there
  Gap,              ///< more moves were missed than can be found again
  PrematureResult,  ///< kings in the centre while the clock runs, or play went on
  SetUpWrong,       ///< before the game (7.2)
  IllegalMove,      ///< and the clock was pressed (7.5.1)
  PawnNotExchanged,
  PressedWithoutMove,
  RookFirst,  ///< castling begun with the rook (4.4.2)
};

struct AlarmFound {
  Instant at;
  AlarmKind kind = AlarmKind::NoDevice;
  bool over = false;
  std::optional<Side> side;
  std::string squares;  ///< "e4", "e1e3", "a1 h8": where
  friend bool operator==(const AlarmFound&, const AlarmFound&) = default;
};

using Finding = std::variant<MoveFound, MovesTakenBack, PressFound, FlagFound, PeriodFound,
                             ResultFound, AlarmFound>;

}  // namespace praporek::board
