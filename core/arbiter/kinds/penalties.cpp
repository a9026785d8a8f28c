#include "core/arbiter/draft.hpp"
#include "core/arbiter/kinds/kinds.hpp"
#include "core/arbiter/penalty.hpp"

#include <algorithm>

namespace praporek::arbiter {

namespace {

/// A third or fourth warning is reason enough for 11.7 (its note).
constexpr int warnings_before_refusal = 3;

Share share_answered(const Answers& answers, std::string_view key) {
  if (answers.is(key, "1")) return Share::Whole;
  return answers.is(key, "1/2") ? Share::Half : Share::Nothing;
}

Question points_of_opponent() {
  return choice("arbiter.key.opponent-points", {"arbiter.is.1", "arbiter.is.1/2", "arbiter.is.0"},
                "1", "12.9.6");
}

/// The offender loses; what the opponent gets is the arbiter's to say (Laws 11.7, 12.9.6).
void declares_lost(Draft& draft, const Answers& answers, std::string_view article) {
  const Side offender = *answers.side();
  BySide<Share> shares;
  shares[other(offender)] = share_answered(answers, "opponent-points");
  draft.ends(*result_of(shares), article);
  if (!answers.given("opponent-points")) draft.asks(33, article);
}

Result<GameResult> new_score(const Answers& answers, const std::vector<std::string>& steps) {
  GameResult score = *answers.result("score");
  const Side offender = *answers.side();
  const auto chosen = [&steps](std::string_view article) {
    return std::ranges::find(steps, article) != steps.end();
  };
  // Lowered first: only so can the opponent rise to the full point (Laws 10.2).
  if (chosen("12.9.5")) {
    const auto lowered = rescored(score, offender, share_answered(answers, "own-points"));
    if (!lowered) return lowered.error();
    score = *lowered;
  }
  if (!chosen("12.9.4")) return score;
  return rescored(score, other(offender), share_answered(answers, "opponent-points"));
}

void applies_time(Draft& draft, const Answers& answers, const PenaltyStep& step) {
  const Side offender = *answers.side();
  const auto time = answers.clock("time");
  if (!time) {
    draft.asks(36, step.article, "arbiter.ask.J36-time", "0:02:00");
  } else if (step.penalty == Penalty::TimeToOpponent) {
    draft.extra_time(other(offender), *time, step.article);
  } else {
    draft.extra_time(offender, -*time, step.article);
  }
}

void applies_beyond_game(Draft& draft, const Answers& answers, const PenaltyStep& step) {
  const Side offender = *answers.side();
  if (step.penalty == Penalty::Fine) {
    draft.records_of(offender, "arbiter.record.fine", step.article, answers.text("fine"));
  } else if (step.penalty == Penalty::ExclusionFromRounds) {
    draft.records_of(offender, "arbiter.record.excluded", step.article, answers.text("rounds"));
  } else {
    draft.records_of(offender, "arbiter.record.expelled", step.article);
    if (!answers.yes("organiser-agrees")) {
      draft.tells("arbiter.do.consult-organiser", step.article);
    }
  }
}

void applies(Draft& draft, const Answers& answers, const PenaltyStep& step) {
  switch (step.penalty) {
    case Penalty::Warning:
      draft.records_of(*answers.side(), "arbiter.record.warning", step.article,
                       std::to_string(answers.ordinal()));
      break;
    case Penalty::TimeToOpponent:
    case Penalty::TimeFromOffender:
      applies_time(draft, answers, step);
      break;
    case Penalty::OpponentScoreUp:
    case Penalty::OffenderScoreDown:
      if (!answers.has("score")) draft.tells("arbiter.do.change-score-at-end", step.article);
      break;
    case Penalty::GameLost:
      declares_lost(draft, answers, step.article);
      break;
    case Penalty::Fine:
    case Penalty::ExclusionFromRounds:
    case Penalty::Expulsion:
      applies_beyond_game(draft, answers, step);
      break;
  }
}

Result<std::vector<std::string>> steps_of(const Answers& answers, const Offence& offence) {
  std::vector<std::string> steps = answers.list("penalty");
  if (steps.empty()) {
    for (const auto article : list_of(offence.proposed)) steps.emplace_back(article);
  }
  for (const std::string& article : steps) {
    if (penalty_step(article) == nullptr) {
      return Refusal{Article{"12.9"}, Message{"arbiter.no-such-penalty", {article}}};
    }
    if (article == "12.9.7" && !answers.yes("fine-announced")) {
      return Refusal{Article{"12.9.7"}, Message{"arbiter.fine-not-announced", {}}};
    }
  }
  // Rising order, whichever way they were named (Laws 12.9).
  std::ranges::sort(steps);
  return steps;
}

/// Which penalty fits is the arbiter's to judge; some offences have their own question.
void asks_which(Draft& draft, const Offence& offence) {
  const std::string proposed{offence.proposed};
  if (offence.article == "6.2.3" || offence.article == "6.2.4") {
    draft.asks(8, offence.article, "arbiter.ask.J8", proposed);
  } else if (offence.article == "11.3.3") {
    draft.asks(32, offence.article, "arbiter.ask.J32", proposed);
  } else {
    draft.asks(36, "12.9", "arbiter.ask.J36", proposed);
  }
}

Result<Ruling> penalty(const Answers& answers) {
  const Offence& offence = *offence_named(answers.text("offence"));
  const Side offender = *answers.side();
  Draft draft{answers, offence.article};
  draft.records_of(offender, "arbiter.record.offence", offence.article, answers.text("offence"));
  if (answers.has("reason")) {
    draft.records("arbiter.record.reason", "12.9", answers.text("reason"));
  }
  if (answers.yes("waived")) return draft.records("arbiter.record.no-penalty", "11.6").ruling();
  const auto steps = steps_of(answers, offence);
  if (!steps) return steps.error();
  for (const std::string& article : *steps) applies(draft, answers, *penalty_step(article));
  const bool scores = std::ranges::any_of(*steps, [](const std::string& article) {
    return article == "12.9.4" || article == "12.9.5";
  });
  if (scores && answers.has("score")) {
    const auto score = new_score(answers, *steps);
    if (!score) return score.error();
    draft.ends(*score, steps->back() == "12.9.5" ? "12.9.5" : "12.9.4");
  }
  if (answers.is("offence", "wrong-notation"))
    draft.records("arbiter.record.sheet-no-evidence", "C");
  if (answers.is("offence", "violence")) draft.tells("arbiter.do.report-to-federation", "11.1");
  if (answers.is("offence", "disrepute")) draft.asks(28, "11.1");
  if (!answers.given("penalty") && !steps->empty()) asks_which(draft, offence);
  if (answers.ordinal() > warnings_before_refusal) {
    draft.asks(33, "11.7", "arbiter.ask.J33-now", "no");
  }
  return draft.ruling();
}

Result<Ruling> both_guilty(const Answers& answers) {
  return Draft{answers, "11.8"}.stops_clocks("11.8").ends(GameResult::BothLose, "11.8").ruling();
}

Result<Ruling> refusal(const Answers& answers) {
  Draft draft{answers, "11.7"};
  draft.stops_clocks("11.7");
  declares_lost(draft, answers, "11.7");
  if (!answers.yes("final-notice")) draft.asks(33, "11.7", "arbiter.ask.J33-notice", "no");
  return draft.ruling();
}

std::vector<Question> penalty_questions() {
  std::vector<std::string_view> words;
  for (const Offence& offence : offences()) words.push_back(offence.id);
  return {which_side().must(),
          choice("arbiter.key.offence", words, "other", "11.6"),
          open_question("arbiter.key.penalty", AnswerForm::Articles, "12.9"),
          which_one("12.9.1"),
          open_question("arbiter.key.time", AnswerForm::Clock, "12.9.2"),
          open_question("arbiter.key.score", AnswerForm::Outcome, "12.9.5"),
          choice("arbiter.key.own-points", {"arbiter.is.1/2", "arbiter.is.0"}, "0", "12.9.5"),
          points_of_opponent(),
          yes_or_no("arbiter.key.fine-announced", "no", "12.9.7"),
          open_question("arbiter.key.fine", AnswerForm::Text, "12.9.7"),
          open_question("arbiter.key.rounds", AnswerForm::Text, "12.9.8"),
          yes_or_no("arbiter.key.organiser-agrees", "no", "12.9.9"),
          yes_or_no("arbiter.key.waived", "no", "11.6"),
          open_question("arbiter.key.reason", AnswerForm::Text, "11.6")
              .must()
              .after("waived", {"yes"})};
}

}  // namespace

std::vector<RulingKind> penalty_kinds() {
  return {
      {"arbiter.kind.penalty", "12.9", penalty_questions(), &penalty},
      {"arbiter.kind.both-guilty", "11.8", {clock_of_white(), clock_of_black()}, &both_guilty},
      {"arbiter.kind.refusal",
       "11.7",
       {which_side().must(), points_of_opponent(),
        yes_or_no("arbiter.key.final-notice", "no", "11.7")},
       &refusal},
  };
}

}  // namespace praporek::arbiter
