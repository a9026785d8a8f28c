#pragma once

#include "core/clock/clock_event.hpp"
#include "core/clock/clock_state.hpp"

namespace praporek::clock {

struct ClockStep {
  ClockState state;
  ClockEffects effects;
};

/// What an event does to a clock set by these rules. The same input always gives the same output;
/// an event that cannot happen in this state (a second start, a press of the clock that is not
/// running) changes nothing but the time. An instant before the last one counts as the last one.
ClockStep step(const ClockRules& rules, const ClockState& state, const ClockEvent& event);

}  // namespace praporek::clock
