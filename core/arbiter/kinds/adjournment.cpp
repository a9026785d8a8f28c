#include "core/arbiter/adjournment.hpp"

#include "core/arbiter/draft.hpp"
#include "core/arbiter/kinds/kinds.hpp"
#include "core/arbiter/mate_question.hpp"
#include "core/arbiter/time_text.hpp"
#include "core/formats/fen.hpp"

namespace praporek::arbiter {

namespace {

Envelope envelope_of(const Answers& answers) {
  return {{{answers.text("white-name"), answers.text("black-name")}},
          answers.text("fen"),
          {{answers.reading(Side::White), answers.reading(Side::Black)}},
          answers.side(),
          answers.number("move-number").value_or(0),
          answers.side("offer"),
          answers.text("resumption")};
}

/// Guidelines I.1 and I.2: the move goes into the envelope while the sealer's clock runs.
Ruling seals(const Answers& answers) {
  const Envelope envelope = envelope_of(answers);
  const Side sealer = *answers.side();
  Draft draft{answers, "GI.1.1"};
  if (!answers.yes("stopped")) {
    draft.tells_of(sealer, "arbiter.do.seal-move", "GI.1.1")
        .tells_of(sealer, "arbiter.do.clock-runs-on", "GI.1.1");
  }
  if (answers.has("board-move")) {
    draft.tells_of(sealer, "arbiter.do.seal-board-move", "GI.1.1", {answers.text("board-move")});
  }
  for (const std::string_view field : missing_on(envelope)) {
    draft.tells("arbiter.do.fill-envelope", "GI.2", {std::string{field}});
  }
  if (envelope.open_offer) {
    draft.records_of(*envelope.open_offer, "arbiter.record.draw-offer", "GI.2.6");
  }
  return draft.ends(GameResult::Adjourned, "GI.1.1")
      .tells("arbiter.do.keep-envelope", "GI.3")
      .ruling();
}

Ruling changes(const Answers& answers) {
  const bool stopped = answers.yes("stopped");
  return Draft{answers, "GI.1.1"}
      .tells(stopped ? "arbiter.do.sealed-move-stays" : "arbiter.do.sealed-move-may-change",
             "GI.1.1")
      .ruling();
}

Ruling resumes(const Answers& answers) {
  const Side sealer = *answers.side();
  const Side replier = other(sealer);
  Draft draft{answers, "GI.5"};
  draft.tells("arbiter.do.set-up-position", "GI.5", {answers.text("fen")});
  for (const Side side : {Side::White, Side::Black}) {
    if (const auto reading = answers.reading(side)) {
      draft.tells_of(side, "arbiter.do.set-clock", "GI.5", {clock_text(*reading)});
    }
  }
  if (!answers.yes("replier-present")) {  // Guidelines I.7, I.9.2: it stays closed, his clock runs
    return draft.tells("arbiter.do.keep-envelope-closed", "GI.7")
        .tells_of(replier, "arbiter.do.start-clock", "GI.9.2")
        .ruling();
  }
  draft.tells("arbiter.do.open-envelope", "GI.7")
      .tells_of(replier, "arbiter.do.start-clock", "GI.9.1");
  if (!answers.yes("sealer-present")) {
    draft.tells_of(replier, "arbiter.do.may-seal-reply", "GI.9.3");
  }
  return draft.ruling();
}

/// Guidelines I.8: an ambiguous, unreadable or illegal sealed move loses, save where 5, 6.9 or 9.6
/// make it a draw.
Result<Ruling> opens(const Answers& answers) {
  const Side sealer = *answers.side();
  const auto game = game_told(answers);
  if (!game) return game.error();
  Draft draft{answers, "GI.8"};
  if (!*game || !answers.has("sealed")) {
    return draft.asks(38, "GI.8", "arbiter.ask.J38-sealed", "").ruling();
  }
  const SealedVerdict verdict = sealed_verdict((*game)->now(), answers.text("sealed"));
  if (verdict.kind == SealedMove::Clear) {
    return draft.tells_of(sealer, "arbiter.do.make-sealed-move", "GI.9.1", {verdict.uci})
        .tells_of(other(sealer), "arbiter.do.start-clock", "GI.9.1")
        .ruling();
  }
  draft.records("arbiter.record.bad-sealed-move", "GI.8", answers.text("sealed"));
  if (const auto end = earlier_end(**game)) return draft.ends(end->result, end->article).ruling();
  loses_if_mate_is_possible(draft, mate_verdict((*game)->now(), other(sealer)), sealer, "GI.8");
  return draft.ruling();
}

/// Guidelines I.10 and I.11: whoever comes after the default time loses, but a sealed move that
/// ended the game has ended it.
Ruling comes_late(const Answers& answers) {
  const Side sealer = *answers.side();
  if (const auto end = answers.result("sealed-result")) {
    return Draft{answers, "GI.10"}.ends(*end, "GI.10").ruling();
  }
  if (answers.is("late", "both")) {
    return Draft{answers, "GI.11"}
        .tells_of(other(sealer), "arbiter.do.start-clock", "GI.11")
        .asks(11, "GI.11")
        .ruling();
  }
  const Side absent = answers.is("late", "sealer") ? sealer : other(sealer);
  return Draft{answers, "GI.10"}.ends(win_of(other(absent)), "GI.10").asks(10, "GI.10").ruling();
}

Ruling envelope_lost(const Answers& answers) {
  if (!answers.yes("position-known")) {
    return Draft{answers, "GI.12.2"}
        .records("arbiter.record.new-game", "GI.12.2")
        .tells("arbiter.do.set-up-new-game", "GI.12.2")
        .ruling();
  }
  return Draft{answers, "GI.12.1"}
      .tells("arbiter.do.set-up-position", "GI.12.1", {answers.text("fen")})
      .tells_of(*answers.side(), "arbiter.do.states-sealed-move", "GI.12.1")
      .asks(38, "GI.12.1", "arbiter.ask.J38-times", "")
      .ruling();
}

Ruling wrong_times(const Answers& answers) {
  Draft draft{answers, "GI.13"};
  if (!answers.yes("first-move-made")) {
    return draft.stops_and_reads_clocks("GI.13")
        .tells("arbiter.do.correct-times", "GI.13")
        .ruling();
  }
  return draft.tells("arbiter.do.play-on", "GI.13")
      .asks(38, "GI.13", "arbiter.ask.J38-late-complaint", "no")
      .ruling();
}

Result<Ruling> adjournment(const Answers& answers) {
  if (answers.is("step", "seal")) return seals(answers);
  if (answers.is("step", "change")) return changes(answers);
  if (answers.is("step", "offer")) {
    return Draft{answers, "GI.4"}.tells("arbiter.do.offer-stays", "GI.4").ruling();
  }
  if (answers.is("step", "ended")) {
    return Draft{answers, "GI.6"}.ends(*answers.result("result"), "GI.6").ruling();
  }
  if (answers.is("step", "resume")) return resumes(answers);
  if (answers.is("step", "open")) return opens(answers);
  if (answers.is("step", "late")) return comes_late(answers);
  if (answers.is("step", "lost")) return envelope_lost(answers);
  return wrong_times(answers);
}

std::vector<Question> adjournment_questions() {
  const auto text = [](std::string_view id, std::string_view article) {
    return open_question(id, AnswerForm::Text, article).after("step", {"seal"});
  };
  return {
      choice("arbiter.key.step",
             {"arbiter.is.seal", "arbiter.is.change", "arbiter.is.offer", "arbiter.is.ended",
              "arbiter.is.resume", "arbiter.is.open", "arbiter.is.late", "arbiter.is.lost",
              "arbiter.is.times"},
             "seal", "GI.1"),
      which_side().must(),
      yes_or_no("arbiter.key.stopped", "no", "GI.1.1").after("step", {"seal", "change"}),
      open_question("arbiter.key.board-move", AnswerForm::Moves, "GI.1.1").after("step", {"seal"}),
      text("arbiter.key.white-name", "GI.2.1"),
      text("arbiter.key.black-name", "GI.2.1"),
      which_position("GI.2.2"),
      clock_of_white(),
      clock_of_black(),
      open_question("arbiter.key.move-number", AnswerForm::Count, "GI.2.5").after("step", {"seal"}),
      choice("arbiter.key.offer", {"arbiter.is.white", "arbiter.is.black"}, "", "GI.2.6")
          .after("step", {"seal"}),
      text("arbiter.key.resumption", "GI.2.7"),
      open_question("arbiter.key.result", AnswerForm::Outcome, "GI.6")
          .must()
          .after("step", {"ended"}),
      yes_or_no("arbiter.key.replier-present", "yes", "GI.7").after("step", {"resume"}),
      yes_or_no("arbiter.key.sealer-present", "yes", "GI.9.3").after("step", {"resume"}),
      open_question("arbiter.key.sealed", AnswerForm::Text, "GI.8").after("step", {"open"}),
      choice("arbiter.key.late", {"arbiter.is.sealer", "arbiter.is.replier", "arbiter.is.both"},
             "replier", "GI.10")
          .after("step", {"late"}),
      open_question("arbiter.key.sealed-result", AnswerForm::Outcome, "GI.10")
          .after("step", {"late"}),
      yes_or_no("arbiter.key.position-known", "yes", "GI.12").after("step", {"lost"}),
      yes_or_no("arbiter.key.first-move-made", "no", "GI.13").after("step", {"times"})};
}

}  // namespace

std::vector<RulingKind> adjournment_kinds() {
  return {{"arbiter.kind.adjournment", "GI.1", adjournment_questions(), &adjournment}};
}

}  // namespace praporek::arbiter
