#include "core/arbiter/draft.hpp"
#include "core/arbiter/kinds/kinds.hpp"
#include "core/arbiter/leave_log.hpp"

namespace praporek::arbiter {

namespace {

/// The device was where the event's rules allow it, switched off (Laws 11.3.2.1).
bool is_allowed(const Answers& answers) {
  return answers.yes("approved") || (answers.is("bag", "kept") && answers.is("state", "off"));
}

void loses_by_device(Draft& draft, const Answers& answers) {
  const Side side = *answers.side();
  if (answers.is("opponent-present", "yes")) {
    // The opponent wins, able to mate or not: help may have come before (note to 11.3.2.2).
    draft.stops_clocks("11.3.2.2").ends(win_of(other(side)), "11.3.2.2");
  } else if (answers.is("opponent-present", "no")) {
    draft.ends(forfeit_of(side), "11.3.2.2")
        .records("arbiter.record.unrated", "11.3.2.2")
        .tells("arbiter.do.double-forfeit-if-absent", "6.7.1");
  } else {
    draft.ends(GameResult::DoubleForfeit, "11.3.2.2").records("arbiter.record.unrated", "11.3.2.2");
  }
}

/// Laws 11.3.3: in private, by a person of the same sex; a refusal goes to 12.9.
Result<std::optional<Ruling>> after_inspection(const Answers& answers) {
  if (!answers.has("inspection")) return std::optional<Ruling>{};
  if (!answers.yes("same-sex")) {
    return Refusal{Article{"11.3.3"}, Message{"arbiter.inspector-of-same-sex", {}}};
  }
  if (answers.is("inspection", "found")) return std::optional<Ruling>{};
  Draft draft{answers, "11.3.3"};
  draft.records(
      "arbiter.record.inspection", "11.3.3",
      answers.text("inspection") + " " + answers.text("inspector") + " " + answers.text("place"));
  if (answers.is("inspection", "refused")) draft.asks(32, "11.3.3");
  return std::optional{draft.ruling()};
}

Result<Ruling> phone(const Answers& answers) {
  const auto inspected = after_inspection(answers);
  if (!inspected) return inspected.error();
  if (*inspected) return **inspected;
  if (!answers.is("who", "player")) {
    return Draft{answers, "12.8"}
        .records("arbiter.record.device", "12.8",
                 answers.text("device") + " " + answers.text("who"))
        .asks(35, "12.7")
        .ruling();
  }
  const Side side = *answers.side();
  Draft draft{answers, "11.3.2.2"};
  draft.records_of(side, "arbiter.record.device", "11.3.2.1",
                   answers.text("device") + " " + answers.text("state"));
  if (is_allowed(answers)) {
    return draft.records("arbiter.record.no-penalty", "11.3.2.1").ruling();
  }
  if (!answers.is("bag", "no")) {  // allowed in the bag, but switched on or taken in hand
    return draft.asks(30, "11.3.2.1").asks(31, "11.3.2.2").asks(36, "11.3.2.1").ruling();
  }
  if (answers.is("rule", "fine")) {
    return draft.records_of(side, "arbiter.record.fine", "11.3.2.2", answers.text("fine")).ruling();
  }
  if (answers.is("rule", "warning")) {
    return draft
        .records_of(side, "arbiter.record.warning", "11.3.2.2", std::to_string(answers.ordinal()))
        .ruling();
  }
  loses_by_device(draft, answers);
  if (!answers.given("rule")) draft.asks(31, "11.3.2.2");
  return draft.ruling();
}

Result<Ruling> leaving(const Answers& answers) {
  const Side side = *answers.side();
  const Absence absence{side, answers.text("where"), answers.time_of_day("out"),
                        answers.time_of_day("back"), answers.yes("permission")};
  const bool venue = answers.is("where", "venue");
  const std::string_view article = venue ? "11.2.3.1" : "11.2.3.2";
  Draft draft{answers, article};
  draft.records_of(side, "arbiter.record.leave", article, text_of(absence));
  if (answers.yes("on-move")) draft.tells_of(side, "arbiter.do.clock-runs-on", "11.2.3.2");
  const bool needs_permission = venue || answers.yes("on-move");
  if (needs_permission && !answers.given("permission")) {
    return draft.asks(29, article, "arbiter.ask.J29-leave", "no").ruling();
  }
  if (needs_permission && !answers.yes("permission")) return draft.asks(36, article).ruling();
  // Laws 11.2.4: only where the event's rules ask for it.
  if (!needs_permission && answers.yes("reporting-rule") && !answers.yes("reported")) {
    return draft.asks(36, "11.2.4").ruling();
  }
  return draft.ruling();
}

void compensates(Draft& draft, const Answers& answers) {
  const auto extra = answers.clock("extra");
  if (!extra) {
    draft.asks(34, "12.5");
    return;
  }
  for (const Side side : {Side::White, Side::Black}) {
    if (answers.is("disturbed", "both") || answers.side("disturbed") == side) {
      draft.extra_time(side, *extra, "12.5");
    }
  }
}

Result<Ruling> disturbance(const Answers& answers) {
  if (answers.is("source", "opponent")) {
    const Side offender = *answers.side();
    Draft draft{answers, "11.5"};
    draft.records_of(offender, "arbiter.record.disturbance", "11.5", answers.text("type"));
    const bool pestering = answers.is("type", "offers") || answers.is("type", "claims");
    draft.asks(pestering ? 26 : 36, "11.5");
    if (answers.has("extra")) draft.extra_time(other(offender), *answers.clock("extra"), "12.9.2");
    return draft.ruling();
  }
  Draft draft{answers, "12.5"};
  draft.records("arbiter.record.disturbance", answers.is("source", "outside") ? "12.5" : "12.7",
                answers.text("source") + " " + answers.text("type"));
  // A player whose game is over is a spectator (Laws 11.4).
  if (!answers.is("source", "outside")) draft.asks(35, "12.7");
  compensates(draft, answers);
  return draft.ruling();
}

Question type_of_device() {
  return choice("arbiter.key.device",
                {"arbiter.is.phone", "arbiter.is.smart-watch", "arbiter.is.fitness-band",
                 "arbiter.is.pen", "arbiter.is.other"},
                "phone", "11.3.2.1");
}

std::vector<Question> phone_questions() {
  return {
      choice("arbiter.key.opponent-present",
             {"arbiter.is.yes", "arbiter.is.no", "arbiter.is.never"}, "yes", "11.3.2.2"),
      choice("arbiter.key.who", {"arbiter.is.player", "arbiter.is.spectator", "arbiter.is.captain"},
             "player", "12.8"),
      which_side().must().after("who", {"player"}),
      type_of_device(),
      choice("arbiter.key.state", {"arbiter.is.on", "arbiter.is.off", "arbiter.is.rang"}, "on",
             "11.3.2.2"),
      yes_or_no("arbiter.key.approved", "no", "11.3.2.1"),
      choice("arbiter.key.bag", {"arbiter.is.no", "arbiter.is.kept", "arbiter.is.handled"}, "no",
             "11.3.2.1"),
      choice("arbiter.key.rule", {"arbiter.is.loss", "arbiter.is.fine", "arbiter.is.warning"},
             "loss", "11.3.2.2"),
      open_question("arbiter.key.fine", AnswerForm::Text, "12.9.7").must().after("rule", {"fine"}),
      which_one("12.9.1"),
      choice("arbiter.key.inspection",
             {"arbiter.is.found", "arbiter.is.clear", "arbiter.is.refused"}, "", "11.3.3"),
      yes_or_no("arbiter.key.same-sex", "no", "11.3.3")
          .after("inspection", {"found", "clear", "refused"}),
      open_question("arbiter.key.inspector", AnswerForm::Text, "11.3.3"),
      open_question("arbiter.key.place", AnswerForm::Text, "11.3.3")};
}

std::vector<Question> leaving_questions() {
  return {which_side().must(),
          choice("arbiter.key.where",
                 {"arbiter.is.area", "arbiter.is.toilet", "arbiter.is.refreshment",
                  "arbiter.is.smoking-area", "arbiter.is.venue"},
                 "area", "11.2.1"),
          yes_or_no("arbiter.key.on-move", "no", "11.2.3.2"),
          yes_or_no("arbiter.key.permission", "", "11.2.3"),
          yes_or_no("arbiter.key.reporting-rule", "no", "11.2.4"),
          yes_or_no("arbiter.key.reported", "no", "11.2.4").after("reporting-rule", {"yes"}),
          open_question("arbiter.key.out", AnswerForm::TimeOfDay, "11.2.3"),
          open_question("arbiter.key.back", AnswerForm::TimeOfDay, "11.2.3")};
}

std::vector<Question> disturbance_questions() {
  return {choice("arbiter.key.source",
                 {"arbiter.is.opponent", "arbiter.is.spectator", "arbiter.is.finished-player",
                  "arbiter.is.outside"},
                 "opponent", "11.5"),
          which_side().must().after("source", {"opponent"}),
          choice("arbiter.key.type",
                 {"arbiter.is.offers", "arbiter.is.claims", "arbiter.is.noise", "arbiter.is.other"},
                 "other", "11.5"),
          choice("arbiter.key.disturbed",
                 {"arbiter.is.white", "arbiter.is.black", "arbiter.is.both"}, "both", "12.5"),
          open_question("arbiter.key.extra", AnswerForm::Clock, "12.5")};
}

}  // namespace

std::vector<RulingKind> conduct_kinds() {
  return {
      {"arbiter.kind.phone", "11.3.2.2", phone_questions(), &phone},
      {"arbiter.kind.leaving", "11.2.3", leaving_questions(), &leaving},
      {"arbiter.kind.disturbance", "11.5", disturbance_questions(), &disturbance},
  };
}

}  // namespace praporek::arbiter
