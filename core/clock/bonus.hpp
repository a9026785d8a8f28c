#pragma once

#include "core/clock/clock_state.hpp"

namespace praporek::clock {

/// The player's clock starts to run for a new move: the delay is full again.
void begin_move(SideClock& clock, const Period& period);

/// The main time that passes when the clock runs this long: the delay is spent first (6.3.2).
Millis off_the_delay(SideClock& clock, Millis elapsed);

/// The press after a move: Bronstein gives back what the move took, up to the bonus; Fischer adds
/// the increment of the move to come, which may belong to the next period (note to 6.3.2).
void give_bonus(SideClock& clock, const Period& of_the_move, const Period& of_the_next);

/// A period begins while a move is under way: its base is added to what was saved (6.3.2). In
/// Fischer mode the move also gets what the new increment is higher than the old one.
void give_period_during_move(SideClock& clock, const Period& ended, const Period& begun);

}  // namespace praporek::clock
