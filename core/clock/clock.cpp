#include "core/clock/clock.hpp"

#include "core/clock/bonus.hpp"
#include "core/clock/clockwork.hpp"

#include <chrono>
#include <variant>

namespace praporek::clock {

namespace {

constexpr Millis low_time = std::chrono::minutes{5};  // Laws 8.4

void apply(Clockwork&, const Ticked&) {}

void apply(Clockwork& work, const Started&) {
  ClockState& state = work.state;
  if (state.phase != Phase::NotStarted) return;
  state.phase = Phase::Running;
  state.started = state.at;
  work.begin_turn(Side::White);  // Laws 6.6
}

/// The clock counts every press and pays for it, with or without a move on the board.
void count_on_clock(Clockwork& work, Side side) {
  SideClock& clock = work.state.side[side];
  ++clock.presses;
  if (clock.flag_fell || work.state.counting == Counting::Readings) return;
  const Period& of_the_move = work.period(side);
  while (work.counter_is_full(side)) work.begin_next_period(side);
  give_bonus(clock, of_the_move, work.period(side));
}

void apply(Clockwork& work, const Pressed& event) {
  ClockState& state = work.state;
  if (state.phase == Phase::NotStarted && event.by == Side::Black) {
    apply(work, Started{state.at});  // Black sets White's clock going; that is no move
    return;
  }
  if (running(state) != event.by) return;
  SideClock& clock = state.side[event.by];
  if (event.kind == Press::AfterMove) {
    if (clock.made == clock.completed) ++clock.made;
    clock.completed = clock.made;  // Laws 6.2.1
  }
  count_on_clock(work, event.by);
  work.begin_turn(other(event.by));
}

void apply(Clockwork& work, const Moved& event) {
  SideClock& clock = work.state.side[event.by];
  clock.completed = clock.made;  // Laws 6.2.1.2: the next move completes an unpressed one
  ++clock.made;
  if (!event.ends_game) return;
  clock.completed = clock.made;  // Laws 6.2.1.1
  work.state.phase = Phase::Ended;
}

void apply(Clockwork& work, const Paused& event) {
  ClockState& state = work.state;
  if (state.phase != Phase::Running) return;
  state.phase = Phase::Paused;
  state.called_by = event.by;
  if (event.by) work.effects.add(ArbiterCalled{*event.by});  // Laws 6.11.2
}

void apply(Clockwork& work, const Resumed& event) {
  ClockState& state = work.state;
  if (state.phase != Phase::Paused && state.phase != Phase::Ended) return;
  state.phase = Phase::Running;
  state.called_by.reset();
  if (event.turn && *event.turn != state.turn) work.begin_turn(*event.turn);
}

void apply(Clockwork& work, const Ended&) { work.state.phase = Phase::Ended; }

}  // namespace

ClockState set_for_start(const ClockRules& rules, Counting counting) {
  ClockState state;
  state.counting = counting;
  for (const Side side : {Side::White, Side::Black}) {
    const Period& first = period_of(rules.control[side], 0);
    SideClock& clock = state.side[side];
    clock.left = first.base;
    give_bonus(clock, first, first);  // note to 6.3.2: the increment of move 1
    begin_move(clock, first);
    clock.was_under_five = clock.left < low_time;
  }
  return state;
}

std::optional<Side> running(const ClockState& state) {
  return state.phase == Phase::Running ? std::optional{state.turn} : std::nullopt;
}

bool both_flags_down(const ClockState& state) {
  return state.side[Side::White].flag_fell && state.side[Side::Black].flag_fell;
}

Millis time_played(const ClockState& state) {
  return state.started ? state.at - *state.started - state.stood : Millis{0};
}

ShownTime time_of(const ClockState& state, Side side, Instant now) {
  const Millis left = state.side[side].left;
  if (state.counting != Counting::Readings) return {left, std::nullopt};
  const auto read_at = state.reading ? state.reading->at : state.started.value_or(now);
  return {left, now - read_at};
}

ClockStep step(const ClockRules& rules, const ClockState& state, const ClockEvent& event) {
  ClockStep next{state, {}};
  Clockwork work{rules, next.state, next.effects};
  std::visit(
      [&work](const auto& happened) {
        work.pass_time(happened.at);
        apply(work, happened);
      },
      event);
  for (SideClock& clock : next.state.side.of) {
    clock.was_under_five = clock.was_under_five || clock.left < low_time;
  }
  return next;
}

}  // namespace praporek::clock
