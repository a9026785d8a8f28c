#include "core/clock/triage.hpp"

#include <algorithm>
#include <chrono>
#include <tuple>

namespace praporek::clock {

namespace {

using std::chrono::minutes;

Need need_of_counted_time(Millis left) {
  switch (low_time(left)) {
    case LowTime::UnderHalfMinute:
      return Need::UnderHalfMinute;
    case LowTime::UnderTwoMinutes:
      return Need::UnderTwoMinutes;
    case LowTime::UnderFiveMinutes:
      return Need::UnderFiveMinutes;
    case LowTime::No:
      break;
  }
  return Need::Nothing;
}

/// Even a reading that was low stays a reason to look; one that could have become low, too.
Need need_of_reading(Millis left, Millis age) {
  const Need when_read = need_of_counted_time(left);
  if (when_read != Need::Nothing) return when_read;
  const bool old = age >= minutes{30};  // note to 6.10.1
  return old || low_time(left - age) != LowTime::No ? Need::ReadAgain : Need::Nothing;
}

Need need_of_time(const BoardFacts& facts) {
  if (!facts.least_left) return Need::Nothing;
  const Millis left = *facts.least_left;
  // In blitz everybody is under five minutes for most of the game.
  if (facts.tempo == Tempo::Blitz && low_time(left) != LowTime::UnderHalfMinute) {
    return Need::Nothing;
  }
  return facts.age ? need_of_reading(left, *facts.age) : need_of_counted_time(left);
}

struct Waiting {
  Need need;
  const BoardFacts* facts;

  [[nodiscard]] auto order() const {
    return std::tuple{need, facts->least_left.value_or(Millis::max()), facts->since, facts->board};
  }
};

bool clock_can_run_low(const ClockState& state) {
  return state.phase == Phase::Running || state.phase == Phase::Paused;
}

}  // namespace

BoardFacts facts_of_clock(const ClockRules& rules, const ClockState& state, Instant now) {
  BoardFacts facts;
  if (state.phase == Phase::Ended) return facts;
  facts.tempo = tempo_of(rules.control).tempo;
  const SideClock& white = state.side[Side::White];
  const SideClock& black = state.side[Side::Black];
  facts.flag_down = white.flag_fell || black.flag_fell ||
                    moves_missed(rules, state, Side::White) > 0 ||
                    moves_missed(rules, state, Side::Black) > 0;
  facts.arbiter_called = state.called_by.has_value();
  facts.nobody_records = scramble_of(rules, state) == Scramble::NeitherIsRecording;
  facts.clock_to_set = state.to_be_set;
  facts.not_running = state.phase == Phase::NotStarted;
  if (clock_can_run_low(state)) {
    const Side shorter = white.left <= black.left ? Side::White : Side::Black;
    const ShownTime time = time_of(state, shorter, now);
    facts.least_left = time.left;
    facts.age = time.age;
  }
  return facts;
}

Need need_of(const BoardFacts& facts) {
  if (facts.flag_down) return Need::Flag;
  if (facts.claim_open) return Need::Claim;
  if (facts.arbiter_called) return Need::Call;
  if (facts.illegal_move_reported) return Need::IllegalMove;
  if (facts.nobody_records) return Need::WitnessScramble;
  if (facts.sheets_to_update) return Need::UpdateSheets;
  if (facts.clock_to_set) return Need::SetClock;
  if (facts.player_too_late) return Need::DefaultTime;
  const Need by_time = need_of_time(facts);
  if (by_time != Need::Nothing) return by_time;
  if (facts.setting_doubted) return Need::WrongSetting;
  return facts.not_running ? Need::NotRunning : Need::Nothing;
}

std::vector<BoardNeed> triage(std::span<const BoardFacts> boards) {
  std::vector<Waiting> waiting;
  for (const BoardFacts& facts : boards) {
    const Need need = need_of(facts);
    if (need != Need::Nothing) waiting.push_back({need, &facts});
  }
  std::ranges::sort(waiting, {}, &Waiting::order);
  std::vector<BoardNeed> needs;
  needs.reserve(waiting.size());
  for (const Waiting& one : waiting) needs.push_back({one.facts->board, one.need});
  return needs;
}

}  // namespace praporek::clock
