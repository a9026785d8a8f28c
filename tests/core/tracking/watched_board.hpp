#pragma once

#include "core/base/text.hpp"
#include "core/rules/uci.hpp"
#include "core/tracking/tracker.hpp"

#include <fmt/format.h>
#include <string>
#include <string_view>
#include <vector>

namespace praporek::test {

/// Facts in short words: "e2e4", "e1g1 rook-first", "illegal e1e3", "back 2", "result 1-0".
struct FactWords {
  bool chess960 = false;

  std::string operator()(const tracking::MoveMade& f) const {
    return rules::uci(f.move, chess960) + (f.rook_first ? " rook-first" : "") +
           (f.unseen ? " unseen" : "");
  }
  std::string operator()(const tracking::TakenBack& f) const {
    return fmt::format("back {}", f.plies);
  }
  std::string operator()(const tracking::IllegalMoveSeen& f) const {
    return "illegal " + text_of(f.from) + text_of(f.to);
  }
  std::string operator()(const tracking::IllegalMoveStands& f) const {
    return "stands " + text_of(f.from) + text_of(f.to);
  }
  std::string operator()(const tracking::PawnNotExchanged& f) const {
    return "pawn " + text_of(f.square);
  }
  std::string operator()(const tracking::PressedWithoutMove&) const { return "no move"; }
  std::string operator()(const tracking::NotExplained&) const { return "not explained"; }
  std::string operator()(const tracking::ExplainedAgain&) const { return "explained"; }
  std::string operator()(const tracking::StartPositionSet& f) const {
    return fmt::format("start {}", f.number);
  }
  std::string operator()(const tracking::ResultSignalled& f) const {
    constexpr std::string_view results[]{"1-0", "0-1", "1/2-1/2"};
    return "result " + std::string{results[static_cast<int>(f.signal)]};
  }
};

/// A board, a clock and their script: "e2=" lifts, "e4=P" puts down, "w" and "b" press, "stop" and
/// "go" are the clock's, "+900" lets milliseconds pass with a tick every tenth of a second.
/// Between all these pass 50 ms.
class WatchedBoard {
 public:
  explicit WatchedBoard(const rules::Position& start) : tracker{start}, words_{start.chess960()} {}

  /// What was found out, since the last call, separated by commas.
  std::string play(std::string_view script) {
    found_.clear();
    for (const std::string_view word : words_of(script)) {
      at_ = at_ + Millis{50};
      perform(word);
    }
    return found_;
  }

  tracking::Tracker tracker;

 private:
  void perform(std::string_view word) {
    if (word[0] == '+') {
      wait(Millis{whole_number(word.substr(1)).value()});
    } else if (word == "w" || word == "b") {
      see(tracking::LeverPressed{at_, word == "w" ? Side::White : Side::Black});
    } else if (word == "stop" || word == "go") {
      see(tracking::ClockRan{at_, word == "go"});
    } else {
      const auto piece = word.size() > 3 ? rules::piece_of_letter(word[3]) : std::nullopt;
      see(tracking::SquareChanged{at_, rules::square_of(word.substr(0, 2)).value(), piece});
    }
  }

  void wait(Millis time) {
    for (; time > Millis{0}; time -= Millis{100}) {
      at_ = at_ + Millis{100};
      see(tracking::Ticked{at_});
    }
  }

  void see(const tracking::Sighting& sighting) {
    for (const tracking::Fact& fact : tracker.see(sighting)) {
      if (!found_.empty()) found_ += ", ";
      found_ += std::visit(words_, fact);
    }
  }

  FactWords words_;
  Instant at_{Millis{1'800'000'000'000}};
  std::string found_;
};

}  // namespace praporek::test
