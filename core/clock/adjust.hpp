#pragma once

#include "core/base/result.hpp"
#include "core/clock/clock_event.hpp"
#include "core/clock/clock_state.hpp"

#include <optional>

namespace praporek::clock {

/// What a change of time would do, to be shown before it is made.
struct TimePreview {
  Millis before{0};
  Millis after{0};
  bool flag_would_fall = false;  ///< the arbiter must say yes once more (12.9.3)
};
TimePreview preview(const ClockState& state, const TimeAdded& change);

/// Who wants the clocks to go on.
enum class Restarter { Arbiter, Player };

/// Only the arbiter decides when play goes on, and it goes on for the side that was running
/// (6.11.3).
Result<Resumed> restart(const ClockState& state, Instant at, Restarter who);

/// The time a player with an assistant starts with: usually ten minutes less, nothing less for one
/// who is disabled (note to 6.2.6). The arbiter may choose another value.
Millis allotment_with_assistant(Millis base, bool disabled);

/// When each player came to the board, if he has.
using Arrivals = BySide<std::optional<Instant>>;

/// With both absent at the start and a default time above zero, White loses the time until he
/// arrives (6.7.2); nobody loses any otherwise, the clock itself having run.
Millis lost_before_arrival(Instant start, const Arrivals& arrived, Millis default_time);

/// A player who adjourns before the end of the session is deemed to seal at its end
/// (Guidelines I.1.2): the time he has left then.
Millis left_after_early_sealing(Millis left, Millis before_session_end);

/// How far the clock's counter is behind the moves made, for each side: presses were forgotten
/// (note to 6.2.1). A move the opponent has not answered may still be pressed and is not missing.
BySide<int> missing_presses(const ClockState& state);

/// The rules with an increment for both from now on, where a player asked for it in the last
/// minutes of a game without one (Guidelines III.4). The first is given for the next press.
ClockRules with_increment_from_now(ClockRules rules, const ClockState& state, Millis increment);

enum class FlagsVerdict { NotBothDown, FirstIsKnown, PlayOn, Draw };

/// Both flags are down: the sign tells which was first; where it does not, play goes on unless it
/// was the period of all remaining moves (Guidelines III.3.1).
FlagsVerdict both_flags_verdict(const ClockRules& rules, const ClockState& state);

}  // namespace praporek::clock
