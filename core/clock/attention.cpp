#include "core/clock/attention.hpp"

#include <algorithm>
#include <chrono>

namespace praporek::clock {

using std::chrono::minutes;
using std::chrono::seconds;

LowTime low_time(Millis left) {
  if (left < seconds{30}) return LowTime::UnderHalfMinute;
  if (left < minutes{2}) return LowTime::UnderTwoMinutes;
  if (left < minutes{5}) return LowTime::UnderFiveMinutes;
  return LowTime::No;
}

Recording recording_of(const ClockRules& rules, const ClockState& state, Side side) {
  if (tempo_of(rules.control).tempo != Tempo::Standard) return Recording::NoDuty;  // Laws A.2
  const SideClock& clock = state.side[side];
  const bool enough_bonus = period_of(rules.control[side], clock.period).bonus >= seconds{30};
  return clock.was_under_five && !enough_bonus ? Recording::Waived : Recording::Due;  // Laws 8.4
}

Scramble scramble_of(const ClockRules& rules, const ClockState& state) {
  const auto waived = [&](Side side) {
    return recording_of(rules, state, side) == Recording::Waived;
  };
  if (waived(Side::White) && waived(Side::Black)) return Scramble::NeitherIsRecording;
  if (waived(Side::White) || waived(Side::Black)) return Scramble::OneNotRecording;
  return Scramble::None;
}

AtFlag at_flag(const ClockRules& rules, const ClockState& state, Side side) {
  if (!has_next_period(rules.control[side], state.side[side].period)) return AtFlag::DecideGame;
  const bool neither = scramble_of(rules, state) == Scramble::NeitherIsRecording;
  return neither ? AtFlag::StopClocks : AtFlag::LetClocksRun;  // Laws 8.5.1, 8.5.2
}

std::optional<int> moves_to_control(const ClockRules& rules, const ClockState& state, Side side) {
  const SideClock& clock = state.side[side];
  const auto due = moves_due(rules.control[side], clock.period);
  if (!due) return std::nullopt;
  return std::max(*due - clock.completed, 0);
}

int moves_missed(const ClockRules& rules, const ClockState& state, Side side) {
  const SideClock& clock = state.side[side];
  if (clock.period == 0) return 0;
  const auto due = moves_due(rules.control[side], clock.period - 1);
  return std::max(due.value_or(0) - clock.completed, 0);
}

Instant latest_arrival(const DefaultTime& rule) { return rule.actual_start + rule.wait; }

bool is_too_late(const DefaultTime& rule, std::optional<Instant> arrived, Instant now) {
  return arrived.value_or(now) > latest_arrival(rule);
}

bool time_check_is_due(Instant last_check, Instant now) { return now - last_check >= minutes{30}; }

}  // namespace praporek::clock
