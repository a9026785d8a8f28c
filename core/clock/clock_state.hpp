#pragma once

#include "core/base/instant.hpp"
#include "core/base/side.hpp"
#include "core/clock/time_control.hpp"

#include <cstdint>
#include <optional>

namespace praporek::clock {

/// When the time of the next period is added.
enum class PeriodChange : std::uint8_t {
  ByMoves,  ///< when the move counter reaches the number of moves
  ByZero,   ///< when the time has run out, whatever the counter shows
};

/// What was agreed before the game and set on the clock.
struct ClockRules {
  TimeControl control;
  PeriodChange change = PeriodChange::ByMoves;
  bool freeze_at_flag = false;  ///< the first flag stops both clocks
};

/// Where the times come from.
enum class Counting : std::uint8_t {
  Own,       ///< counted here from presses and instants
  Device,    ///< an electronic clock reports; between two reports we count, it alone drops flags
  Readings,  ///< somebody reads the clock and types: nothing runs here, ever
};

enum class Phase : std::uint8_t { NotStarted, Running, Paused, Ended };

/// One of the two displays and what is known of its owner's moves.
struct SideClock {
  Millis left{0};
  Millis delay_left{0};  ///< of this move, before the main time runs
  Millis used_on_move{0};
  int period = 0;
  int made = 0;       ///< moves made, pressed or not (Laws 4.7)
  int completed = 0;  ///< moves completed as the Laws count them (6.2.1)
  int presses = 0;    ///< what the move counter of the clock shows
  std::optional<Instant> flag_fell;
  bool was_under_five = false;  ///< at some stage of this period (Laws 8.4)

  friend bool operator==(const SideClock&, const SideClock&) = default;
};

/// The two times somebody or something read, and when.
struct Reading {
  BySide<Millis> left;
  Instant at;

  friend bool operator==(const Reading&, const Reading&) = default;
};

/// A chessclock (Laws 6.1). A value of fixed size: copying it allocates nothing.
struct ClockState {
  BySide<SideClock> side;
  Phase phase = Phase::NotStarted;
  Counting counting = Counting::Own;
  Side turn = Side::White;  ///< whose clock runs, or will run when play goes on
  Instant at;               ///< up to when time has been counted
  std::optional<Instant> started;
  Millis stood{0};                 ///< since the start, in all pauses
  std::optional<Side> first_flag;  ///< empty while none fell, or both were found fallen
  std::optional<Side> called_by;   ///< the player who stopped the clocks to seek the arbiter
  std::optional<Reading> reading;  ///< the last one, typed or from the device
  bool to_be_set = false;          ///< a ruled time is not yet known to be on the clock

  friend bool operator==(const ClockState&, const ClockState&) = default;
};

/// A clock set for the start, Fischer's first increment included (note to 6.3.2).
ClockState set_for_start(const ClockRules& rules, Counting counting = Counting::Own);

/// The side whose time is running; at most one (Laws 6.1).
std::optional<Side> running(const ClockState& state);

bool both_flags_down(const ClockState& state);

/// The time since the start, pauses taken off.
Millis time_played(const ClockState& state);

/// What may be shown of one side's time. Without a device there is only the last reading and its
/// age: the time now is not known, and none is made up.
struct ShownTime {
  Millis left{0};
  std::optional<Millis> age;  ///< set where the time is a reading
};
ShownTime time_of(const ClockState& state, Side side, Instant now);

}  // namespace praporek::clock
