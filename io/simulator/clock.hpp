#pragma once

#include "core/clock/clock.hpp"
#include "io/dgt/clock_message.hpp"

namespace praporek::simulator {

/// A clock beside a simulated board, set by whatever rules the game has. Time passes only where it
/// is told.
class Clock {
 public:
  Clock(clock::ClockRules rules, board::Lie lie);

  /// White's clock is started, or play goes on.
  void start(Instant at);

  /// The end that uses time presses its lever.
  void press(Instant at);

  /// Both stand.
  void stop(Instant at);

  void pass(Instant now);

  [[nodiscard]] Side turn() const { return state_.turn; }
  [[nodiscard]] bool running() const { return clock::running(state_).has_value(); }
  [[nodiscard]] const clock::ClockState& state() const { return state_; }

  /// What it sends now.
  [[nodiscard]] dgt::ClockTimes report() const;

 private:
  void step(const clock::ClockEvent& event);
  [[nodiscard]] dgt::Display display_of(Side side) const;

  clock::ClockRules rules_;
  board::Lie lie_;
  clock::ClockState state_;
};

}  // namespace praporek::simulator
