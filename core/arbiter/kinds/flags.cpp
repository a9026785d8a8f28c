#include "core/arbiter/draft.hpp"
#include "core/arbiter/kinds/kinds.hpp"
#include "core/arbiter/mate_question.hpp"

namespace praporek::arbiter {

namespace {

enum class Quota { Met, Missed, Unknown };

/// Whether the moves of this period were completed; without `required` all moves are due.
Quota quota_of(const Answers& answers) {
  const auto required = answers.number("required");
  if (!required || *required == 0) return Quota::Missed;
  const auto made = answers.number("made");
  if (!made) return Quota::Unknown;
  return *made >= *required ? Quota::Met : Quota::Missed;
}

std::vector<std::string> moves_of_period(const Answers& answers) {
  return {answers.has("made") ? answers.text("made") : "?", answers.text("required")};
}

/// The scoresheets after a flag-fall: clocks are stopped for both players' update only
/// (Laws 8.5.1); one player catches up while the clock runs (Laws 8.5.2).
void updates_sheets(Draft& draft, const Answers& answers) {
  if (answers.is("not-writing", "both")) {
    draft.stops_and_reads_clocks("8.5.1")
        .tells("arbiter.do.both-complete-sheets", "8.5.1")
        .tells("arbiter.do.restart-side-on-move", "8.5.1");
  }
  if (answers.is("not-writing", "one")) {
    draft.tells("arbiter.do.clocks-run-on", "8.5.2")
        .tells("arbiter.do.complete-sheet-first", "8.5.2");
  }
}

Ruling continues(const Answers& answers, Side side, Quota quota) {
  Draft draft{answers, "6.4"};
  draft.tells("arbiter.do.check-moves", "6.4", moves_of_period(answers));
  updates_sheets(draft, answers);
  if (quota == Quota::Unknown) return draft.tells("arbiter.do.reconstruct", "8.5.3").ruling();
  return draft.tells_of(side, "arbiter.do.next-period-runs", "6.4")
      .tells("arbiter.do.play-on", "6.4")
      .ruling();
}

Result<Ruling> loses_on_time(const Answers& answers, Side side, Draft draft) {
  const auto game = game_told(answers);
  if (!game) return game.error();
  const auto end = *game ? earlier_end(**game) : std::nullopt;
  if (end) return draft.ends(end->result, end->article).ruling();  // Laws 6.9: 5.1, 5.2, 9.6 first
  const auto verdict = mate_verdict(answers, other(side));
  if (!verdict) return verdict.error();
  loses_if_mate_is_possible(draft, *verdict, side, "6.9");
  return draft.ruling();
}

Result<Ruling> flag_fall(const Answers& answers) {
  const Side side = *answers.side();
  if (answers.yes("ended")) {  // Laws 6.8: what was reached before anybody saw the flag stands
    return Draft{answers, "6.8"}.tells("arbiter.do.result-stands", "6.8").ruling();
  }
  if (answers.yes("postponed-claim")) {
    return Draft{answers, "GIII.5.2"}
        .stops_clocks("GIII.5.2")
        .asks(39, "GIII.5.2", "arbiter.ask.J39-after-flag", "")
        .ruling();
  }
  if (answers.is("seen-by", "display")) {
    return Draft{answers, "6.12.2"}
        .tells("arbiter.do.reject-claim", "6.12.2")
        .asks(12, "6.8")
        .ruling();
  }
  if (answers.is("seen-by", "spectator")) {
    return Draft{answers, "12.7"}
        .tells("arbiter.do.look-yourself", "12.7")
        .asks(12, "6.8")
        .asks(35, "12.7")
        .ruling();
  }
  const Quota quota = quota_of(answers);
  if (quota != Quota::Missed) return continues(answers, side, quota);
  Draft draft{answers, "6.9"};
  draft.stops_clocks("6.9").records_of(side, "arbiter.record.flag-fall", "6.8");
  if (answers.has("required")) {
    draft.tells("arbiter.do.check-moves", "6.4", moves_of_period(answers));
  }
  return loses_on_time(answers, side, draft);
}

Result<Ruling> both_flags(const Answers& answers) {
  Draft draft{answers, "6.9"};
  draft.stops_clocks("6.9");
  if (const auto first = answers.side("first")) {
    draft.records_of(*first, "arbiter.record.flag-fall", "6.8");
    return loses_on_time(answers, *first, draft);
  }
  // Nobody can tell: first look which display shows the sign of the flag, and only where the
  // guidelines apply may the period decide (Guidelines III.3.1).
  draft.asks(12, "6.8", "arbiter.ask.J12-sign", "");
  const bool guideline =
      answers.yes("announced") && answers.number("increment") == 0 && !answers.is("tempo", "blitz");
  if (!guideline) return draft.asks(1, "0.2").ruling();
  if (answers.yes("last-period")) return draft.ends(GameResult::Draw, "GIII.3.1.2").ruling();
  return draft.records("arbiter.record.continue", "GIII.3.1.1")
      .tells("arbiter.do.play-on", "GIII.3.1.1")
      .ruling();
}

std::vector<Question> flag_fall_questions() {
  return {which_side().must(),
          choice("arbiter.key.seen-by",
                 {"arbiter.is.arbiter", "arbiter.is.claim", "arbiter.is.spectator",
                  "arbiter.is.display"},
                 "arbiter", "6.8"),
          yes_or_no("arbiter.key.ended", "no", "6.8"),
          open_question("arbiter.key.made", AnswerForm::Count, "6.4"),
          open_question("arbiter.key.required", AnswerForm::Count, "6.4"),
          choice("arbiter.key.not-writing",
                 {"arbiter.is.none", "arbiter.is.one", "arbiter.is.both"}, "none", "8.5"),
          yes_or_no("arbiter.key.postponed-claim", "no", "GIII.5.2"),
          which_position("6.9"),
          which_moves("9.6"),
          can_mate_question("6.9"),
          clock_of_white(),
          clock_of_black()};
}

}  // namespace

std::vector<RulingKind> flag_kinds() {
  return {
      {"arbiter.kind.flag-fall", "6.9", flag_fall_questions(), &flag_fall},
      {"arbiter.kind.both-flags",
       "6.9",
       {choice("arbiter.key.first", {"arbiter.is.white", "arbiter.is.black", "arbiter.is.unknown"},
               "unknown", "6.8"),
        yes_or_no("arbiter.key.last-period", "yes", "GIII.3.1"),
        yes_or_no("arbiter.key.announced", "yes", "GIII.2.1"),
        Question{"arbiter.key.increment", AnswerForm::Count, {}, "0", "GIII.2.2", false, {}},
        which_position("6.9"), which_moves("9.6"), can_mate_question("6.9")},
       &both_flags},
  };
}

}  // namespace praporek::arbiter
