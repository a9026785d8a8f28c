#pragma once

#include "core/board/finding.hpp"
#include "core/clock/clock_state.hpp"

#include <optional>

namespace praporek::board {

/// Is the clock set as it should be? Before the game it must show the time of the first period;
/// during play moves, times and the time of day must agree (Laws 6.10.2).
class SettingCheck {
 public:
  SettingCheck() = default;
  explicit SettingCheck(std::optional<clock::ClockRules> rules) : rules_{std::move(rules)} {}

  /// The clock runs or stands; only a game watched from its first second can be judged.
  void clock_runs(bool running, Instant at, int plies);

  /// Whether it shows anything but the time for the start.
  [[nodiscard]] bool wrong_for_start(const BySide<Millis>& clocks) const;

  /// A press with its times; presses are what gives increments, moves without one do not. One
  /// doubt is a reading that came late, three in a row are a wrong setting.
  bool wrong_after(const PressFound& press);

 private:
  std::optional<clock::ClockRules> rules_;
  std::optional<Instant> started_;
  std::optional<Instant> stands_since_;
  Millis stood_{0};
  BySide<int> presses_;
  int doubts_ = 0;
};

}  // namespace praporek::board
