#include "core/board/setting_check.hpp"

#include "core/clock/sanity.hpp"

#include <algorithm>
#include <chrono>

namespace praporek::board {

namespace {

constexpr int doubts_allowed = 2;

/// Displays show whole seconds, and some leave the first increment out until White's clock runs.
constexpr Millis rounding{1'000};

}  // namespace

void SettingCheck::clock_runs(bool running, Instant at, int plies) {
  if (running && !started_ && plies == 0) started_ = at;
  if (!started_) return;
  if (!running && !stands_since_) stands_since_ = at;
  if (running && stands_since_) {
    stood_ += at - *stands_since_;
    stands_since_.reset();
  }
}

bool SettingCheck::wrong_for_start(const BySide<Millis>& clocks) const {
  if (!rules_) return false;
  const clock::ClockState right = clock::set_for_start(*rules_);
  return std::ranges::any_of(std::array{Side::White, Side::Black}, [&](Side side) {
    const Millis full = right.side[side].left;
    const Millis without = full - clock::period_of(rules_->control[side], 0).bonus;
    const auto near = [&](Millis due) { return std::chrono::abs(clocks[side] - due) <= rounding; };
    return !near(full) && !near(without);
  });
}

bool SettingCheck::wrong_after(const PressFound& press) {
  if (!rules_ || !started_) return false;
  ++presses_[press.by];
  clock::TimeCheck check;
  check.elapsed = press.at - *started_ - stood_;
  check.completed = presses_;
  check.left = press.clocks;
  const bool agrees = clock::check_setting(*rules_, check).suspicions.empty();
  doubts_ = agrees ? 0 : doubts_ + 1;
  return doubts_ > doubts_allowed;
}

}  // namespace praporek::board
