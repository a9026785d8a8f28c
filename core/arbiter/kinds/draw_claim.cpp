#include "core/arbiter/broken_rule.hpp"
#include "core/arbiter/draft.hpp"
#include "core/arbiter/kinds/kinds.hpp"
#include "core/arbiter/mate_question.hpp"
#include "core/arbiter/touch_duty.hpp"
#include "core/rules/claim.hpp"
#include "core/rules/uci.hpp"

namespace praporek::arbiter {

namespace {

using rules::Position;

std::string_view main_article(const Answers& answers) {
  return answers.is("claim", "threefold") ? "9.2" : "9.3";
}

/// "0 2... 4...": after which moves the position stood there, or how many moves passed.
std::string evidence_of(const rules::ClaimVerdict& verdict, rules::ClaimKind kind,
                        const rules::Record& looked_at) {
  if (kind == rules::ClaimKind::FiftyMoves) {
    const int halfmoves = verdict.quiet_halfmoves;
    return std::to_string(halfmoves / 2) + (halfmoves % 2 == 0 ? "" : ".5");
  }
  std::string text;
  for (const rules::Occurrence occurrence : verdict.occurrences) {
    text.append(text.empty() ? "" : " ").append(rules::text_of(looked_at, occurrence));
  }
  return text;
}

/// Laws 9.5.2: a right claim is a draw at once.
Ruling upheld(const Answers& answers, const Article& article, const std::string& evidence) {
  const bool repetition = answers.is("claim", "threefold");
  return Draft{answers, article.number}
      .stops_clocks("9.5.1")
      .tells("arbiter.do.check-with-both", "11.12")
      .records(repetition ? "arbiter.record.occurrences" : "arbiter.record.moves-without-progress",
               article.number, evidence)
      .ends(GameResult::Draw, "9.5.2")
      .ruling();
}

/// Laws 9.5.3: time for the opponent, the game goes on, a written move must be played. Never an
/// illegal move.
Draft wrong(const Answers& answers, Side claimant) {
  Draft draft{answers, "9.5.3"};
  draft.stops_and_reads_clocks("9.5.1")
      .records_of(claimant, "arbiter.record.wrong-claim", "9.5.3")
      .extra_time(other(claimant), answers.penalty_time(), "9.5.3");
  return draft;
}

Result<Ruling> wrong_with_illegal_move(const Answers& answers, const Position& position) {
  const Side claimant = position.side_to_move();
  const auto duty = duty_of_illegal_move(position, answers.text("intended"));
  if (!duty) return duty.error();
  Draft draft = wrong(answers, claimant);
  if (duty->free) {
    draft.tells_of(claimant, "arbiter.do.any-legal-move", "9.5.3");
  } else {
    draft.tells_of(claimant, "arbiter.do.must-play", "9.5.3", {duty->moves});
  }
  return draft.ruling();
}

Result<Ruling> verified(const Answers& answers, const rules::Record& game) {
  const Side claimant = game.now().side_to_move();
  const std::string intended = answers.text("intended");
  if (!intended.empty() && broken_rule(game.now(), intended)) {
    return wrong_with_illegal_move(answers, game.now());
  }
  rules::Claim claim{rules::ClaimKind::FiftyMoves, claimant, {}};
  if (answers.is("claim", "threefold")) claim.kind = rules::ClaimKind::Threefold;
  if (!intended.empty()) claim.intended = rules::move_of_uci(game.now(), intended);
  const auto verdict = rules::judge(game, claim);
  if (!verdict) return verdict.error();
  rules::Record looked_at = game;
  if (claim.intended) looked_at.play(*claim.intended);
  const std::string evidence = evidence_of(*verdict, claim.kind, looked_at);
  if (verdict->correct) return upheld(answers, verdict->article, evidence);
  Draft draft = wrong(answers, claimant);
  draft.records("arbiter.record.evidence", verdict->article.number, evidence);
  if (claim.intended) draft.tells_of(claimant, "arbiter.do.must-play", "9.5.3", {intended});
  return draft.tells("arbiter.do.play-on", "9.5.3").ruling();
}

/// No record to check: the arbiter may go by what he saw (Laws A.2 and its note).
Result<Ruling> unrecorded(const Answers& answers) {
  if (answers.is("decision", "accept")) {
    return Draft{answers, "9.5"}.stops_clocks("9.5.1").ends(GameResult::Draw, "9.5.2").ruling();
  }
  if (answers.is("decision", "reject")) {
    if (!answers.side()) {
      return Refusal{Article{"9.5.3"},
                     Message{"arbiter.answer-missing", {"side", "white|black", ""}}};
    }
    return wrong(answers, *answers.side()).tells("arbiter.do.play-on", "9.5.3").ruling();
  }
  Draft draft{answers, "9.5"};
  draft.stops_and_reads_clocks("9.5.1");
  if (answers.is("decision", "unverifiable")) {
    return draft.tells("arbiter.do.play-on", "9.5").ruling();
  }
  return draft.asks(27, "9.5").ruling();
}

Result<Ruling> auto_draw(const Answers& answers) {
  const auto game = game_told(answers);
  if (!game) return game.error();
  if (!*game) {
    return Refusal{Article{"9.6"}, Message{"arbiter.answer-missing", {"moves", "e2e4,e7e5", ""}}};
  }
  const auto end = earlier_end(**game);
  if (!end) return Draft{answers, "9.6"}.tells("arbiter.do.play-on", "9.6").ruling();
  Draft draft{answers, end->article};
  if (answers.yes("ended")) {  // it ended otherwise meanwhile: nothing changes by itself
    return draft.tells("arbiter.do.result-stands", end->article)
        .asks(24, end->article, "arbiter.ask.J24-automatic", "stands")
        .ruling();
  }
  return draft.stops_clocks(end->article).ends(end->result, end->article).ruling();
}

/// Laws 9.1.2.3: the claim is an offer; accepted, nothing need be checked, unless the event's rules
/// forbid agreements at this point.
bool is_agreed(const Answers& answers) {
  const bool restricted = answers.number("made").value_or(0) < answers.number("limit").value_or(0);
  return answers.yes("agreed") && !restricted;
}

Result<Ruling> draw_claim(const Answers& answers) {
  if (answers.is("claim", "fivefold") || answers.is("claim", "75")) return auto_draw(answers);
  if (answers.yes("withdrawn")) {
    return Refusal{Article{"9.5.1"}, Message{"arbiter.claim-cannot-be-withdrawn", {}}};
  }
  const auto game = game_told(answers);
  if (!game) return game.error();
  if (answers.yes("touched-piece")) {  // Laws 9.4
    return Draft{answers, "9.4"}.tells("arbiter.do.reject-claim", "9.4").ruling();
  }
  if (is_agreed(answers)) {
    return Draft{answers, "9.1.2.3"}
        .stops_clocks("9.5.1")
        .ends(GameResult::Draw, "9.1.2.3")
        .ruling();
  }
  if (!*game) return unrecorded(answers);
  const Side on_move = (*game)->now().side_to_move();
  if (answers.side().value_or(on_move) != on_move) {
    return Draft{answers, main_article(answers)}
        .tells_of(other(on_move), "arbiter.do.reject-claim", main_article(answers))
        .ruling();
  }
  if (answers.has("intended") && !answers.yes("written")) {
    const std::string_view article = answers.is("claim", "threefold") ? "9.2.1.1" : "9.3.1";
    const bool may_still = laws::edition_facts(answers.edition()).advise_making_claim_legal;
    return Draft{answers, article}
        .tells_of(on_move, may_still ? "arbiter.do.have-move-written" : "arbiter.do.reject-claim",
                  article)
        .ruling();
  }
  return verified(answers, **game);
}

std::vector<Question> draw_claim_questions() {
  return {choice("arbiter.key.claim",
                 {"arbiter.is.threefold", "arbiter.is.50", "arbiter.is.fivefold", "arbiter.is.75"},
                 "threefold", "9.2"),
          open_question("arbiter.key.start", AnswerForm::Position, "9.5"),
          which_position("9.5"),
          which_moves("9.5"),
          open_question("arbiter.key.intended", AnswerForm::Moves, "9.2.1.1"),
          yes_or_no("arbiter.key.written", "yes", "9.2.1.1"),
          which_side(),
          yes_or_no("arbiter.key.touched-piece", "no", "9.4"),
          yes_or_no("arbiter.key.withdrawn", "no", "9.5.1"),
          yes_or_no("arbiter.key.agreed", "no", "9.1.2.3"),
          Question{"arbiter.key.limit", AnswerForm::Count, {}, "0", "9.1.1", false, {}},
          open_question("arbiter.key.made", AnswerForm::Count, "9.1.1"),
          choice("arbiter.key.decision",
                 {"arbiter.is.accept", "arbiter.is.reject", "arbiter.is.unverifiable"}, "", "9.5"),
          clock_of_white(),
          clock_of_black()};
}

}  // namespace

std::vector<RulingKind> draw_claim_kinds() {
  return {
      {"arbiter.kind.draw-claim", "9.5", draw_claim_questions(), &draw_claim},
      {"arbiter.kind.auto-draw",
       "9.6",
       {open_question("arbiter.key.start", AnswerForm::Position, "9.6"), which_position("9.6"),
        which_moves("9.6"), yes_or_no("arbiter.key.ended", "no", "9.6")},
       &auto_draw},
  };
}

}  // namespace praporek::arbiter
