#include "core/clock/clockwork.hpp"

#include "core/clock/bonus.hpp"

#include <algorithm>

namespace praporek::clock {

const Period& Clockwork::period(Side side) const {
  return period_of(rules.control[side], state.side[side].period);
}

void Clockwork::pass_time(Instant to) {
  if (to <= state.at) return;  // facts may arrive late, time does not go back
  const Millis elapsed = to - state.at;
  state.at = to;
  const auto side = running(state);
  if (side && state.counting != Counting::Readings) spend(*side, elapsed);
  if (!side && state.started) state.stood += elapsed;
}

void Clockwork::spend(Side side, Millis elapsed) {
  SideClock& clock = state.side[side];
  const int period_before = clock.period;
  Millis rest = off_the_delay(clock, elapsed);
  while (!clock.flag_fell) {
    const Millis spent = std::min(rest, clock.left);
    clock.left -= spent;
    rest -= spent;
    // Laws 6.10.1: what the clock itself shows is conclusive, so only the device drops its flag.
    if (clock.left > Millis{0} || state.counting == Counting::Device) break;
    if (!next_period_follows_zero(side)) {
      drop_flag(side, Instant{state.at.since_epoch - rest});
      break;
    }
    // Laws 6.4: the moves must be checked, though the clock goes on with the next period.
    if (clock.period == period_before) {
      effects.add(FlagFell{side, Instant{state.at.since_epoch - rest}, clock.period});
    }
    const Period& ended = period(side);
    ++clock.period;
    give_period_during_move(clock, ended, period(side));
    clock.was_under_five = false;
  }
  if (clock.period != period_before) effects.add(PeriodBegan{side, clock.period});
}

bool Clockwork::next_period_follows_zero(Side side) const {
  const Allotment& allotment = rules.control[side];
  const int number = state.side[side].period;
  return rules.change == PeriodChange::ByZero && has_next_period(allotment, number) &&
         period_of(allotment, number + 1).base > Millis{0};
}

void Clockwork::begin_turn(Side side) {
  state.turn = side;
  begin_move(state.side[side], period(side));
}

void Clockwork::set_left(Side side, Millis left) {
  if (left > Millis{0}) {
    state.side[side].left = left;
    raise_flag(side);
  } else {
    drop_flag(side, state.at);
  }
}

void Clockwork::drop_flag(Side side, Instant at) {
  SideClock& clock = state.side[side];
  clock.left = Millis{0};
  if (clock.flag_fell) return;
  clock.flag_fell = at;
  // Note to 6.4: the sign of the first flag stays where it is when the other one falls.
  if (!state.side[other(side)].flag_fell) state.first_flag = side;
  if (rules.freeze_at_flag && state.phase == Phase::Running) state.phase = Phase::Paused;
  effects.add(FlagFell{side, at, clock.period});
}

void Clockwork::raise_flag(Side side) {
  if (!state.side[side].flag_fell) return;
  state.side[side].flag_fell.reset();
  const bool other_down = state.side[other(side)].flag_fell.has_value();
  state.first_flag = other_down ? std::optional{other(side)} : std::nullopt;
}

void Clockwork::begin_next_period(Side side) {
  SideClock& clock = state.side[side];
  ++clock.period;
  if (state.counting != Counting::Readings) clock.left += period(side).base;
  clock.was_under_five = false;
  effects.add(PeriodBegan{side, clock.period});
}

bool Clockwork::counter_is_full(Side side) const {
  const SideClock& clock = state.side[side];
  const auto due = moves_due(rules.control[side], clock.period);
  return rules.change == PeriodChange::ByMoves && due && clock.presses >= *due;
}

void Clockwork::ask_for_setting() {
  if (state.counting == Counting::Own) return;
  state.to_be_set = true;
  effects.add(SetTheClock{{state.side[Side::White].left, state.side[Side::Black].left}});
}

void Clockwork::note_setting() {
  if (!state.to_be_set) return;
  state.to_be_set = false;
  effects.add(ClockIsSet{});
}

}  // namespace praporek::clock
