#pragma once

#include "core/board/report.hpp"
#include "io/dgt/clock_watch.hpp"
#include "io/dgt/stream.hpp"

#include <vector>

namespace praporek::dgt {

board::ClockFace face_of(const ClockTimes& times);

/// What a clock says, as reports for the table it stands on.
class ClockReports {
 public:
  explicit ClockReports(Caution caution) : watch_{caution} {}

  std::vector<board::Report> see(const ClockReport& report, Instant at);

  /// A press from the board's log, with the time its end showed.
  std::vector<board::Report> see(const PressLogged& press, Instant at);

  /// The clock must be asked again at once; asked once.
  bool take_question();

 private:
  ClockWatch watch_;
  bool ask_again_ = false;
};

}  // namespace praporek::dgt
