#include "core/clock/sanity.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>

namespace praporek::clock {

namespace {

using std::chrono::minutes;
using std::chrono::seconds;

constexpr std::array<Side, 2> both_sides{Side::White, Side::Black};

/// Increments people set, and so set by mistake.
constexpr std::array<seconds, 10> usual_increments{{seconds{1}, seconds{2}, seconds{3}, seconds{5},
                                                    seconds{10}, seconds{12}, seconds{15},
                                                    seconds{20}, seconds{30}, seconds{60}}};

Millis forgiven(Tempo tempo) {
  switch (tempo) {
    case Tempo::Blitz:
      return seconds{5};
    case Tempo::Rapid:
      return seconds{10};
    case Tempo::Standard:
      break;
  }
  return seconds{30};
}

/// The number of the period in which the move after so many completed ones is played.
int period_after(const Allotment& allotment, int completed) {
  int number = 0;
  for (auto due = moves_due(allotment, 0); due && completed >= *due;) {
    due = moves_due(allotment, ++number);
  }
  return number;
}

/// The increments of all moves up to the one under way.
Millis bonuses_through(const Allotment& allotment, int completed) {
  Millis sum{0};
  for (int move = 0; move <= completed; ++move) {
    sum += period_of(allotment, period_after(allotment, move)).bonus;
  }
  return sum;
}

Millis sum_of(const BySide<Millis>& times) { return times[Side::White] + times[Side::Black]; }

/// One look at a game against what was agreed for it.
class Examination {
 public:
  Examination(const ClockRules& rules, const TimeCheck& check)
      : rules_{rules}, check_{check}, forgiven_{forgiven(tempo_of(rules.control).tempo)} {
    for (const Side side : both_sides) {
      const Allotment& allotment = rules.control[side];
      period_[side] = period_after(allotment, check.completed[side]);
      bases_[side] = bases_through(allotment, period_[side]);
      fischer_ = fischer_ && period_of(allotment, 0).mode == BonusMode::Fischer;
    }
    bonuses_ = increments_due(rules.control, check.completed);
  }

  SettingReport report() { return fischer_ ? of_increments() : of_delay(); }

 private:
  SettingReport of_increments() {
    const Millis expected = sum_of(bases_) + sum_of(bonuses_) - check_.elapsed;
    SettingReport report{sum_of(check_.left) - expected, {}};
    difference_ = report.difference;
    if (is_near(difference_, Millis{0}) || next_period_has_not_come()) return report;
    suspect_missing_increment(report);
    suspect_wrong_increment(report);
    suspect_missing_period(report);
    suspect_wrong_base(report);
    suspect_delay(report);
    if (report.suspicions.empty()) report.suspicions.push_back({});
    return report;
  }

  /// With a delay the displays show the bases less the elapsed time, plus whatever part of the
  /// delays was used: a range.
  SettingReport of_delay() {
    const Millis least = sum_of(bases_) - check_.elapsed;
    const Millis most = least + sum_of(bonuses_);
    const Millis sum = sum_of(check_.left);
    SettingReport report{sum - std::clamp(sum, least, most), {}};
    difference_ = report.difference;
    if (is_above_base(Side::White) || is_above_base(Side::Black)) {
      suspect_increment(report);
    } else if (!is_near(difference_, Millis{0})) {
      suspect_missing_period(report);
      suspect_wrong_base(report);
      if (report.suspicions.empty()) report.suspicions.push_back({});
    }
    return report;
  }

  [[nodiscard]] bool is_above_base(Side side) const {
    return check_.left[side] > bases_[side] + forgiven_;
  }

  /// What is above the base was certainly given wrongly; how much more was, nobody can tell.
  void suspect_increment(SettingReport& report) const {
    BySide<Millis> correction;
    for (const Side side : both_sides) {
      correction[side] = std::min(bases_[side] - check_.left[side], Millis{0});
    }
    report.suspicions.push_back({SettingFault::IncrementForDelay, correction});
  }

  /// A clock that changes periods at zero is right to show less after the moves of a period.
  [[nodiscard]] bool next_period_has_not_come() const {
    return rules_.change == PeriodChange::ByZero && lacking_bases().has_value();
  }

  void suspect_missing_increment(SettingReport& report) const {
    if (sum_of(bonuses_) > Millis{0} && is_near(difference_, -sum_of(bonuses_))) {
      report.suspicions.push_back({SettingFault::MissingIncrement, bonuses_});
    }
  }

  void suspect_wrong_increment(SettingReport& report) const {
    const int moves = check_.completed[Side::White] + check_.completed[Side::Black] + 2;
    // One second a move must be more than what is forgiven, or any increment would fit.
    if (seconds{moves} <= 2 * forgiven_) return;
    for (const seconds actual : usual_increments) {
      BySide<Millis> correction;
      for (const Side side : both_sides) {
        correction[side] = bonuses_[side] - (check_.completed[side] + 1) * Millis{actual};
      }
      if (sum_of(correction) != Millis{0} && is_near(difference_, -sum_of(correction))) {
        report.suspicions.push_back({SettingFault::WrongIncrement, correction});
      }
    }
  }

  void suspect_missing_period(SettingReport& report) const {
    const auto lacking = lacking_bases();
    if (lacking) report.suspicions.push_back({SettingFault::MissingPeriod, *lacking});
  }

  /// The bases of the present period, of one side or both, if just they are lacking.
  [[nodiscard]] std::optional<BySide<Millis>> lacking_bases() const {
    BySide<Millis> base;
    for (const Side side : both_sides) {
      if (period_[side] > 0) base[side] = period_of(rules_.control[side], period_[side]).base;
    }
    if (sum_of(base) == Millis{0}) return std::nullopt;
    if (is_near(difference_, -sum_of(base))) return base;
    const Side shorter =
        check_.left[Side::White] <= check_.left[Side::Black] ? Side::White : Side::Black;
    base[other(shorter)] = Millis{0};
    if (base[shorter] == Millis{0} || !is_near(difference_, -base[shorter])) return std::nullopt;
    return base;
  }

  /// Bases are set in whole minutes, in standard chess in multiples of five.
  void suspect_wrong_base(SettingReport& report) const {
    const Millis unit = forgiven_ >= seconds{30} ? minutes{5} : minutes{1};
    const auto whole_units = [unit](Millis time) { return (time + unit / 2) / unit * unit; };
    const Millis size = std::chrono::abs(difference_);
    const int sign = difference_ < Millis{0} ? 1 : -1;
    const Millis each = whole_units(size / 2);
    if (each > Millis{0} && is_near(size, 2 * each)) {
      report.suspicions.push_back({SettingFault::WrongBase, {{sign * each, sign * each}}});
      return;
    }
    const Millis one = whole_units(size);
    if (one == Millis{0} || !is_near(size, one)) return;
    const bool white_shorter = check_.left[Side::White] <= check_.left[Side::Black];
    const Side wrong = white_shorter == (sign > 0) ? Side::White : Side::Black;
    BySide<Millis> correction;
    correction[wrong] = sign * one;
    report.suspicions.push_back({SettingFault::WrongBase, correction});
  }

  void suspect_delay(SettingReport& report) const {
    if (difference_ < Millis{0} && -difference_ < sum_of(bonuses_)) {
      report.suspicions.push_back({SettingFault::DelayForIncrement, shared_out(difference_)});
    }
  }

  /// The difference put right in proportion to the moves: whose it is, the sum does not tell.
  [[nodiscard]] BySide<Millis> shared_out(Millis difference) const {
    const int white = check_.completed[Side::White] + 1;
    const int black = check_.completed[Side::Black] + 1;
    const Millis to_white = -difference * white / (white + black);
    return {{to_white, -difference - to_white}};
  }

  [[nodiscard]] bool is_near(Millis one, Millis another) const {
    return std::chrono::abs(one - another) <= forgiven_;
  }

  const ClockRules& rules_;
  const TimeCheck& check_;
  Millis forgiven_;
  BySide<int> period_;
  BySide<Millis> bases_;
  BySide<Millis> bonuses_;
  bool fischer_ = true;
  Millis difference_{0};
};

}  // namespace

BySide<Millis> increments_due(const TimeControl& control, const BySide<int>& completed) {
  BySide<Millis> due;
  for (const Side side : both_sides) due[side] = bonuses_through(control[side], completed[side]);
  return due;
}

TimeCheck look_at(const ClockState& just_read) {
  TimeCheck check;
  check.elapsed = time_played(just_read);
  for (const Side side : both_sides) {
    check.completed[side] = just_read.side[side].completed;
    check.left[side] = just_read.side[side].left;
  }
  return check;
}

SettingReport check_setting(const ClockRules& rules, const TimeCheck& check) {
  return Examination{rules, check}.report();
}

Result<bool> may_correct_setting(const CorrectionCase& game) {
  const bool ten_each = game.completed[Side::White] >= 10 && game.completed[Side::Black] >= 10;
  if (game.tempo == Tempo::Standard || game.supervised || !ten_each) return true;
  if (game.schedule_would_suffer) return true;
  return Refusal{Article{"A.4.1.1"}, Message{"clock.setting-stands", {}}};  // Laws A.4.1.1
}

}  // namespace praporek::clock
