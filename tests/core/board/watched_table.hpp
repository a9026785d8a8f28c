#pragma once

#include "core/base/text.hpp"
#include "core/board/lie.hpp"
#include "core/board/watch.hpp"

#include <fmt/format.h>
#include <string>
#include <string_view>

namespace praporek::test {

/// Findings in short words: "e2e4", "illegal e1e3", "back 2", "press w", "flag b first",
/// "+no-clock", "-no-clock", "result 1-0".
struct FindingWords {
  static std::string_view letter(Side side) { return side == Side::White ? "w" : "b"; }

  std::string operator()(const board::MoveFound& f) const {
    return (f.illegal ? "stands " : "") + f.uci + (f.unseen ? " unseen" : "");
  }
  std::string operator()(const board::MovesTakenBack& f) const {
    return fmt::format("back {}", f.plies);
  }
  std::string operator()(const board::PressFound& f) const {
    return fmt::format("press {}", letter(f.by));
  }
  std::string operator()(const board::FlagFound& f) const {
    constexpr std::string_view orders[]{"first", "second", "together"};
    return fmt::format("flag {} {}", letter(f.side), orders[static_cast<int>(f.order)]);
  }
  std::string operator()(const board::PeriodFound& f) const {
    return fmt::format("period {}", letter(f.side));
  }
  std::string operator()(const board::ResultFound& f) const {
    constexpr std::string_view results[]{"1-0", "0-1", "1/2"};
    if (!f.signal) return "result off";
    return fmt::format("result {}", results[static_cast<int>(*f.signal)]);
  }
  std::string operator()(const board::AlarmFound& f) const {
    constexpr std::string_view names[]{
        "no-device", "no-clock",      "battery", "clock-stands", "clock-set-wrong",
        "unstable",  "not-explained", "gap",     "premature",    "set-up",
        "illegal",   "pawn",          "no-move", "rook-first"};
    std::string text{f.over ? "-" : "+"};
    text += names[static_cast<int>(f.kind)];
    if (!f.squares.empty()) text += " " + f.squares;
    return text;
  }
};

/// A table and its script: "e2=" lifts, "e4=P" puts down, "w" and "b" press, "go" and "stop" are
/// the clock's, "scan" reports the whole board, "+900" lets milliseconds pass with ticks.
class WatchedTable {
 public:
  explicit WatchedTable(board::Expected expected = board::Expected{board::Stage::Playing}) {
    if (expected.stage != board::Stage::NoGame) men = expected.start.board();
    watch.expect(expected);
    play("scan");
  }

  std::string play(std::string_view script) {
    found_.clear();
    for (const std::string_view word : words_of(script)) {
      at = at + Millis{50};
      perform(word);
    }
    return found_;
  }

  std::string see(const board::Report& report) {
    found_.clear();
    add(report);
    return found_;
  }

  board::Watch watch;
  rules::Placement men;  ///< as White sees them
  board::Lie lie = board::Lie::Normal;
  board::ClockFace face{{Millis{5'400'000}, Millis{5'400'000}}, false, board::End::Left};
  Instant at{Millis{1'800'000'000'000}};

 private:
  void perform(std::string_view word) {
    if (word[0] == '+') {
      pass(Millis{whole_number(word.substr(1)).value()});
    } else if (word == "scan") {
      add(board::BoardReported{at, board::seen_by_white(men, lie)});
    } else if (word == "go" || word == "stop") {
      face.running = word == "go";
      add(board::ClockReported{at, face});
    } else if (word == "w" || word == "b") {
      const board::End by = board::end_of(word == "w" ? Side::White : Side::Black, lie);
      face.using_time = board::opposite(by);
      add(board::PressReported{at, by, face});
    } else {
      const auto square = rules::square_of(word.substr(0, 2)).value();
      const auto piece = word.size() > 3 ? rules::piece_of_letter(word[3]) : std::nullopt;
      if (const auto before = men.at(square)) men.remove(square, *before);
      if (piece) men.put(square, *piece);
      add(board::SquareReported{at, board::seen_by_white(square, lie), piece});
    }
  }

  void pass(Millis time) {
    for (; time > Millis{0}; time -= Millis{100}) {
      at = at + Millis{100};
      if (face.running) face.left[static_cast<std::size_t>(face.using_time)] -= Millis{100};
      add(board::Ticked{at});
    }
  }

  void add(const board::Report& report) {
    for (const board::Finding& finding : watch.see(report)) {
      if (!found_.empty()) found_ += ", ";
      found_ += std::visit(FindingWords{}, finding);
    }
  }

  std::string found_;
};

}  // namespace praporek::test
