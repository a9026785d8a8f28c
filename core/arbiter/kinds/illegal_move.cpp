#include "core/arbiter/broken_rule.hpp"
#include "core/arbiter/draft.hpp"
#include "core/arbiter/kinds/kinds.hpp"
#include "core/arbiter/mate_question.hpp"
#include "core/arbiter/touch_duty.hpp"
#include "core/formats/fen.hpp"
#include "core/rules/play.hpp"
#include "core/rules/uci.hpp"

namespace praporek::arbiter {

namespace {

/// The second completed illegal move loses; only an unrated event may choose another number.
constexpr int losing_count_of_the_laws = 2;

std::string_view article_of_fault(const Answers& answers) {
  if (answers.is("fault", "promotion")) return "7.5.2";
  if (answers.is("fault", "no-move") || answers.is("fault", "wrong-start")) return "7.5.3";
  if (answers.is("fault", "two-hands")) return "7.5.4";
  return "7.5.1";
}

/// Laws A.4.2: without full supervision an illegal move can be taken up only until the opponent
/// has made his next move.
Ruling stands(const Answers& answers) {
  Draft draft{answers, "A.4.2"};
  if (answers.yes("players-agree")) {
    return draft.records("arbiter.record.corrected-by-players", "A.4.2").ruling();
  }
  return draft.tells("arbiter.do.move-stands", "A.4.2")
      .records("arbiter.record.continue", "A.4.2")
      .ruling();
}

/// The moves left to the player by Articles 4.3 and 4.7 in the position put back.
Result<bool> tells_touch_duty(Draft& draft, const Answers& answers, const rules::Position& before) {
  const auto duty = duty_of_illegal_move(before, answers.text("move"));
  if (!duty) return duty.error();
  draft.tells_of(before.side_to_move(),
                 duty->free ? "arbiter.do.any-legal-move" : "arbiter.do.must-play", duty->article,
                 {duty->free ? std::string{} : duty->moves});
  return true;
}

/// The position before the illegal move, or the last one that can be identified (Laws 7.5.1).
Result<bool> restores(Draft& draft, const Answers& answers) {
  const auto game = game_told(answers);
  if (!game) return game.error();
  if (!*game) {
    draft.tells("arbiter.do.restore-position", "7.5.1", {""}).asks(20, "7.5.1");
  } else {
    draft.tells("arbiter.do.restore-position", "7.5.1", {formats::fen_of((*game)->now())});
    if (answers.has("move")) {
      if (const auto article = broken_rule((*game)->now(), answers.text("move"))) {
        draft.records("arbiter.record.breaks", article->number, answers.text("move"));
      }
      const auto told = tells_touch_duty(draft, answers, (*game)->now());
      if (!told) return told.error();
    }
  }
  draft.asks(18, "7.1");
  return true;
}

/// The position once the pawn left on the last rank is a queen; nothing if it was not told.
Result<std::optional<rules::Position>> position_with_queen(const Answers& answers) {
  const auto game = game_told(answers);
  if (!game) return game.error();
  if (!*game || !answers.has("move")) return std::optional<rules::Position>{};
  const std::string move = answers.text("move").substr(0, 4) + "q";
  const auto legal = rules::move_of_uci((*game)->now(), move);
  if (!legal) return Refusal{Article{"3.7.5"}, Message{"arbiter.move-not-legal", {move}}};
  return std::optional{rules::after((*game)->now(), *legal)};
}

/// Laws 7.5.2: the pawn is replaced by a queen of its colour.
Result<bool> puts_queen(Draft& draft, const Answers& answers) {
  const auto position = position_with_queen(answers);
  if (!position) return position.error();
  draft.tells("arbiter.do.replace-pawn-by-queen", "7.5.2",
              {*position ? formats::fen_of(**position) : std::string{}});
  return true;
}

/// Laws 7.5.5 asks for the position after what 7.5.1 to 7.5.4 put right.
Result<MateAnswer> verdict_after_action(const Answers& answers, Side mater) {
  if (!answers.is("fault", "promotion")) return mate_verdict(answers, mater);
  const auto position = position_with_queen(answers);
  if (!position) return position.error();
  return *position ? mate_verdict(**position, mater) : mate_verdict(answers, mater);
}

Result<bool> puts_right(Draft& draft, const Answers& answers) {
  if (answers.is("fault", "promotion")) return puts_queen(draft, answers);
  if (answers.is("fault", "no-move") || answers.is("fault", "wrong-start")) {
    draft.tells_of(*answers.side(), "arbiter.do.restart-clock", "7.5.3");
    return true;
  }
  // Two hands alone leave a legal move on the board; whether it goes back the text does not say.
  if (answers.is("fault", "two-hands") && !answers.yes("second-fault")) {
    draft.asks(20, "7.5.4", "arbiter.ask.J20-two-hands", "no");
    return true;
  }
  return restores(draft, answers);
}

/// Laws 7.5.5: time for the opponent, then the game; faults of one move count once.
Result<bool> puts_right_and_penalises(Draft& draft, const Answers& answers) {
  const Side side = *answers.side();
  const int count = answers.ordinal();
  draft.records_of(side, "arbiter.record.illegal-move", article_of_fault(answers),
                   std::to_string(count));
  if (count < *answers.number("losing-count")) {
    const auto right = puts_right(draft, answers);
    if (!right) return right.error();
    draft.extra_time(other(side), answers.penalty_time(), "7.5.5");
    const auto increment = answers.clock("increment").value_or(std::chrono::seconds{0});
    if (increment.count() > 0 &&
        laws::edition_facts(answers.edition()).advise_deducting_increment) {
      draft.tells_of(side, "arbiter.do.take-back-increment", "7.1",
                     {std::to_string(increment.count())});
    }
    return true;
  }
  const auto verdict = verdict_after_action(answers, other(side));
  if (!verdict) return verdict.error();
  loses_if_mate_is_possible(draft, *verdict, side, "7.5.5");
  return true;
}

/// Started instead of stopped, or pressed by mistake: the arbiter says what it was (Laws 7.5.3).
std::optional<Ruling> judged_milder(const Answers& answers) {
  const bool mistaken_start = answers.is("fault", "wrong-start");
  const bool illegal =
      answers.is("judged", "illegal") || (!mistaken_start && !answers.given("judged"));
  if (illegal || (!mistaken_start && !answers.is("fault", "no-move"))) return std::nullopt;
  Draft draft{answers, "7.5.3"};
  draft.stops_and_reads_clocks("7.5.3");
  if (answers.is("judged", "distraction")) return draft.asks(36, "11.5").ruling();
  if (!answers.given("judged")) draft.asks(21, "7.5.3");
  return draft.tells("arbiter.do.restore-clocks", "7.1").ruling();
}

/// Nothing was completed: the player puts it right himself, within Article 4.
Ruling not_completed(const Answers& answers) {
  const Side side = *answers.side();
  if (answers.is("fault", "two-hands")) {
    return Draft{answers, "4.1"}.records_of(side, "arbiter.record.remark", "4.1", "4.1").ruling();
  }
  return Draft{answers, "7.5.1"}.tells_of(side, "arbiter.do.correct-the-move", "7.5.1").ruling();
}

/// The case that is no completed illegal move at all, or cannot be taken up any more.
std::optional<Ruling> no_offence(const Answers& answers) {
  if (answers.yes("ended")) {
    const std::string_view article = answers.is("fault", "two-hands") ? "7.5.4" : "7.5.1";
    return Draft{answers, article}.tells("arbiter.do.result-stands", article).ruling();
  }
  if (answers.is("fault", "upside-down-rook")) {  // note to 3.7.5: it is a rook whatever was said
    return Draft{answers, "3.7.5"}.tells("arbiter.do.piece-is-rook", "3.7.5").ruling();
  }
  if (!answers.yes("pressed")) return not_completed(answers);
  if (!answers.full_rules() && answers.yes("opponent-moved")) return stands(answers);
  return judged_milder(answers);
}

/// Shown and proved legal: there is nothing to punish. A position with the other side to move is
/// not the one before the move.
Result<bool> is_legal_after_all(const Answers& answers) {
  const auto game = game_told(answers);
  if (!game) return game.error();
  if (!*game || !answers.has("move")) return false;
  if ((*game)->now().side_to_move() != *answers.side()) {
    return Refusal{Article{"1.3"}, Message{"arbiter.not-on-move", {}}};
  }
  const bool about_the_move = answers.is("fault", "illegal") || answers.is("fault", "king-capture");
  return about_the_move && !broken_rule((*game)->now(), answers.text("move"));
}

Result<Ruling> illegal_move(const Answers& answers) {
  if (answers.yes("rated") && *answers.number("losing-count") != losing_count_of_the_laws) {
    return Refusal{Article{"7.5.5"}, Message{"arbiter.rated-losing-count", {}}};
  }
  if (const auto ruling = no_offence(answers)) return *ruling;
  const auto legal = is_legal_after_all(answers);
  if (!legal) return legal.error();
  if (*legal) {
    return Draft{answers, "3.10.1"}.tells("arbiter.do.move-is-legal", "3.10.1").ruling();
  }
  Draft draft{answers, article_of_fault(answers)};
  draft.stops_and_reads_clocks("7.5.1");
  draft.records("arbiter.record.seen-by", answers.full_rules() ? "7.5.1" : "A.4.2",
                answers.text("seen-by"));
  const auto done = puts_right_and_penalises(draft, answers);
  if (!done) return done.error();
  return draft.ruling();
}

}  // namespace

std::vector<RulingKind> illegal_move_kinds() {
  return {
      {"arbiter.kind.illegal-move",
       "7.5.5",
       {which_side().must(),
        choice("arbiter.key.fault",
               {"arbiter.is.illegal", "arbiter.is.promotion", "arbiter.is.no-move",
                "arbiter.is.two-hands", "arbiter.is.king-capture", "arbiter.is.wrong-start",
                "arbiter.is.upside-down-rook"},
               "illegal", "7.5.1"),
        which_one("7.5.5"), yes_or_no("arbiter.key.second-fault", "no", "7.5.5"),
        yes_or_no("arbiter.key.pressed", "yes", "7.5.1"),
        yes_or_no("arbiter.key.opponent-moved", "no", "A.4.2"),
        choice("arbiter.key.seen-by", {"arbiter.is.arbiter", "arbiter.is.claim"}, "arbiter",
               "A.4.2"),
        yes_or_no("arbiter.key.players-agree", "no", "A.4.2").after("opponent-moved", {"yes"}),
        choice("arbiter.key.judged",
               {"arbiter.is.accident", "arbiter.is.illegal", "arbiter.is.distraction"}, "", "7.5.3")
            .after("fault", {"no-move", "wrong-start"}),
        yes_or_no("arbiter.key.ended", "no", "7.5.1"), which_position("7.5.1"),
        which_moves("7.5.1"), open_question("arbiter.key.move", AnswerForm::Moves, "3.10.2"),
        can_mate_question("7.5.5"),
        Question{"arbiter.key.losing-count", AnswerForm::Count, {}, "2", "7.5.5", false, {}},
        yes_or_no("arbiter.key.rated", "yes", "7.5.5"),
        open_question("arbiter.key.increment", AnswerForm::Clock, "7.1"), clock_of_white(),
        clock_of_black()},
       &illegal_move},
  };
}

}  // namespace praporek::arbiter
