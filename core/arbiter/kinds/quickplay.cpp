#include "core/arbiter/draft.hpp"
#include "core/arbiter/kinds/kinds.hpp"

namespace praporek::arbiter {

namespace {

using std::chrono::minutes;
using std::chrono::seconds;

constexpr seconds time_left_to_claim = minutes{2};

seconds guideline_time(const Answers& answers) {
  return std::chrono::duration_cast<seconds>(
      laws::edition_facts(answers.edition()).guideline_three);
}

/// The article that bars the claim, or nothing.
std::string_view barred_by(const Answers& answers) {
  if (!answers.yes("announced")) return "GIII.2.1";
  if (answers.is("tempo", "blitz") || answers.number("increment") != 0) return "GIII.2.2";
  const std::string_view own = answers.is("kind", "III.4") ? "GIII.4" : "GIII.5";
  const bool short_of_time = answers.reading(*answers.side()) < time_left_to_claim;
  return answers.yes("on-move") && short_of_time ? "" : own;
}

/// Guidelines III.4: five seconds a move for both instead of a judgement on the position.
Result<Ruling> asks_for_increment(const Answers& answers) {
  const Side side = *answers.side();
  Draft draft{answers, "GIII.4"};
  draft.stops_and_reads_clocks("GIII.4").records_of(side, "arbiter.record.draw-offer", "GIII.4");
  if (answers.yes("agreed")) return draft.ends(GameResult::Draw, "GIII.4").ruling();
  if (answers.is("decision", "reject")) return draft.tells("arbiter.do.play-on", "GIII.4").ruling();
  if (!answers.given("decision")) {
    return draft.asks(39, "GIII.4", "arbiter.ask.J39-increment", "").ruling();
  }
  return draft.tells("arbiter.do.set-increment", "GIII.4", {"5"})
      .extra_time(other(side), guideline_time(answers), "GIII.4")
      .tells("arbiter.do.play-on", "GIII.4")
      .ruling();
}

/// Guidelines III.6: nobody to decide at once, so the game ends there and an arbiter is asked
/// later.
Result<Ruling> claims_without_arbiter(const Answers& answers) {
  const bool position_only = answers.is("ground", "cannot-win");
  Draft draft{answers, "GIII.6"};
  draft.tells("arbiter.do.write-down-position", "GIII.6.1.1");
  if (!position_only) draft.tells("arbiter.do.submit-scoresheet", "GIII.6.1.2");
  return draft.tells("arbiter.do.opponent-verifies", position_only ? "GIII.6.1.1" : "GIII.6.1.2")
      .records_of(*answers.side(), "arbiter.record.claim-pending", "GIII.6.1")
      .tells("arbiter.do.refer-to-arbiter", "GIII.6.2")
      .ruling();
}

Result<Ruling> claims_draw(const Answers& answers) {
  const Side side = *answers.side();
  Draft draft{answers, "GIII.5"};
  draft.stops_and_reads_clocks("GIII.5").records_of(side, "arbiter.record.quickplay-claim",
                                                    "GIII.5", answers.text("ground"));
  if (answers.yes("agreed")) return draft.ends(GameResult::Draw, "5.2.3").ruling();
  if (answers.is("decision", "draw")) return draft.ends(GameResult::Draw, "GIII.5.1").ruling();
  if (answers.is("decision", "reject")) {
    return draft.extra_time(other(side), guideline_time(answers), "GIII.5.3")
        .tells("arbiter.do.play-on", "GIII.5.3")
        .ruling();
  }
  if (!answers.is("decision", "postpone")) return draft.asks(39, "GIII.5.1").ruling();
  if (answers.yes("opponent-gets-time")) {
    draft.extra_time(other(side), guideline_time(answers), "GIII.5.2");
  }
  // Even a flag that falls now does not decide: the arbiter does (Guidelines III.5.2).
  draft.tells("arbiter.do.watch-the-game", "GIII.5.2");
  if (!answers.yes("flag-fell")) return draft.tells("arbiter.do.play-on", "GIII.5.2").ruling();
  return draft.asks(39, "GIII.5.2", "arbiter.ask.J39-after-flag", "").ruling();
}

Result<Ruling> quickplay_claim(const Answers& answers) {
  const Side side = *answers.side();
  if (!answers.reading(side)) {
    return Refusal{Article{"GIII.5"},
                   Message{"arbiter.answer-missing", {std::string{word_of(side)}, "H:MM:SS", ""}}};
  }
  if (const std::string_view article = barred_by(answers); !article.empty()) {
    return Draft{answers, article}.tells_of(side, "arbiter.do.reject-claim", article).ruling();
  }
  if (answers.is("kind", "III.4")) return asks_for_increment(answers);
  if (!answers.yes("arbiter-present")) return claims_without_arbiter(answers);
  return claims_draw(answers);
}

}  // namespace

std::vector<RulingKind> quickplay_kinds() {
  return {
      {"arbiter.kind.quickplay-claim",
       "GIII.5",
       {which_side().must(),
        choice("arbiter.key.kind", {"arbiter.is.III.4", "arbiter.is.III.5"}, "III.5", "GIII.4"),
        clock_of_white(), clock_of_black(), yes_or_no("arbiter.key.announced", "yes", "GIII.2.1"),
        Question{"arbiter.key.increment", AnswerForm::Count, {}, "0", "GIII.2.2", false, {}},
        yes_or_no("arbiter.key.on-move", "yes", "GIII.5"),
        yes_or_no("arbiter.key.agreed", "no", "GIII.4"),
        choice("arbiter.key.ground",
               {"arbiter.is.cannot-win", "arbiter.is.no-effort", "arbiter.is.both"}, "both",
               "GIII.5"),
        choice("arbiter.key.decision",
               {"arbiter.is.grant", "arbiter.is.draw", "arbiter.is.postpone", "arbiter.is.reject"},
               "", "GIII.5.1"),
        yes_or_no("arbiter.key.opponent-gets-time", "no", "GIII.5.2")
            .after("decision", {"postpone"}),
        yes_or_no("arbiter.key.flag-fell", "no", "GIII.5.2").after("decision", {"postpone"}),
        yes_or_no("arbiter.key.arbiter-present", "yes", "GIII.6")},
       &quickplay_claim},
  };
}

}  // namespace praporek::arbiter
