#include "core/arbiter/draft.hpp"
#include "core/arbiter/kinds/kinds.hpp"
#include "core/arbiter/mate_question.hpp"

namespace praporek::arbiter {

namespace {

/// A handshake, a stopped clock or a fallen king may mean a draw as well (note to 5.1.2).
bool is_clear(const Answers& answers) {
  return answers.given("confirmed") ? answers.yes("confirmed") : answers.is("sign", "said");
}

Result<Ruling> resignation(const Answers& answers) {
  const Side side = *answers.side();
  Draft draft{answers, "5.1.2"};
  if (answers.is("sign", "left")) {
    return draft.tells_of(side, "arbiter.do.clock-runs-on", "5.1.2").asks(36, "11.1").ruling();
  }
  if (!is_clear(answers)) return draft.asks(6, "5.1.2").ruling();
  draft.stops_clocks("5.1.2");
  if (!laws::edition_facts(answers.edition()).resigning_may_draw) {
    return draft.ends(win_of(other(side)), "5.1.2")
        .tells("arbiter.do.sign-scoresheets", "8.7")
        .ruling();
  }
  const auto verdict = mate_verdict(answers, other(side));
  if (!verdict) return verdict.error();
  loses_if_mate_is_possible(draft, *verdict, side, "5.1.2");
  return draft.tells("arbiter.do.sign-scoresheets", "8.7").ruling();
}

/// The two scoresheets say different things: no result yet (note to 5.1.2).
Ruling sheets_conflict(const Answers& answers) {
  return Draft{answers, "8.7"}
      .records("arbiter.record.result-conflict", "8.7",
               answers.text("white-sheet") + " " + answers.text("black-sheet"))
      .tells("arbiter.do.ask-both-players", "8.7")
      .asks(6, "8.7", "arbiter.ask.J24-sheets", "")
      .ruling();
}

Result<Ruling> wrong_signed_result(const Answers& answers) {
  if (answers.has("white-sheet") && answers.has("black-sheet") &&
      answers.result("white-sheet") != answers.result("black-sheet")) {
    return sheets_conflict(answers);
  }
  if (!answers.has("signed")) {
    return Refusal{Article{"8.7"}, Message{"arbiter.answer-missing", {"signed", "1-0", ""}}};
  }
  Draft draft{answers, "8.7"};
  if (!answers.yes("change")) {
    draft.tells("arbiter.do.result-stands", "8.7");
    if (!answers.given("change")) draft.asks(24, "8.7");
    return draft.ruling();
  }
  // Also after signing, but only the chief arbiter (note to 8.7).
  if (!answers.is("role", "chief")) {
    return Refusal{Article{"8.7"}, Message{"arbiter.chief-only", {}}};
  }
  return draft.ends(*answers.result("right"), "8.7")
      .records("arbiter.record.result-changed", "8.7",
               text_of(*answers.result("signed")) + " " + text_of(*answers.result("right")))
      .records("arbiter.record.reason", "8.7", answers.text("reason"))
      .ruling();
}

std::vector<Question> signed_result_questions() {
  const auto outcome = [](std::string_view id) {
    return open_question(id, AnswerForm::Outcome, "8.7");
  };
  return {
      outcome("arbiter.key.signed"),
      outcome("arbiter.key.white-sheet"),
      outcome("arbiter.key.black-sheet"),
      yes_or_no("arbiter.key.change", "no", "8.7"),
      outcome("arbiter.key.right").must().after("change", {"yes"}),
      open_question("arbiter.key.reason", AnswerForm::Text, "8.7").must().after("change", {"yes"}),
      choice("arbiter.key.role", {"arbiter.is.chief", "arbiter.is.deputy", "arbiter.is.arbiter"},
             "chief", "8.7")};
}

}  // namespace

std::vector<RulingKind> ending_kinds() {
  return {
      {"arbiter.kind.resignation",
       "5.1.2",
       {which_side().must(),
        choice("arbiter.key.sign",
               {"arbiter.is.said", "arbiter.is.clock-stopped", "arbiter.is.king-laid-down",
                "arbiter.is.handshake", "arbiter.is.signed", "arbiter.is.left"},
               "said", "5.1.2"),
        yes_or_no("arbiter.key.confirmed", "", "5.1.2"), which_position("5.1.2"),
        which_moves("5.1.2"), can_mate_question("5.1.2"), clock_of_white(), clock_of_black()},
       &resignation},
      {"arbiter.kind.wrong-signed-result", "8.7", signed_result_questions(), &wrong_signed_result},
  };
}

}  // namespace praporek::arbiter
