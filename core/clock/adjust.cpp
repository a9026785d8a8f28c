#include "core/clock/adjust.hpp"

#include "core/clock/bonus.hpp"
#include "core/clock/clockwork.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <utility>

namespace praporek::clock {

namespace {

using std::chrono::minutes;

void set_moves(SideClock& clock, int moves) {
  const bool one_unpressed = clock.made == moves + 1;
  clock.presses = moves;
  clock.completed = moves;
  if (!one_unpressed) clock.made = moves;
}

/// A period begins at the arbiter's word, while the side has a move to make.
void begin_ruled_period(Clockwork& work, Side side) {
  SideClock& clock = work.state.side[side];
  const Period& ended = work.period(side);
  ++clock.period;
  give_period_during_move(clock, ended, work.period(side));
  clock.was_under_five = false;
  work.raise_flag(side);
  work.effects.add(PeriodBegan{side, clock.period});
}

}  // namespace

void apply(Clockwork& work, const TimeSet& event) {
  work.set_left(event.side, event.left);
  work.ask_for_setting();
}

void apply(Clockwork& work, const TimeAdded& event) {
  work.set_left(event.side, work.state.side[event.side].left + event.more);
  work.ask_for_setting();
}

void apply(Clockwork& work, const Swapped&) {
  ClockState& state = work.state;
  std::swap(state.side[Side::White], state.side[Side::Black]);
  state.turn = other(state.turn);
  if (state.first_flag) state.first_flag = other(*state.first_flag);
  if (state.reading) std::swap(state.reading->left[Side::White], state.reading->left[Side::Black]);
}

void apply(Clockwork& work, const PeriodGiven& event) {
  SideClock& clock = work.state.side[event.side];
  const auto due = moves_due(work.rules.control[event.side], clock.period);
  if (!due) return;
  begin_ruled_period(work, event.side);
  set_moves(clock, std::max(event.moves_made.value_or(0), *due));  // Laws 8.6
  work.ask_for_setting();
}

void apply(Clockwork& work, const CounterSet& event) {
  set_moves(work.state.side[event.side], event.moves);
  while (work.counter_is_full(event.side)) work.begin_next_period(event.side);
}

void apply(Clockwork& work, const Replaced& event) {
  for (const Side side : {Side::White, Side::Black}) work.set_left(side, event.left[side]);
  work.ask_for_setting();
}

TimePreview preview(const ClockState& state, const TimeAdded& change) {
  const Millis before = state.side[change.side].left;
  const Millis after = std::max(before + change.more, Millis{0});
  return {before, after, after == Millis{0}};
}

Result<Resumed> restart(const ClockState& state, Instant at, Restarter who) {
  if (state.phase != Phase::Paused) return Refusal{Message{"clock.not-paused", {}}};
  if (who == Restarter::Player) {
    return Refusal{Article{"6.11.3"}, Message{"clock.only-arbiter-restarts", {}}};
  }
  return Resumed{at, std::nullopt};
}

Millis allotment_with_assistant(Millis base, bool disabled) {
  return disabled ? base : std::max(base - minutes{10}, Millis{0});
}

Millis lost_before_arrival(Instant start, const Arrivals& arrived, Millis default_time) {
  const auto late = [start](const std::optional<Instant>& when) { return !when || *when > start; };
  if (default_time == Millis{0}) return Millis{0};
  if (!late(arrived[Side::White]) || !late(arrived[Side::Black])) return Millis{0};
  return arrived[Side::White] ? *arrived[Side::White] - start : Millis{0};
}

Millis left_after_early_sealing(Millis left, Millis before_session_end) {
  return std::max(left - before_session_end, Millis{0});
}

BySide<int> missing_presses(const ClockState& state) {
  const bool white_moved_last = state.side[Side::White].made > state.side[Side::Black].made;
  const Side moved_last = white_moved_last ? Side::White : Side::Black;
  BySide<int> missing;
  for (const Side side : {Side::White, Side::Black}) {
    const SideClock& clock = state.side[side];
    const bool may_still_press = side == moved_last && clock.made > clock.completed;
    missing[side] = clock.made - clock.presses - (may_still_press ? 1 : 0);
  }
  return missing;
}

ClockRules with_increment_from_now(ClockRules rules, const ClockState& state, Millis increment) {
  for (const Side side : {Side::White, Side::Black}) {
    auto& periods = rules.control[side].periods;
    const auto last = static_cast<std::ptrdiff_t>(periods.size()) - 1;
    const auto now = std::min(static_cast<std::ptrdiff_t>(state.side[side].period), last);
    for (auto period = periods.begin() + now; period != periods.end(); ++period) {
      period->bonus = increment;
      period->mode = BonusMode::Fischer;
    }
  }
  return rules;
}

FlagsVerdict both_flags_verdict(const ClockRules& rules, const ClockState& state) {
  if (!both_flags_down(state)) return FlagsVerdict::NotBothDown;
  if (state.first_flag) return FlagsVerdict::FirstIsKnown;
  const auto in_last = [&](Side side) {
    return !has_next_period(rules.control[side], state.side[side].period);
  };
  const bool last = in_last(Side::White) && in_last(Side::Black);
  return last ? FlagsVerdict::Draw : FlagsVerdict::PlayOn;  // Guidelines III.3.1.1, III.3.1.2
}

}  // namespace praporek::clock
