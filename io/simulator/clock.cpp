#include "io/simulator/clock.hpp"

namespace praporek::simulator {

using dgt::Display;
using dgt::End;

Clock::Clock(Millis main_time, Millis increment) : increment_{increment} {
  for (Display& display : state_.displays) {
    display.left = main_time + increment;
    display.per_move = increment > Millis{0};
  }
}

void Clock::start(Instant at) {
  now_ = at;
  state_.running = true;
}

void Clock::press(Instant at) {
  pass(at);
  if (!state_.running) return;
  state_.at(state_.using_time).left += increment_;
  state_.using_time = opposite(state_.using_time);
}

void Clock::stop(Instant at) {
  pass(at);
  state_.running = false;
}

void Clock::pass(Instant now) {
  const Millis passed = now - now_;
  now_ = now;
  if (!state_.running) return;
  Display& display = state_.at(state_.using_time);
  display.left -= passed;
  if (display.left > Millis{0}) return;
  display.left = Millis{0};
  display.flag_final = true;
  state_.running = false;
}

dgt::ClockTimes Clock::report() const {
  dgt::ClockTimes shown = state_;
  // A display shows whole seconds, and zero only when nothing is left.
  for (Display& display : shown.displays) {
    display.left = std::chrono::ceil<std::chrono::seconds>(display.left);
  }
  return shown;
}

}  // namespace praporek::simulator
