#include "io/dgt/clock_watch.hpp"

#include <algorithm>
#include <utility>

namespace praporek::dgt {

namespace {

constexpr std::array both_ends{End::Left, End::Right};

/// A new period adds at most this much; more is a bit that was flipped on the way.
constexpr Millis most_gained = std::chrono::hours{1};

/// Reports are up to a second late, and seconds are whole.
constexpr Millis lateness{2500};

/// Whether one reading can follow the other. A display at zero with its flag down has stopped for
/// good; every other one loses no more than the time that passed.
bool can_follow(const ClockTimes& before, const ClockTimes& now, Millis passed) {
  return std::ranges::all_of(both_ends, [&](End end) {
    const Millis gained = now.at(end).left - before.at(end).left;
    return gained <= most_gained && -gained <= passed + lateness;
  });
}

/// Everything but the times.
bool same_state(const ClockTimes& a, const ClockTimes& b) {
  return a.running == b.running && a.using_time == b.using_time && a.battery_low == b.battery_low &&
         std::ranges::all_of(both_ends, [&](End end) {
           const Display& x = a.at(end);
           const Display& y = b.at(end);
           return x.flag_final == y.flag_final && x.flag_shown == y.flag_shown &&
                  x.per_move == y.per_move;
         });
}

/// One reading is the other a moment later: time passed and nothing else happened.
bool only_time_passed(const ClockTimes& before, const ClockTimes& now, Millis passed) {
  return same_state(before, now) && can_follow(before, now, passed) &&
         std::ranges::all_of(both_ends,
                             [&](End end) { return now.at(end).left <= before.at(end).left; });
}

}  // namespace

std::vector<ClockFact> ClockWatch::see(const ClockReport& report, Instant at) {
  std::vector<ClockFact> facts;
  if (std::holds_alternative<ClockAck>(report)) {
    awaiting_ack_ = false;
  } else if (std::holds_alternative<NoClock>(report)) {
    lose_clock(facts);
  } else if (const auto* times = std::get_if<ClockTimes>(&report); times && !awaiting_ack_) {
    see_times(*times, at, facts);
  }
  return facts;
}

void ClockWatch::lose_clock(std::vector<ClockFact>& facts) {
  if (caution_ == Caution::Careful && !std::exchange(maybe_gone_, true)) {
    facts.emplace_back(AskClockAgain{});
    return;
  }
  if (!gone_) facts.emplace_back(ClockGone{});
  gone_ = true;
  doubted_.reset();
  for (const End end : both_ends) flag(end).suspected = false;
}

void ClockWatch::see_times(const ClockTimes& times, Instant at, std::vector<ClockFact>& facts) {
  if (gone_) facts.emplace_back(ClockBack{});
  gone_ = maybe_gone_ = false;
  if (caution_ == Caution::Careful) {
    watch_flags(times, facts);
    if (!said_twice(times, at)) {
      doubted_ = times;
      doubted_at_ = at;
      facts.emplace_back(AskClockAgain{});
      return;
    }
  }
  const bool follows = !believed_ || can_follow(*believed_, times, at - believed_at_);
  const bool again = doubted_ && can_follow(*doubted_, times, at - doubted_at_) &&
                     times.using_time == doubted_->using_time;
  if (follows || again) {
    doubted_.reset();
    believe(times, at, facts);
    return;
  }
  doubted_ = times;
  doubted_at_ = at;
  facts.emplace_back(ReadingDoubted{times});
  facts.emplace_back(AskClockAgain{});
}

/// Nothing new since the last believed report, or the same news as in the one before.
bool ClockWatch::said_twice(const ClockTimes& times, Instant at) const {
  return (believed_ && only_time_passed(*believed_, times, at - believed_at_)) ||
         (doubted_ && only_time_passed(*doubted_, times, at - doubted_at_));
}

bool ClockWatch::press_logged(End by) {
  if (!believed_ || believed_->using_time != by) return false;
  believed_->using_time = opposite(by);
  return true;
}

void ClockWatch::believe(const ClockTimes& times, Instant at, std::vector<ClockFact>& facts) {
  if (caution_ == Caution::Trusting) watch_flags(times, facts);
  if (believed_) {
    const ClockTimes& before = *believed_;
    if (before.using_time != times.using_time) {
      facts.emplace_back(LeverPressed{before.using_time, times});
    }
    if (!before.running && times.running) facts.emplace_back(ClockStarted{});
    if (before.running && !times.running) facts.emplace_back(ClockStopped{});
    if (!before.battery_low && times.battery_low) facts.emplace_back(ClockBatteryLow{});
    for (const End end : both_ends) {
      if (!before.at(end).flag_shown && times.at(end).flag_shown) {
        facts.emplace_back(PeriodShown{end});
      }
    }
  }
  believed_ = times;
  believed_at_ = at;
}

/// The clock's own sign; or zero on a clock that stopped by itself, its lever where it was.
bool ClockWatch::looks_fallen(const ClockTimes& times, End end) const {
  const Display& display = times.at(end);
  if (display.left != Millis{0}) return false;
  if (display.flag_final) return true;
  if (times.running || times.using_time != end || !believed_) return false;
  return flag(end).suspected || (believed_->running && believed_->using_time == end);
}

void ClockWatch::watch_flags(const ClockTimes& times, std::vector<ClockFact>& facts) {
  const bool one_was_down = flag(End::Left).confirmed || flag(End::Right).confirmed;
  std::vector<End> fallen;
  for (const End end : both_ends) {
    Flag& seen = flag(end);
    if (!looks_fallen(times, end)) {
      // Once confirmed it stays down until the display shows time again.
      if (times.at(end).left != Millis{0}) seen.confirmed = false;
      seen.suspected = false;
    } else if (!seen.confirmed && seen.suspected) {
      fallen.push_back(end);
      seen = {false, true};
    } else if (!seen.confirmed) {
      seen.suspected = true;
      facts.emplace_back(AskClockAgain{});
    }
  }
  using Order = FlagConfirmed::Order;
  for (const End end : fallen) {
    const Order order = fallen.size() == 2 ? Order::Together
                        : one_was_down     ? Order::Second
                                           : Order::First;
    facts.emplace_back(FlagConfirmed{end, order});
  }
}

}  // namespace praporek::dgt
