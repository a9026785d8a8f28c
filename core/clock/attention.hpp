#pragma once

#include "core/clock/clock_state.hpp"
#include "core/clock/tempo.hpp"

#include <optional>

namespace praporek::clock {

enum class LowTime : std::uint8_t { No, UnderFiveMinutes, UnderTwoMinutes, UnderHalfMinute };
LowTime low_time(Millis left);

enum class Recording : std::uint8_t {
  Due,     ///< the player must write (8.1)
  Waived,  ///< he was under five minutes in this period and has no 30 seconds a move (8.4)
  NoDuty,  ///< rapid and blitz (A.2)
};
Recording recording_of(const ClockRules& rules, const ClockState& state, Side side);

/// What the arbiter has to do about a time scramble.
enum class Scramble : std::uint8_t {
  None,
  OneNotRecording,     ///< let the clocks run when a flag falls (8.5.2)
  NeitherIsRecording,  ///< be there, write the moves, stop the clocks when a flag falls (8.5.1)
};
Scramble scramble_of(const ClockRules& rules, const ClockState& state);

/// What follows when this side's flag falls now.
enum class AtFlag : std::uint8_t {
  DecideGame,   ///< all moves had to be made in this period (6.9)
  StopClocks,   ///< and let both bring their scoresheets up to date (8.5.1)
  LetClocksRun  ///< check the moves; the player updates his scoresheet on his own time (8.5.2)
};
AtFlag at_flag(const ClockRules& rules, const ClockState& state, Side side);

/// Completed moves still wanting until the control; none in the last period. For the arbiter only
/// (note to 8.5.1).
std::optional<int> moves_to_control(const ClockRules& rules, const ClockState& state, Side side);

/// Moves that were not completed in a period the clock has already left at zero (6.4).
int moves_missed(const ClockRules& rules, const ClockState& state, Side side);

/// The last moment at which a player may arrive, from the actual start of the round (6.7.1).
struct DefaultTime {
  Instant actual_start;
  Millis wait{0};  ///< zero: zero tolerance
};
Instant latest_arrival(const DefaultTime& rule);

/// Has the game been lost by a player who arrived then, or has not arrived by now?
bool is_too_late(const DefaultTime& rule, std::optional<Instant> arrived, Instant now);

/// Times and move numbers are written down about every thirty minutes (note to 6.10.1).
bool time_check_is_due(Instant last_check, Instant now);

}  // namespace praporek::clock
