#include "core/arbiter/draft.hpp"
#include "core/arbiter/kinds/kinds.hpp"
#include "core/arbiter/time_text.hpp"

#include <algorithm>

namespace praporek::arbiter {

namespace {

using std::chrono::seconds;

/// After ten moves by each the setting stands where supervision is not full (Laws A.4.1.1).
constexpr int setting_open_for = 10;

Result<Ruling> clock_defect(const Answers& answers) {
  Draft draft{answers, "6.10.1"};
  if (!answers.yes("evident")) return draft.tells("arbiter.do.clock-counts", "6.10.1").ruling();
  draft.stops_and_reads_clocks("6.10.1").tells("arbiter.do.replace-clock", "6.10.1");
  draft.records("arbiter.record.defective-clock", "6.10.1", answers.text("clock"));
  const auto white = answers.clock("new-white");
  const auto black = answers.clock("new-black");
  if (white && black) {
    draft.tells_of(Side::White, "arbiter.do.set-clock", "6.10.1", {clock_text(*white)})
        .tells_of(Side::Black, "arbiter.do.set-clock", "6.10.1", {clock_text(*black)});
  } else {
    draft.asks(14, "6.10.1");
  }
  if (answers.has("made")) {
    draft.tells("arbiter.do.set-counter", "6.10.1", {answers.text("made")});
  }
  return draft.ruling();
}

BySide<int> completed_moves(const Answers& answers) {
  const int each = answers.number("made").value_or(0);
  return {
      {answers.number("made-white").value_or(each), answers.number("made-black").value_or(each)}};
}

/// Missing or wrong extra time per move: the first increment is there before move one, so
/// (completed moves + 1) of them are owed (Laws 6.10.2, note to 6.3.2).
void corrects_increment(Draft& draft, const Answers& answers) {
  const seconds owed =
      answers.clock("right").value_or(seconds{0}) - answers.clock("was").value_or(seconds{0});
  const BySide<int> completed = completed_moves(answers);
  for (const Side side : {Side::White, Side::Black}) {
    draft.extra_time(side, owed * (completed[side] + 1), "6.10.2");
  }
}

void corrects_base(Draft& draft, const Answers& answers) {
  const seconds owed =
      answers.clock("right").value_or(seconds{0}) - answers.clock("was").value_or(seconds{0});
  for (const Side side : {Side::White, Side::Black}) draft.extra_time(side, owed, "6.10.2");
}

void swaps_sides(Draft& draft, const Answers& answers) {
  const auto white = answers.reading(Side::White);
  const auto black = answers.reading(Side::Black);
  if (!white || !black) return;
  draft.tells_of(Side::White, "arbiter.do.set-clock", "6.10.2", {clock_text(*black)})
      .tells_of(Side::Black, "arbiter.do.set-clock", "6.10.2", {clock_text(*white)});
}

Result<Ruling> clock_setting(const Answers& answers) {
  const BySide<int> completed = completed_moves(answers);
  const int by_both = std::min(completed[Side::White], completed[Side::Black]);
  if (!answers.full_rules() && by_both >= setting_open_for && !answers.yes("schedule-suffers")) {
    Draft draft{answers, "A.4.1.1"};
    draft.tells("arbiter.do.setting-stays", "A.4.1.1");
    if (!answers.given("schedule-suffers")) {
      draft.asks(37, "A.4.1.1", "arbiter.ask.J37-schedule", "no");
    }
    return draft.ruling();
  }
  Draft draft{answers, "6.10.2"};
  draft.stops_and_reads_clocks("6.10.2");
  draft.records(
      "arbiter.record.moves-completed", "6.10.2",
      std::to_string(completed[Side::White]) + "/" + std::to_string(completed[Side::Black]));
  if (answers.is("fault", "increment")) corrects_increment(draft, answers);
  if (answers.is("fault", "base")) corrects_base(draft, answers);
  if (answers.is("fault", "sides")) swaps_sides(draft, answers);
  if (answers.is("fault", "counter")) {
    draft.tells("arbiter.do.set-counter", "6.10.2", {std::to_string(by_both)});
  }
  draft.tells("arbiter.do.set-clock-right", "6.10.2");
  // What delay instead of increment, a missing period or a neighbour's press cost cannot be
  // computed from the readings.
  const bool computed = answers.is("fault", "increment") || answers.is("fault", "base") ||
                        answers.is("fault", "sides");
  return draft.asks(15, "6.10.2", "arbiter.ask.J15", computed ? "as computed" : "").ruling();
}

bool reason_is_valid(const Answers& answers) {
  for (const std::string_view reason :
       {"irregularity", "disturbance", "illness", "promotion-piece", "alarm"}) {
    if (answers.is("reason", reason)) return true;
  }
  // The toilet is no reason, save for a disabled or unwell player (note to 6.11.4).
  return answers.is("reason", "toilet") && answers.yes("disability");
}

Result<Ruling> interruption(const Answers& answers) {
  if (answers.is("by", "arbiter") || !answers.side()) {
    return Draft{answers, "6.11.1"}
        .stops_and_reads_clocks("6.11.1")
        .records("arbiter.record.reason", "6.11.1", answers.text("reason"))
        .asks(16, "6.11.3")
        .ruling();
  }
  const Side side = *answers.side();
  const bool valid = answers.given("valid") ? answers.yes("valid") : reason_is_valid(answers);
  Draft draft{answers, "6.11.2"};
  draft.stops_and_reads_clocks("6.11.2").records_of(side, "arbiter.record.stopped-clock", "6.11.2",
                                                    answers.text("reason"));
  if (!answers.given("valid")) {
    draft.asks(17, "6.11.4", "arbiter.ask.J17", valid ? "valid" : "not valid");
  }
  if (!valid) {
    return draft.asks(36, "6.11.4").tells("arbiter.do.restart-clock", "6.11.3").ruling();
  }
  if (answers.is("reason", "promotion-piece")) {
    draft.tells("arbiter.do.bring-piece", "6.11.2")
        .tells_of(side, "arbiter.do.choice-stays-free", "3.7.5");
  }
  return draft.tells_of(side, "arbiter.do.restart-clock", "6.11.3").ruling();
}

std::vector<Question> interruption_questions() {
  return {choice("arbiter.key.by", {"arbiter.is.player", "arbiter.is.arbiter"}, "", "6.11.2"),
          which_side().must().after("by", {"player"}),
          choice("arbiter.key.reason",
                 {"arbiter.is.irregularity", "arbiter.is.disturbance", "arbiter.is.illness",
                  "arbiter.is.promotion-piece", "arbiter.is.alarm", "arbiter.is.toilet",
                  "arbiter.is.thinking", "arbiter.is.other"},
                 "other", "6.11.4"),
          yes_or_no("arbiter.key.disability", "no", "6.11.4").after("reason", {"toilet"}),
          yes_or_no("arbiter.key.valid", "", "6.11.4"),
          clock_of_white(),
          clock_of_black()};
}

}  // namespace

std::vector<RulingKind> clock_kinds() {
  const auto clock = [](std::string_view id, std::string_view article) {
    return open_question(id, AnswerForm::Clock, article);
  };
  const auto moves = [](std::string_view id) {
    return open_question(id, AnswerForm::Count, "6.10.2");
  };
  return {
      {"arbiter.kind.clock-defect",
       "6.10.1",
       {yes_or_no("arbiter.key.evident", "yes", "6.10.1"), clock_of_white(), clock_of_black(),
        clock("arbiter.key.new-white", "6.10.1"), clock("arbiter.key.new-black", "6.10.1"),
        moves("arbiter.key.made"), open_question("arbiter.key.clock", AnswerForm::Text, "6.10.1")},
       &clock_defect},
      {"arbiter.kind.clock-setting",
       "6.10.2",
       {choice("arbiter.key.fault",
               {"arbiter.is.increment", "arbiter.is.delay", "arbiter.is.base", "arbiter.is.period",
                "arbiter.is.counter", "arbiter.is.sides", "arbiter.is.neighbour"},
               "increment", "6.10.2"),
        clock("arbiter.key.right", "6.10.2").must().after("fault", {"increment", "base"}),
        clock("arbiter.key.was", "6.10.2"), moves("arbiter.key.made"),
        moves("arbiter.key.made-white"), moves("arbiter.key.made-black"),
        yes_or_no("arbiter.key.schedule-suffers", "no", "A.4.1.1"), clock_of_white(),
        clock_of_black()},
       &clock_setting},
      {"arbiter.kind.interruption", "6.11", interruption_questions(), &interruption},
  };
}

}  // namespace praporek::arbiter
