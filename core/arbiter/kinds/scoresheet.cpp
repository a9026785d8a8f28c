#include "core/arbiter/draft.hpp"
#include "core/arbiter/kinds/kinds.hpp"

namespace praporek::arbiter {

namespace {

/// A player may look at the arbiter's record five times a game (Laws A.3.2, B.3.2).
constexpr int looks_allowed = 5;

Result<Ruling> look_at_record(const Answers& answers) {
  const Side side = *answers.side();
  const std::string_view article = answers.is("tempo", "blitz") ? "B.3.2" : "A.3.2";
  Draft draft{answers, article};
  // Only where the arbiter keeps a record for the players is there one to look at.
  const bool has_right = !answers.is("tempo", "standard") && answers.yes("supervised");
  if (!has_right || !answers.yes("on-move")) {
    return draft.tells_of(side, "arbiter.do.refuse-request", article).ruling();
  }
  const int request = answers.ordinal();
  draft.records_of(side, "arbiter.record.record-request", article, std::to_string(request))
      .tells_of(side, "arbiter.do.clock-runs-on", article);
  if (request > looks_allowed) {
    return draft.tells_of(side, "arbiter.do.refuse-request", article).asks(26, "11.5").ruling();
  }
  return draft.tells_of(side, "arbiter.do.show-record", article).ruling();
}

Result<Ruling> blank_sheet(const Answers& answers) {
  const Side side = *answers.side();
  return Draft{answers, "A.2"}
      .tells_of(side, "arbiter.do.hand-scoresheet", "A.2")
      .records_of(side, "arbiter.record.scoresheet-given", "A.2")
      .ruling();
}

Result<Ruling> opponents_sheet(const Answers& answers) {
  const Side side = *answers.side();
  if (!answers.yes("on-move")) {
    return Draft{answers, "8.5.2"}.tells_of(side, "arbiter.do.refuse-request", "8.5.2").ruling();
  }
  return Draft{answers, "8.5.2"}
      .tells_of(other(side), "arbiter.do.lend-scoresheet", "8.5.2")
      .tells_of(side, "arbiter.do.return-before-move", "8.5.2")
      .tells_of(side, "arbiter.do.clock-runs-on", "8.5.2")
      .ruling();
}

Result<Ruling> scoresheet_request(const Answers& answers) {
  if (answers.is("request", "record")) return look_at_record(answers);
  if (answers.is("request", "sheet")) return blank_sheet(answers);
  if (answers.is("request", "opponents-sheet")) return opponents_sheet(answers);
  const Side side = *answers.side();
  if (answers.is("request", "rule")) {  // explained, never applied to the position
    return Draft{answers, "11.9"}.tells_of(side, "arbiter.do.explain-rule", "11.9").ruling();
  }
  return Draft{answers, "12.6"}.tells_of(side, "arbiter.do.may-not-say", "12.6").ruling();
}

/// Laws 8.6: the next move is the first of the new period, unless clearly more were made.
void takes_first_of_period(Draft& draft, const Answers& answers) {
  const int required = answers.number("required").value_or(0);
  const int clear = answers.number("clearly-made").value_or(required);
  draft.records("arbiter.record.next-move", "8.6", std::to_string(std::max(required, clear) + 1))
      .tells("arbiter.do.start-next-period", "8.6");
  if (!answers.given("clearly-made")) draft.asks(23, "8.6");
}

void closes_update(Draft& draft, const Answers& answers) {
  if (answers.is("outcome", "overstepped")) draft.tells("arbiter.do.rule-flag-fall", "6.9");
  if (answers.is("outcome", "reached")) {
    draft.tells("arbiter.do.start-next-period", "8.5.1")
        .tells("arbiter.do.restart-side-on-move", "8.5.1");
  }
  if (answers.is("outcome", "unproven")) takes_first_of_period(draft, answers);
}

Result<Ruling> reconstruction(const Answers& answers) {
  if (answers.is("not-writing", "one")) {
    Draft draft{answers, "8.5.2"};
    draft.tells("arbiter.do.clocks-run-on", "8.5.2");
    if (const auto side = answers.side()) {
      draft.tells_of(*side, "arbiter.do.complete-sheet-first", "8.5.2");
    } else {
      draft.tells("arbiter.do.complete-sheet-first", "8.5.2");
    }
    closes_update(draft, answers);
    return draft.ruling();
  }
  const bool rebuild = answers.is("complete-sheets", "none");
  const std::string_view article = rebuild ? "8.5.3" : "8.5.1";
  Draft draft{answers, article};
  draft.stops_and_reads_clocks(article);
  if (!rebuild) {
    draft.tells("arbiter.do.both-complete-sheets", "8.5.1");
    closes_update(draft, answers);
    return draft.ruling();
  }
  // Laws 8.5.3: first note position, times, whose clock was running and the moves made.
  draft.records("arbiter.record.position", "8.5.3", answers.text("fen"));
  if (const auto running = answers.side("running")) {
    draft.records_of(*running, "arbiter.record.was-running", "8.5.3");
  }
  draft.records("arbiter.record.moves-made", "8.5.3", answers.text("made"))
      .tells("arbiter.do.reconstruct-elsewhere", "8.5.3");
  closes_update(draft, answers);
  return draft.ruling();
}

std::vector<Question> reconstruction_questions() {
  return {choice("arbiter.key.not-writing", {"arbiter.is.both", "arbiter.is.one"}, "both", "8.5"),
          which_side().after("not-writing", {"one"}),
          choice("arbiter.key.complete-sheets",
                 {"arbiter.is.both", "arbiter.is.one", "arbiter.is.none"}, "one", "8.5.3"),
          which_position("8.5.3"),
          choice("arbiter.key.running", {"arbiter.is.white", "arbiter.is.black"}, "", "8.5.3"),
          open_question("arbiter.key.made", AnswerForm::Count, "8.5.3"),
          clock_of_white(),
          clock_of_black(),
          choice("arbiter.key.outcome",
                 {"arbiter.is.open", "arbiter.is.overstepped", "arbiter.is.reached",
                  "arbiter.is.unproven"},
                 "open", "8.6"),
          open_question("arbiter.key.required", AnswerForm::Count, "8.6")
              .must()
              .after("outcome", {"unproven"}),
          open_question("arbiter.key.clearly-made", AnswerForm::Count, "8.6")
              .after("outcome", {"unproven"})};
}

}  // namespace

std::vector<RulingKind> scoresheet_kinds() {
  return {
      {"arbiter.kind.scoresheet-request",
       "A.3.2",
       {which_side().must(),
        choice("arbiter.key.request",
               {"arbiter.is.record", "arbiter.is.sheet", "arbiter.is.opponents-sheet",
                "arbiter.is.move-count", "arbiter.is.rule"},
               "record", "A.3.2"),
        yes_or_no("arbiter.key.on-move", "yes", "A.3.2"), which_one("A.3.2")},
       &scoresheet_request},
      {"arbiter.kind.reconstruction", "8.5", reconstruction_questions(), &reconstruction},
  };
}

}  // namespace praporek::arbiter
