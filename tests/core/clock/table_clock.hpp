#pragma once

#include "core/clock/clock.hpp"
#include "core/clock/time_control_text.hpp"

#include <chrono>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

namespace praporek::test {

using namespace std::chrono_literals;

/// Milliseconds after an arbitrary start of the day.
constexpr Instant at(Millis after) { return Instant{std::chrono::hours{500'000} + after}; }

inline clock::ClockRules rules_for(std::string_view control,
                                   clock::BonusMode mode = clock::BonusMode::Fischer) {
  return {clock::read_time_control(control, {.bare = {}, .mode = mode}).value(), {}, false};
}

/// A clock on a table: events go in with seconds since the start, the state can be looked at.
class TableClock {
 public:
  explicit TableClock(clock::ClockRules rules, clock::Counting counting = clock::Counting::Own)
      : rules_{std::move(rules)}, state_{clock::set_for_start(rules_, counting)} {}
  explicit TableClock(std::string_view control) : TableClock{rules_for(control)} {}

  clock::ClockEffects happens(const clock::ClockEvent& event) {
    clock::ClockStep next = clock::step(rules_, state_, event);
    state_ = next.state;
    return next.effects;
  }
  clock::ClockEffects start(Millis after = 0s) { return happens(clock::Started{at(after)}); }
  clock::ClockEffects tick(Millis after) { return happens(clock::Ticked{at(after)}); }
  clock::ClockEffects press(Millis after, Side by) {
    return happens(clock::Pressed{at(after), by, clock::Press::AfterMove});
  }
  /// Whoever is running presses.
  clock::ClockEffects press(Millis after) { return press(after, state_.turn); }
  clock::ClockEffects move(Millis after, Side by) {
    return happens(clock::Moved{at(after), by, false});
  }

  [[nodiscard]] const clock::ClockRules& rules() const { return rules_; }
  [[nodiscard]] const clock::ClockState& state() const { return state_; }
  [[nodiscard]] const clock::SideClock& of(Side side) const { return state_.side[side]; }
  [[nodiscard]] std::int64_t left(Side side) const { return state_.side[side].left.count(); }
  [[nodiscard]] bool flag(Side side) const { return state_.side[side].flag_fell.has_value(); }

 private:
  clock::ClockRules rules_;
  clock::ClockState state_;
};

/// The first effect of a kind, if the event had one.
template <class Kind>
std::optional<Kind> find(const clock::ClockEffects& effects) {
  for (const clock::ClockEffect& effect : effects) {
    if (const auto* found = std::get_if<Kind>(&effect)) return *found;
  }
  return std::nullopt;
}

constexpr Side white = Side::White;
constexpr Side black = Side::Black;

constexpr std::int64_t ms(Millis time) { return time.count(); }

}  // namespace praporek::test
