#pragma once

#include "io/dgt/clock_message.hpp"

#include <array>
#include <optional>
#include <variant>
#include <vector>

/// What happened at a clock, from one report to the next.
namespace praporek::dgt {

/// The lever went over: this end has just made its move.
struct LeverPressed {
  End by = End::Left;
  ClockTimes times;
  friend bool operator==(const LeverPressed&, const LeverPressed&) = default;
};
struct ClockStarted {
  friend bool operator==(const ClockStarted&, const ClockStarted&) = default;
};
struct ClockStopped {
  friend bool operator==(const ClockStopped&, const ClockStopped&) = default;
};
/// Seen in two reports, one after the other.
struct FlagConfirmed {
  enum class Order : std::uint8_t { First, Second, Together };
  End end = End::Left;
  Order order = Order::First;
  friend bool operator==(const FlagConfirmed&, const FlagConfirmed&) = default;
};
/// The sign of a new period went up at this end.
struct PeriodShown {
  End end = End::Left;
  friend bool operator==(const PeriodShown&, const PeriodShown&) = default;
};
struct ClockGone {
  friend bool operator==(const ClockGone&, const ClockGone&) = default;
};
struct ClockBack {
  friend bool operator==(const ClockBack&, const ClockBack&) = default;
};
struct ClockBatteryLow {
  friend bool operator==(const ClockBatteryLow&, const ClockBatteryLow&) = default;
};
/// No clock goes like that; believed only if the next report agrees.
struct ReadingDoubted {
  ClockTimes times;
  friend bool operator==(const ReadingDoubted&, const ReadingDoubted&) = default;
};
/// A request: have the clock report again, at once.
struct AskClockAgain {
  friend bool operator==(const AskClockAgain&, const AskClockAgain&) = default;
};

using ClockFact =
    std::variant<LeverPressed, ClockStarted, ClockStopped, FlagConfirmed, PeriodShown, ClockGone,
                 ClockBack, ClockBatteryLow, ReadingDoubted, AskClockAgain>;

/// How far a single report is believed.
enum class Caution : std::uint8_t {
  Trusting,  ///< the frames carry a checksum
  Careful,   ///< a bit may be wrong: whatever is new must be said twice
};

class ClockWatch {
 public:
  explicit ClockWatch(Caution caution = Caution::Trusting) : caution_{caution} {}

  std::vector<ClockFact> see(const ClockReport& report, Instant at);

  /// Times were written to the clock: what it says until it answers is worth nothing.
  void setting_sent() { awaiting_ack_ = true; }

  /// The board's log says that this end pressed, whether or not a report showed it: true if it
  /// is news.
  bool press_logged(End by);

  /// The last reading believed, and when it came.
  [[nodiscard]] const std::optional<ClockTimes>& times() const { return believed_; }
  [[nodiscard]] Instant believed_at() const { return believed_at_; }

 private:
  struct Flag {
    bool suspected = false;
    bool confirmed = false;
  };

  void see_times(const ClockTimes& times, Instant at, std::vector<ClockFact>& facts);
  void believe(const ClockTimes& times, Instant at, std::vector<ClockFact>& facts);
  void watch_flags(const ClockTimes& times, std::vector<ClockFact>& facts);
  void lose_clock(std::vector<ClockFact>& facts);
  [[nodiscard]] bool said_twice(const ClockTimes& times, Instant at) const;
  [[nodiscard]] bool looks_fallen(const ClockTimes& times, End end) const;
  Flag& flag(End end) { return flags_[static_cast<std::size_t>(end)]; }
  [[nodiscard]] const Flag& flag(End end) const { return flags_[static_cast<std::size_t>(end)]; }

  Caution caution_;
  std::optional<ClockTimes> believed_;
  Instant believed_at_;
  std::optional<ClockTimes> doubted_;
  Instant doubted_at_;
  std::array<Flag, 2> flags_{};
  bool gone_ = false;
  bool maybe_gone_ = false;
  bool awaiting_ack_ = false;
};

}  // namespace praporek::dgt
