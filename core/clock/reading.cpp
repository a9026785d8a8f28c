#include "core/clock/clockwork.hpp"

#include <chrono>

namespace praporek::clock {

namespace {

/// How far a reading may be from a ruled time and still show that the clock has been set.
constexpr Millis close_enough = std::chrono::seconds{3};

bool is_close(Millis one, Millis another) {
  return std::chrono::abs(one - another) <= close_enough;
}

/// The device runs, stands or has changed over: its word counts, a press may have been missed.
void follow_running(Clockwork& work, std::optional<Side> side) {
  ClockState& state = work.state;
  if (state.phase == Phase::Ended) return;
  if (!side) {
    if (state.phase == Phase::Running) state.phase = Phase::Paused;
    return;
  }
  if (state.phase == Phase::NotStarted) state.started = state.at;
  if (state.phase == Phase::Paused) state.called_by.reset();
  state.phase = Phase::Running;
  if (*side != state.turn) work.begin_turn(*side);
}

void show(Clockwork& work, const BySide<Millis>& left) {
  for (const Side side : {Side::White, Side::Black}) {
    work.state.side[side].left = left[side];
    if (left[side] > Millis{0}) work.raise_flag(side);
  }
}

/// A time that jumps up by the base of the next period shows that the device has begun it.
void follow_period(Clockwork& work, Side side, Millis left) {
  const SideClock& clock = work.state.side[side];
  const Allotment& allotment = work.rules.control[side];
  if (left <= clock.left || !has_next_period(allotment, clock.period)) return;
  const Millis base = period_of(allotment, clock.period + 1).base;
  if (is_close(left - clock.left, base)) work.begin_next_period(side);
}

}  // namespace

void apply(Clockwork& work, const FlagSeen& event) {
  ClockState& state = work.state;
  const bool found_together = event.down[Side::White] && event.down[Side::Black] &&
                              !state.side[Side::White].flag_fell &&
                              !state.side[Side::Black].flag_fell;
  for (const Side side : {Side::White, Side::Black}) {
    if (event.down[side]) work.drop_flag(side, state.at);
  }
  if (found_together) state.first_flag.reset();  // Guidelines III.3.1 may decide
}

void apply(Clockwork& work, const ReadingTyped& event) {
  ClockState& state = work.state;
  BySide<Millis> left;
  bool as_ruled = true;
  for (const Side side : {Side::White, Side::Black}) {
    left[side] = event.left[side].value_or(state.side[side].left);
    as_ruled = as_ruled && is_close(left[side], state.side[side].left);
  }
  if (state.to_be_set && !as_ruled) {
    work.ask_for_setting();
    return;
  }
  work.note_setting();
  show(work, left);
  state.reading = Reading{left, state.at};
}

void apply(Clockwork& work, const DeviceRead& event) {
  ClockState& state = work.state;
  state.counting = Counting::Device;
  follow_running(work, event.running);
  state.reading = Reading{event.left, state.at};
  const bool as_ruled = is_close(event.left[Side::White], state.side[Side::White].left) &&
                        is_close(event.left[Side::Black], state.side[Side::Black].left);
  if (state.to_be_set && !as_ruled) return;  // the ruled time stands until it is on the clock
  work.note_setting();
  for (const Side side : {Side::White, Side::Black}) follow_period(work, side, event.left[side]);
  show(work, event.left);
}

void apply(Clockwork& work, const DeviceLost&) {
  ClockState& state = work.state;
  if (state.counting != Counting::Device) return;
  state.counting = Counting::Readings;
  if (!state.reading || state.to_be_set) return;
  for (const Side side : {Side::White, Side::Black}) {
    state.side[side].left = state.reading->left[side];
  }
}

void apply(Clockwork& work, const SettingConfirmed&) { work.note_setting(); }

}  // namespace praporek::clock
