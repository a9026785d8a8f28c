#pragma once

#include "core/clock/clock_event.hpp"
#include "core/clock/clock_state.hpp"

namespace praporek::clock {

/// The movements events are made of; only the event functions of this folder use it.
struct Clockwork {
  const ClockRules& rules;
  ClockState& state;
  ClockEffects& effects;

  /// Time runs on the side whose clock is running: delay, main time, next period, flag.
  void pass_time(Instant to);

  /// Starts this side's clock for a new move.
  void begin_turn(Side side);

  /// At zero the flag is down, above zero it is up.
  void set_left(Side side, Millis left);

  void drop_flag(Side side, Instant at);
  void raise_flag(Side side);

  /// The base of the next period is added, unless only readings tell the time; the duty to record
  /// returns (8.4).
  void begin_next_period(Side side);

  /// The move counter may have reached the number of moves of the period.
  [[nodiscard]] bool counter_is_full(Side side) const;

  /// A ruled time has to get onto a clock that is not ours to set.
  void ask_for_setting();
  void note_setting();

  [[nodiscard]] const Period& period(Side side) const;

 private:
  void spend(Side side, Millis elapsed);
  [[nodiscard]] bool next_period_follows_zero(Side side) const;
};

// The arbiter's events: adjust.cpp.
void apply(Clockwork& work, const TimeSet& event);
void apply(Clockwork& work, const TimeAdded& event);
void apply(Clockwork& work, const Swapped& event);
void apply(Clockwork& work, const PeriodGiven& event);
void apply(Clockwork& work, const CounterSet& event);
void apply(Clockwork& work, const Replaced& event);

// What was read off a clock: reading.cpp.
void apply(Clockwork& work, const FlagSeen& event);
void apply(Clockwork& work, const ReadingTyped& event);
void apply(Clockwork& work, const DeviceRead& event);
void apply(Clockwork& work, const DeviceLost& event);
void apply(Clockwork& work, const SettingConfirmed& event);

}  // namespace praporek::clock
