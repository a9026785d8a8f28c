#include "core/arbiter/appeal.hpp"

#include "core/arbiter/draft.hpp"
#include "core/arbiter/kinds/kinds.hpp"
#include "core/arbiter/time_text.hpp"

namespace praporek::arbiter {

namespace {

using std::chrono::minutes;
using std::chrono::seconds;

Result<Ruling> appeal(const Answers& answers) {
  const seconds from = *answers.time_of_day("counted-from");
  const seconds lodged = *answers.time_of_day("lodged");
  const AppealRules rules{answers.yes("excluded"), minutes{*answers.number("within")},
                          answers.text("deposit")};
  const Appeal wish{answers.text("by"), answers.text("against"), Instant{from},
                    Instant{from + time_between(from, lodged)}, answers.yes("paid")};
  const auto taken = lodge(wish, rules);
  if (!taken) return taken.error();
  const seconds deadline =
      std::chrono::duration_cast<seconds>(deadline_of(*taken, rules).since_epoch);
  Draft draft{answers, "11.10"};
  draft.records("arbiter.record.appeal", "11.10", taken->appellant + ": " + taken->against)
      .records("arbiter.record.lodged", "11.10", time_of_day_text(lodged))
      .records("arbiter.record.deadline", "11.10", time_of_day_text(deadline));
  if (!rules.deposit.empty()) draft.records("arbiter.record.deposit", "11.10", rules.deposit);
  if (!in_time(*taken, rules)) draft.records("arbiter.record.late", "11.10");
  // The game goes on as ruled until the committee has spoken.
  return draft.tells("arbiter.do.ruling-stands-meanwhile", "11.10")
      .tells("arbiter.do.call-committee", "11.10")
      .ruling();
}

}  // namespace

std::vector<RulingKind> appeal_kinds() {
  const auto time = [](std::string_view id) {
    return open_question(id, AnswerForm::TimeOfDay, "11.10").must();
  };
  return {
      {"arbiter.kind.appeal",
       "11.10",
       {open_question("arbiter.key.by", AnswerForm::Text, "11.10").must(),
        open_question("arbiter.key.against", AnswerForm::Text, "11.10").must(),
        time("arbiter.key.counted-from"), time("arbiter.key.lodged"),
        Question{"arbiter.key.within", AnswerForm::Count, {}, "30", "11.10", false, {}},
        yes_or_no("arbiter.key.excluded", "no", "11.10"),
        open_question("arbiter.key.deposit", AnswerForm::Text, "11.10"),
        yes_or_no("arbiter.key.paid", "no", "11.10")},
       &appeal},
  };
}

}  // namespace praporek::arbiter
