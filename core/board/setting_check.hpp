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

  /// A move with its times. One doubt is a late press; three in a row are a wrong setting.
  bool wrong_after(int ply, const BySide<Millis>& clocks, Instant at);

 private:
  std::optional<clock::ClockRules> rules_;
  std::optional<Instant> started_;
  std::optional<Instant> stands_since_;
  Millis stood_{0};
  int doubts_ = 0;
};

}  // namespace praporek::board
