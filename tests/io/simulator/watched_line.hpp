#pragma once

#include "core/board/watch.hpp"
#include "core/clock/time_control_text.hpp"
#include "core/rules/uci.hpp"
#include "io/dgt/bus_session.hpp"
#include "io/dgt/single_session.hpp"
#include "io/simulator/line.hpp"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace praporek::test {

inline clock::ClockRules rules_of(std::string_view control) {
  return {clock::read_time_control(control).value(), clock::PeriodChange::ByMoves, true};
}

inline std::string text_of(const std::vector<rules::Move>& moves, bool chess960 = false) {
  std::string text;
  for (const rules::Move move : moves) text += rules::uci(move, chess960) + ' ';
  return text;
}

/// What one table's watch has found out.
struct Found {
  board::Watch watch;
  std::vector<std::string> moves;
  std::vector<board::AlarmFound> alarms;
  std::vector<board::FlagFound> flags;
  std::optional<tracking::Signal> result;
  int presses = 0;
  int timed = 0;       ///< moves with both times
  int taken_back = 0;  ///< moves that were not what they seemed

  [[nodiscard]] std::string text() const {
    std::string all;
    for (const std::string& move : moves) all += move + ' ';
    return all;
  }
  [[nodiscard]] int count(board::AlarmKind kind) const {
    return static_cast<int>(std::ranges::count_if(
        alarms, [&](const board::AlarmFound& a) { return a.kind == kind && !a.over; }));
  }
};

/// A simulated line and our reading of it, in a time of their own.
class WatchedLine {
 public:
  WatchedLine(std::vector<simulator::TableOptions> tables, bool bus,
              const simulator::FaultPlan& faults = {}, std::uint64_t seed = 1)
      : line{tables, faults, seed} {
    std::vector<std::string> serials;
    for (const auto& options : tables) {
      serials.push_back(options.serial);
      board::Expected expected{board::Stage::Playing, options.start};
      expected.rules = options.rules;
      expected.doubt_squares = !bus;
      found[options.serial].watch.expect(expected);
    }
    if (bus) {
      session = std::make_unique<dgt::BusSession>(serials);
    } else {
      session = std::make_unique<dgt::SingleSession>();
    }
  }

  /// Open the line and let it settle before the clocks are started.
  void begin() {
    session->opened(at);
    open_ = true;
    run(Millis{6'000});
    line.begin(at);
  }

  void run(Millis time) {
    for (; time > Millis{0}; time -= step) pass();
  }

  /// Until all games are over and quiet, at most this long.
  void run_games(Millis most) {
    const auto over = [&] {
      return std::ranges::all_of(line.tables(), [](const auto& table) { return table->over(); });
    };
    for (; most > Millis{0} && !over(); most -= step) pass();
    run(Millis{15'000});
  }

  /// Moves that are certain and those still open.
  [[nodiscard]] std::string moves(const std::string& serial) const {
    const Found& table = found.at(serial);
    return table.text() + text_of(table.watch.tracker().open_moves());
  }

  simulator::Line line;
  std::unique_ptr<dgt::Session> session;
  std::map<std::string, Found> found;
  Instant at{Millis{1'800'000'000'000}};

 private:
  static constexpr Millis step{5};

  void pass() {
    at = at + step;
    for (const dgt::Bytes& bytes : line.pass(at)) session->receive(bytes, at);
    if (line.plugged() != open_) {
      open_ = line.plugged();
      open_ ? session->opened(at) : session->closed(at);
    }
    if (++steps_ % 5 == 0) {
      session->wait(at);
      for (auto& [serial, table] : found) take(table, table.watch.see(board::Ticked{at}));
    }
    for (const dgt::DeviceReport& report : session->take_reports()) {
      Found& table = found[report.serial];
      take(table, table.watch.see(report.report));
      if (table.watch.wants_memory()) session->ask_memory(report.serial);
    }
    session->committed();
    for (const dgt::Bytes& bytes : session->take_commands()) line.receive(bytes, at);
  }

  static void take(Found& table, const std::vector<board::Finding>& findings) {
    for (const board::Finding& finding : findings) {
      if (const auto* move = std::get_if<board::MoveFound>(&finding)) {
        table.moves.push_back(move->uci);
        if (move->clocks[Side::White] && move->clocks[Side::Black]) ++table.timed;
      } else if (const auto* back = std::get_if<board::MovesTakenBack>(&finding)) {
        table.taken_back += static_cast<int>(table.moves.size()) - back->plies;
        table.moves.resize(static_cast<std::size_t>(back->plies));
      } else if (const auto* alarm = std::get_if<board::AlarmFound>(&finding)) {
        table.alarms.push_back(*alarm);
      } else if (const auto* flag = std::get_if<board::FlagFound>(&finding)) {
        table.flags.push_back(*flag);
      } else if (const auto* result = std::get_if<board::ResultFound>(&finding)) {
        table.result = result->signal;
      } else if (std::holds_alternative<board::PressFound>(finding)) {
        ++table.presses;
      }
    }
  }

  bool open_ = false;
  int steps_ = 0;
};

}  // namespace praporek::test
