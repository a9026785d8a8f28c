#pragma once

#include "core/base/instant.hpp"
#include "io/dgt/clock_message.hpp"

namespace praporek::simulator {

/// A clock beside a simulated board: main time and an increment, frozen when a flag falls. Time
/// passes only where it is told.
class Clock {
 public:
  Clock(Millis main_time, Millis increment);

  /// White's clock is started.
  void start(Instant at);

  /// The end that uses time presses its lever.
  void press(Instant at);

  /// Both stand.
  void stop(Instant at);

  void pass(Instant now);

  /// What it sends now.
  [[nodiscard]] dgt::ClockTimes report() const;

 private:
  dgt::ClockTimes state_;
  Millis increment_;
  Instant now_;
};

}  // namespace praporek::simulator
