#include "io/dgt/clock_reports.hpp"

#include <algorithm>
#include <utility>

namespace praporek::dgt {

namespace {

using board::Report;
using board::Trouble;

board::FlagOrder order_of(FlagConfirmed::Order order) {
  return static_cast<board::FlagOrder>(static_cast<std::uint8_t>(order));
}

/// One fact of the clock; those that are no news to the table give nothing.
struct Reporter {
  Instant at;
  std::vector<Report>& out;
  bool& ask_again;

  void operator()(const LeverPressed& f) const {
    out.emplace_back(board::PressReported{at, f.by, face_of(f.times)});
  }
  void operator()(const FlagConfirmed& f) const {
    out.emplace_back(board::FlagReported{at, f.end, order_of(f.order)});
  }
  void operator()(const PeriodShown& f) const {
    out.emplace_back(board::PeriodReported{at, f.end});
  }
  void operator()(const ClockGone&) const {
    out.emplace_back(board::TroubleReported{at, Trouble::NoClock, false});
  }
  void operator()(const ClockBack&) const {
    out.emplace_back(board::TroubleReported{at, Trouble::NoClock, true});
  }
  void operator()(const ClockBatteryLow&) const {
    out.emplace_back(board::TroubleReported{at, Trouble::BatteryLow, false});
  }
  void operator()(const AskClockAgain&) const { ask_again = true; }
  void operator()(const ClockStarted&) const {}
  void operator()(const ClockStopped&) const {}
  void operator()(const ReadingDoubted&) const {}
};

}  // namespace

board::ClockFace face_of(const ClockTimes& times) {
  return {{times.at(End::Left).left, times.at(End::Right).left}, times.running, times.using_time};
}

std::vector<Report> ClockReports::see(const ClockReport& report, Instant at) {
  std::vector<Report> out;
  for (const ClockFact& fact : watch_.see(report, at)) {
    std::visit(Reporter{at, out, ask_again_}, fact);
  }
  const bool pressed = std::ranges::any_of(
      out, [](const Report& r) { return std::holds_alternative<board::PressReported>(r); });
  const bool read =
      std::holds_alternative<ClockTimes>(report) && watch_.times() && watch_.believed_at() == at;
  if (read && !pressed) out.emplace_back(board::ClockReported{at, face_of(*watch_.times())});
  return out;
}

std::vector<Report> ClockReports::see(const PressLogged& press, Instant at) {
  if (!watch_.press_logged(press.end)) return {};
  board::ClockFace face = face_of(*watch_.times());
  face.left[static_cast<std::size_t>(press.end)] = press.left;
  return {board::PressReported{at, press.end, face}};
}

bool ClockReports::take_question() { return std::exchange(ask_again_, false); }

}  // namespace praporek::dgt
