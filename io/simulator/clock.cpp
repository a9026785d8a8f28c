#include "io/simulator/clock.hpp"

#include <chrono>
#include <utility>

namespace praporek::simulator {

namespace {

/// The sign of a new period disappears after a while.
constexpr Millis sign_shown = std::chrono::minutes{5};

}  // namespace

Clock::Clock(clock::ClockRules rules, board::Lie lie)
    : rules_{std::move(rules)}, lie_{lie}, state_{clock::set_for_start(rules_)} {}

void Clock::step(const clock::ClockEvent& event) {
  state_ = clock::step(rules_, state_, event).state;
}

void Clock::start(Instant at) {
  if (state_.phase == clock::Phase::NotStarted) {
    step(clock::Started{at});
  } else {
    step(clock::Resumed{at, std::nullopt});
  }
}

void Clock::press(Instant at) {
  const Side by = state_.turn;
  step(clock::Moved{at, by, false});
  step(clock::Pressed{at, by});
}

void Clock::stop(Instant at) { step(clock::Paused{at, std::nullopt}); }

void Clock::pass(Instant now) { step(clock::Ticked{now}); }

dgt::Display Clock::display_of(Side side) const {
  const clock::SideClock& own = state_.side[side];
  dgt::Display display;
  // A display shows whole seconds, and zero only when nothing is left.
  display.left = std::chrono::ceil<std::chrono::seconds>(own.left);
  display.per_move = clock::period_of(rules_.control[side], own.period).bonus > Millis{0};
  display.flag_final = own.flag_fell && own.left == Millis{0};
  display.flag_shown =
      own.flag_fell && own.left > Millis{0} && state_.at - *own.flag_fell < sign_shown;
  return display;
}

dgt::ClockTimes Clock::report() const {
  dgt::ClockTimes shown;
  for (const Side side : {Side::White, Side::Black}) {
    shown.at(board::end_of(side, lie_)) = display_of(side);
  }
  shown.running = running();
  shown.using_time = board::end_of(state_.turn, lie_);
  return shown;
}

}  // namespace praporek::simulator
