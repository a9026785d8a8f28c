#pragma once

#include "core/base/result.hpp"
#include "core/clock/clock_state.hpp"
#include "core/clock/tempo.hpp"

#include <vector>

namespace praporek::clock {

/// A game looked at in one moment: what the wall, the players and the displays say.
struct TimeCheck {
  Millis elapsed{0};  ///< since the clocks were started, pauses taken off
  BySide<int> completed;
  BySide<Millis> left;
};

enum class SettingFault : std::uint8_t {
  MissingIncrement,
  WrongIncrement,
  MissingPeriod,
  WrongBase,
  DelayForIncrement,  ///< what the players did not use of their increments was lost
  IncrementForDelay,  ///< a time higher than a clock with delay can ever show
  Unexplained,        ///< an unrecorded pause, a press that did not register, a defect
};

/// A wrong setting that explains the times, and what it would put right (6.10.2). The arbiter uses
/// his best judgement; this is where it starts.
struct Suspicion {
  SettingFault fault = SettingFault::Unexplained;
  BySide<Millis> correction;  ///< to be added, or taken off if negative

  friend bool operator==(const Suspicion&, const Suspicion&) = default;
};

struct SettingReport {
  Millis difference{0};               ///< both displays together, against what they should show
  std::vector<Suspicion> suspicions;  ///< likeliest first; none: the times agree
};

/// A clock that has just been read, as such a look.
TimeCheck look_at(const ClockState& just_read);

/// Compares the sum of both displays with the time given less the time elapsed. What is read by
/// eye and started by hand is not exact: half a minute is forgiven in standard chess, ten seconds
/// in rapid, five in blitz.
SettingReport check_setting(const ClockRules& rules, const TimeCheck& check);

/// (Completed moves + 1) × increment for each side: what a clock set without it has withheld.
BySide<Millis> increments_due(const TimeControl& control, const BySide<int>& completed);

/// Whether the setting may still be corrected.
struct CorrectionCase {
  Tempo tempo = Tempo::Standard;
  bool supervised = false;  ///< full supervision (A.3, B.3)
  BySide<int> completed;
  bool schedule_would_suffer = false;
};

/// In rapid and blitz without full supervision not after ten moves by each player, unless the
/// schedule of the event would suffer (A.4.1.1).
Result<bool> may_correct_setting(const CorrectionCase& game);

}  // namespace praporek::clock
