#include "core/board/watch.hpp"

#include "core/board/lie.hpp"
#include "core/board/remembered.hpp"
#include "core/rules/position.hpp"
#include "core/tracking/picture.hpp"

#include <utility>

namespace praporek::board {

namespace {

tracking::Tracker tracker_of(const Expected& expected) {
  tracking::Tracker tracker{expected.start};
  for (const KnownMove& known : expected.line) tracker.recall(known.move, known.led_to);
  tracker.doubt_squares(expected.doubt_squares);
  return tracker;
}

}  // namespace

void Watch::expect(const Expected& expected) {
  expected_ = expected;
  tracker_ = tracker_of(expected);
  setting_ = SettingCheck{expected.rules};
  presses_.clear();
  signalled_.reset();
  met_ = wants_memory_ = ever_ran_ = false;
  plies_when_met_ = tracker_.plies();
}

void Watch::enter(Stage stage) { expected_.stage = stage; }

std::vector<Finding> Watch::see(const Report& report) {
  out_.clear();
  std::visit([&](const auto& each) { take(each); }, report);
  return std::move(out_);
}

BySide<Millis> Watch::clocks(const ClockFace& face) const {
  BySide<Millis> times;
  for (const End end : {End::Left, End::Right}) times[side_at(end, lie_)] = face.at(end);
  return times;
}

void Watch::take(const Ticked& report) {
  track(tracking::Ticked{report.at});
  const auto square = unrest_.unstable(report.at);
  alarms_.set({report.at, AlarmKind::SquareUnstable, false, std::nullopt,
               square ? rules::text_of(seen_by_white(*square, lie_)) : ""},
              square.has_value(), out_);
  check_set_up(report.at);
  check_clock(report.at);
  check_result(report.at);
}

void Watch::take(const SquareReported& report) {
  if (men_.at(report.square) == report.piece) return;
  tracking::see_square(men_, report.square, report.piece);
  changed_ = report.at;
  unrest_.changed(report.square, report.at);
  track(tracking::SquareChanged{report.at, seen_by_white(report.square, lie_), report.piece});
}

void Watch::take(const BoardReported& report) {
  if (men_ != report.men) changed_ = report.at;
  men_ = report.men;
  const bool at_start = expected_.stage == Stage::SetUp || tracker_.plies() == 0;
  if (!met_ || at_start) lie_ = lie_of(men_, tracker_.certain().board(), lie_);
  met_ = true;
  track(tracking::BoardScanned{report.at, seen_by_white(men_, lie_)});
}

void Watch::take(const ClockReported& report) { see_face(report.face, report.at); }

void Watch::take(const PressReported& report) {
  const PressFound press{report.at, side_at(report.by, lie_), clocks(report.face)};
  // Black's press before the game only sets White's clock going (Laws 6.6).
  const bool was_running = face_ && face_->running;
  see_face(report.face, report.at);
  if (!playing()) return;
  if (was_running) {
    alarms_.set({report.at, AlarmKind::ClockSetWrong, false, std::nullopt, {}},
                setting_.wrong_after(press), out_);
  }
  presses_.note(press);
  out_.emplace_back(press);
  track(tracking::LeverPressed{report.at, press.by});
}

void Watch::take(const FlagReported& report) {
  if (playing()) out_.emplace_back(FlagFound{report.at, side_at(report.end, lie_), report.order});
}

void Watch::take(const PeriodReported& report) {
  if (playing()) out_.emplace_back(PeriodFound{report.at, side_at(report.end, lie_)});
}

void Watch::take(const TroubleReported& report) {
  AlarmKind kind = AlarmKind::NoDevice;
  if (report.trouble == Trouble::NoClock) kind = AlarmKind::NoClock;
  if (report.trouble == Trouble::BatteryLow) kind = AlarmKind::BatteryLow;
  if (report.trouble != Trouble::BatteryLow) face_.reset();
  // What happened meanwhile was not seen; another board may lie the other way round.
  if (report.trouble == Trouble::NoDevice) {
    met_ = false;
    plies_when_met_ = tracker_.plies();
  }
  alarms_.set({report.at, kind, false, std::nullopt, {}}, !report.over, out_);
}

void Watch::take(const GameRemembered& report) {
  wants_memory_ = false;
  if (!playing()) return;
  auto game = game_from(report, expected_);
  if (!game) return;
  const int known = tracker_.plies();
  int common = 0;
  while (common < known && common < static_cast<int>(game->moves.size()) &&
         rules::same_position(tracker_.position_after(common + 1),
                              game->tracker.position_after(common + 1))) {
    ++common;
  }
  if (common < known) out_.emplace_back(MovesTakenBack{report.at, common});
  for (std::size_t i = static_cast<std::size_t>(common); i < game->moves.size(); ++i) {
    out_.emplace_back(game->moves[i].found);
  }
  lie_ = game->lie;
  tracker_ = std::move(game->tracker);
  presses_.clear();
  for (const AlarmKind kind : {AlarmKind::Gap, AlarmKind::NotExplained}) {
    alarms_.end(kind, report.at, out_);
  }
  track(tracking::BoardScanned{report.at, seen_by_white(men_, lie_)});
}

void Watch::see_face(const ClockFace& face, Instant at) {
  if (!face_ || face_->running != face.running) stands_since_ = at;
  face_ = face;
  face_at_ = at;
  if (face.running) ever_ran_ = true;
  setting_.clock_runs(face.running, at, tracker_.plies());
  track(tracking::ClockRan{at, face.running});
}

}  // namespace praporek::board
