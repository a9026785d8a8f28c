#include "core/arbiter/draft.hpp"
#include "core/arbiter/kinds/kinds.hpp"

namespace praporek::arbiter {

namespace {

/// No article fits: the arbiter names the nearest one and decides (Preface). Nothing happens but
/// what was entered.
Result<Ruling> free_ruling(const Answers& answers) {
  const std::string article = answers.list("article").front();
  Draft draft{answers, article};
  draft.records("arbiter.record.reason", "0.2", answers.text("reason"))
      .records("arbiter.record.by-analogy", "0.2", answers.text("article"));
  if (answers.has("consulted")) {
    draft.records("arbiter.record.consulted", "0.2", answers.text("consulted"));
  }
  const bool time = answers.has("give") || answers.has("take");
  if (time && !answers.side()) {
    return Refusal{Article{"0.2"}, Message{"arbiter.answer-missing", {"side", "white|black", ""}}};
  }
  if (const auto give = answers.clock("give")) draft.extra_time(*answers.side(), *give, "0.2");
  if (const auto take = answers.clock("take")) draft.extra_time(*answers.side(), -*take, "0.2");
  if (const auto result = answers.result("result")) draft.ends(*result, "0.2");
  if (answers.has("order")) draft.records("arbiter.record.order", "0.2", answers.text("order"));
  const bool decided = time || answers.has("result") || answers.has("order");
  if (!decided) draft.asks(1, "0.2");
  return draft.ruling();
}

}  // namespace

std::vector<RulingKind> free_ruling_kinds() {
  return {
      {"arbiter.kind.free-ruling",
       "0.2",
       {open_question("arbiter.key.reason", AnswerForm::Text, "0.2").must(),
        open_question("arbiter.key.article", AnswerForm::Articles, "0.2").must(), which_side(),
        open_question("arbiter.key.give", AnswerForm::Clock, "0.2"),
        open_question("arbiter.key.take", AnswerForm::Clock, "0.2"),
        open_question("arbiter.key.result", AnswerForm::Outcome, "0.2"),
        open_question("arbiter.key.order", AnswerForm::Text, "0.2"),
        open_question("arbiter.key.consulted", AnswerForm::Text, "0.2"), clock_of_white(),
        clock_of_black()},
       &free_ruling},
  };
}

}  // namespace praporek::arbiter
