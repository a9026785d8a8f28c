#include "core/arbiter/draft.hpp"
#include "core/arbiter/kinds/kinds.hpp"
#include "core/arbiter/mate_question.hpp"

namespace praporek::arbiter {

namespace {

Question no_draws_before() {
  return {"arbiter.key.limit", AnswerForm::Count, {}, "0", "9.1.1", false, {}};
}

Question arbiter_consents() { return yes_or_no("arbiter.key.consent", "", "9.1.1"); }

Question black_made() { return open_question("arbiter.key.made", AnswerForm::Count, "5.2.3"); }

/// The event's rules forbid an agreement now: draws are barred altogether, or too few moves made.
bool is_restricted(const Answers& answers) {
  return answers.yes("no-agreement") ||
         answers.number("made").value_or(0) < answers.number("limit").value_or(0);
}

Result<Ruling> agreed_draw(const Answers& answers) {
  if (*answers.number("made") < 1) {  // Laws 5.2.3: each has made at least one move
    return Draft{answers, "5.2.3"}.tells("arbiter.do.refuse-agreement", "5.2.3").ruling();
  }
  Draft draft{answers, "5.2.3"};
  if (is_restricted(answers) && !answers.yes("consent")) {
    draft.tells("arbiter.do.refuse-agreement", "9.1.1");
    if (!answers.given("consent")) draft.asks(25, "9.1.1");
    return draft.tells("arbiter.do.play-on", "9.1.1").ruling();
  }
  return draft.stops_clocks("5.2.3")
      .ends(GameResult::Draw, is_restricted(answers) ? "9.1.1" : "5.2.3")
      .tells("arbiter.do.sign-scoresheets", "8.7")
      .ruling();
}

Result<Ruling> answered_offer(const Answers& answers) {
  Draft draft{answers, "9.1.2.1"};
  if (answers.is("step", "withdrawn")) {
    return draft.tells("arbiter.do.offer-stays", "9.1.2.1").ruling();
  }
  if (answers.is("step", "accepted")) {
    if (is_restricted(answers) && !answers.yes("consent")) {
      return draft.tells("arbiter.do.refuse-agreement", "9.1.1").asks(25, "9.1.1").ruling();
    }
    return draft.stops_clocks("9.1.2.1").ends(GameResult::Draw, "9.1.2.1").ruling();
  }
  return draft.records("arbiter.record.offer-declined", "9.1.2.1").ruling();
}

Result<Ruling> draw_offer(const Answers& answers) {
  if (!answers.is("step", "offered")) return answered_offer(answers);
  const Side side = *answers.side();
  Draft draft{answers, "9.1.2.1"};
  draft.records_of(side, "arbiter.record.draw-offer", "9.1.2.1", std::to_string(answers.ordinal()));
  if (answers.has("move")) {  // both players mark it (Laws 8.1.5, 9.1.2.2)
    draft.records("arbiter.record.offer-mark", "8.1.5", answers.text("move") + " (=)");
  }
  if (answers.has("condition")) {
    draft.records("arbiter.record.void-condition", "9.1.2.1", answers.text("condition"));
  }
  // Valid at any moment, but the order is move, offer, press (note to 9.1.2.1).
  if (!answers.is("moment", "after-move")) {
    draft.asks(36, "9.1.2.1", "arbiter.ask.J26", "12.9.1");
  }
  if (is_restricted(answers)) draft.asks(25, "9.1.1");
  if (answers.ordinal() > 2) draft.asks(26, "11.5");
  return draft.ruling();
}

Result<Ruling> dead_position(const Answers& answers) {
  const auto verdict = dead_verdict(answers);
  if (!verdict) return verdict.error();
  Draft draft{answers, "5.2.2"};
  switch (verdict->answer) {
    case DeadAnswer::Dead:
      return draft.stops_clocks("5.2.2").ends(GameResult::Draw, "5.2.2").ruling();
    case DeadAnswer::Alive:
      draft.tells("arbiter.do.play-on", "5.2.2");
      return draft.tells_of(verdict->mates, "arbiter.do.show-mate", "5.2.2", {verdict->line})
          .ruling();
    case DeadAnswer::Undecided:
      break;
  }
  return draft.asks(13, "5.2.2").ruling();
}

}  // namespace

std::vector<RulingKind> draw_kinds() {
  const Question barred = yes_or_no("arbiter.key.no-agreement", "no", "9.1.1");
  return {
      {"arbiter.kind.dead-position",
       "5.2.2",
       {which_position("5.2.2"), which_moves("5.2.2")},
       &dead_position},
      {"arbiter.kind.agreed-draw",
       "5.2.3",
       {black_made().must(), no_draws_before(), barred, arbiter_consents()},
       &agreed_draw},
      {"arbiter.kind.draw-offer",
       "9.1.2",
       {which_side().must(),
        choice("arbiter.key.step",
               {"arbiter.is.offered", "arbiter.is.accepted", "arbiter.is.declined",
                "arbiter.is.touched", "arbiter.is.withdrawn"},
               "offered", "9.1.2.1"),
        choice("arbiter.key.moment",
               {"arbiter.is.after-move", "arbiter.is.before-move", "arbiter.is.opponents-time"},
               "after-move", "9.1.2.1"),
        which_one("9.1.2.2"), open_question("arbiter.key.move", AnswerForm::Text, "8.1.5"),
        open_question("arbiter.key.condition", AnswerForm::Text, "9.1.2.1"), black_made(),
        no_draws_before(), barred, arbiter_consents()},
       &draw_offer},
  };
}

}  // namespace praporek::arbiter
