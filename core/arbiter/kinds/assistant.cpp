#include "core/arbiter/draft.hpp"
#include "core/arbiter/kinds/kinds.hpp"
#include "core/arbiter/time_text.hpp"

namespace praporek::arbiter {

namespace {

std::string_view article_of_duty(const Answers& answers) {
  if (answers.is("duty", "writing")) return "8.1.6";
  if (answers.is("duty", "moving")) return "4.9";
  if (answers.is("duty", "blind")) return "D.2.10";
  return "6.2.6";
}

Result<Ruling> assistant(const Answers& answers) {
  const Side side = *answers.side();
  const std::string_view article = article_of_duty(answers);
  Draft draft{answers, article};
  if (!answers.given("acceptable")) draft.asks(4, article);
  if (answers.is("acceptable", "no")) {
    return draft.tells_of(side, "arbiter.do.refuse-assistant", article).ruling();
  }
  draft.records_of(side, "arbiter.record.assistant", article, answers.text("name"));
  // Only the help of 6.2.6 and 8.1.6 is set off in time, and not for a disability.
  const bool set_off = answers.is("duty", "clock") || answers.is("duty", "writing");
  if (!set_off || answers.yes("disability")) return draft.ruling();
  const auto deduction = *answers.clock("deduction");
  draft.gives_time(side, -deduction, article);
  if (const auto base = answers.clock("base")) {
    draft.tells_of(side, "arbiter.do.set-clock", article, {clock_text(*base - deduction)});
  }
  if (!answers.given("deduction")) draft.asks(5, article);
  return draft.ruling();
}

/// Two boards that differ: whoever carried a move out wrongly puts it right if the records agree,
/// else play goes back to where they last agreed (Laws D.2.9).
Result<Ruling> boards_differ(const Answers& answers) {
  Draft draft{answers, "D.2.9"};
  draft.stops_and_reads_clocks("D.2.9");
  if (answers.is("records", "agree")) {
    draft.tells("arbiter.do.correct-board", "D.2.9");
  } else {
    draft.tells("arbiter.do.back-to-agreed-move", "D.2.9", {answers.text("agreed-until")});
  }
  return draft.asks(38, "D.2.9", "arbiter.ask.J38-times", "").ruling();
}

Result<Ruling> slip_of_the_tongue(const Answers& answers) {
  const std::string_view what =
      answers.yes("pressed") ? "arbiter.do.announcement-stands" : "arbiter.do.correct-announcement";
  return Draft{answers, "D.2.8"}.tells(what, "D.2.8").ruling();
}

Result<Ruling> blind_touch(const Answers& answers) {
  const std::string_view what =
      answers.yes("lifted") ? "arbiter.do.piece-is-touched" : "arbiter.do.piece-is-not-touched";
  return Draft{answers, "D.2.2"}.tells(what, "D.2.2").ruling();
}

Result<Ruling> blind_move(const Answers& answers) {
  const std::string_view what =
      answers.yes("announced") ? "arbiter.do.move-is-made" : "arbiter.do.move-is-not-made";
  Draft draft{answers, "D.2.3"};
  draft.tells(what, "D.2.3");
  if (answers.yes("pressed") && !answers.yes("announced")) {
    draft.records("arbiter.record.pressed-before-announcing", "D.2.4");
  }
  return draft.ruling();
}

Result<Ruling> blind_assistants(const Answers& answers) {
  Draft draft{answers, "D.2.11"};
  if (answers.yes("opponent-deaf")) {
    return draft.tells("arbiter.do.assistant-obligatory", "D.2.11").ruling();
  }
  return draft.tells("arbiter.do.sighted-may-use-assistant", "D.2.11").ruling();
}

Result<Ruling> blind(const Answers& answers) {
  if (answers.is("case", "boards-differ")) return boards_differ(answers);
  if (answers.is("case", "slip")) return slip_of_the_tongue(answers);
  if (answers.is("case", "touch")) return blind_touch(answers);
  if (answers.is("case", "move")) return blind_move(answers);
  if (answers.is("case", "no-assistant")) return blind_assistants(answers);
  if (answers.is("case", "assistant-claims")) {
    return Draft{answers, "D.2.10.5"}.tells("arbiter.do.claimant-is-valid", "D.2.10.5").ruling();
  }
  return Draft{answers, "D.1"}.records("arbiter.record.two-boards", "D.1").asks(38, "D.1").ruling();
}

std::vector<Question> blind_questions() {
  return {
      choice("arbiter.key.case",
             {"arbiter.is.two-boards", "arbiter.is.boards-differ", "arbiter.is.slip",
              "arbiter.is.touch", "arbiter.is.move", "arbiter.is.assistant-claims",
              "arbiter.is.no-assistant"},
             "two-boards", "D.1"),
      choice("arbiter.key.records", {"arbiter.is.agree", "arbiter.is.differ"}, "differ", "D.2.9")
          .after("case", {"boards-differ"}),
      open_question("arbiter.key.agreed-until", AnswerForm::Count, "D.2.9")
          .must()
          .after("case", {"boards-differ"})
          .after("records", {"differ"}),
      yes_or_no("arbiter.key.pressed", "no", "D.2.8").after("case", {"slip", "move"}),
      yes_or_no("arbiter.key.lifted", "no", "D.2.2").after("case", {"touch"}),
      yes_or_no("arbiter.key.announced", "no", "D.2.3").after("case", {"move"}),
      yes_or_no("arbiter.key.opponent-deaf", "no", "D.2.11").after("case", {"no-assistant"})};
}

}  // namespace

std::vector<RulingKind> assistant_kinds() {
  return {
      {"arbiter.kind.assistant",
       "6.2.6",
       {which_side().must(),
        choice("arbiter.key.duty",
               {"arbiter.is.clock", "arbiter.is.writing", "arbiter.is.moving", "arbiter.is.blind"},
               "clock", "6.2.6"),
        yes_or_no("arbiter.key.acceptable", "", "6.2.6"),
        yes_or_no("arbiter.key.disability", "no", "6.2.6"),
        Question{"arbiter.key.deduction", AnswerForm::Clock, {}, "0:10:00", "6.2.6", false, {}},
        open_question("arbiter.key.base", AnswerForm::Clock, "6.2.6"),
        open_question("arbiter.key.name", AnswerForm::Text, "6.2.6")},
       &assistant},
      {"arbiter.kind.blind", "D.2", blind_questions(), &blind},
  };
}

}  // namespace praporek::arbiter
