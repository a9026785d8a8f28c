#include "core/arbiter/draft.hpp"
#include "core/arbiter/kinds/kinds.hpp"

namespace praporek::arbiter {

namespace {

/// An accident does not cost the game; a habit may (note to 7.4).
constexpr int displacements_that_are_a_habit = 3;

Result<Ruling> displaced_pieces(const Answers& answers) {
  const Side side = *answers.side();
  const int count = answers.ordinal();
  Draft draft{answers, "7.4.1"};
  draft.records_of(side, "arbiter.record.displacement", "7.4.1", std::to_string(count));
  if (answers.is("running", "own")) {
    draft.tells_of(side, "arbiter.do.re-establish", "7.4.1")
        .tells_of(side, "arbiter.do.clock-runs-on", "7.4.1");
  } else {
    // The opponent was thinking: his clock is stopped, not pressed (note to 7.4).
    draft.stops_and_reads_clocks("7.4.2").tells_of(side, "arbiter.do.re-establish", "7.4.1");
    if (answers.yes("pressed")) draft.tells("arbiter.do.correct-counter", "7.1");
  }
  if (const auto extra = answers.clock("extra")) {
    draft.extra_time(other(side), *extra, "7.4.3");
  }
  const bool grave = answers.yes("deliberate") || count >= displacements_that_are_a_habit;
  if (grave) return draft.asks(36, "7.4.3", "arbiter.ask.J36", "12.9.6").ruling();
  return draft.asks(19, "7.4.3").ruling();
}

void puts_back(Draft& draft, const Answers& answers, std::string_view article) {
  draft.stops_and_reads_clocks(article);
  draft.tells("arbiter.do.restore-position", article, {answers.text("fen")});
  if (!answers.has("fen")) draft.asks(20, article);
  draft.asks(18, "7.1");
}

/// He forgot to press, went away, came back and moved again (note to 6.2.2).
Ruling moved_twice(const Answers& answers) {
  Draft draft{answers, "6.2.2"};
  if (!answers.given("opponent-moved")) return draft.asks(7, "6.2.2").ruling();
  if (answers.yes("opponent-moved")) return draft.tells("arbiter.do.play-on", "6.2.2").ruling();
  puts_back(draft, answers, "6.2.2");
  return draft.ruling();
}

Ruling illegal_position(const Answers& answers) {
  if (answers.full_rules()) {  // the arbiter acts at once, claim or no claim (note to 3.10.3)
    Draft draft{answers, "7.5.1"};
    draft.records("arbiter.record.seen-by", "12.1", "arbiter");
    puts_back(draft, answers, "7.5.1");
    return draft.tells("arbiter.do.rule-illegal-move", "7.5.5").ruling();
  }
  Draft draft{answers, "A.4.2"};
  if (!answers.given("saw-the-move")) {
    return draft.asks(37, "A.4.2", "arbiter.ask.J37", "no").ruling();
  }
  if (answers.yes("saw-the-move") && !answers.yes("opponent-moved")) {
    return draft.tells("arbiter.do.rule-illegal-move", "A.4.2").ruling();
  }
  return draft.tells("arbiter.do.wait-for-claim", "A.4.4").ruling();
}

Result<Ruling> irregular_position(const Answers& answers) {
  if (answers.is("case", "moved-twice")) return moved_twice(answers);
  if (answers.is("case", "illegal-position")) return illegal_position(answers);
  Draft draft{answers, "7.6"};
  puts_back(draft, answers, "7.6");
  return draft.records("arbiter.record.both-present", "7.6", answers.text("both-present")).ruling();
}

}  // namespace

std::vector<RulingKind> displacement_kinds() {
  return {
      {"arbiter.kind.displaced-pieces",
       "7.4",
       {which_side().must(),
        choice("arbiter.key.running", {"arbiter.is.own", "arbiter.is.opponent"}, "own", "7.4.1"),
        yes_or_no("arbiter.key.pressed", "no", "7.4.2").after("running", {"opponent"}),
        yes_or_no("arbiter.key.deliberate", "no", "7.4.3"), which_one("7.4.3"),
        open_question("arbiter.key.extra", AnswerForm::Clock, "7.4.3"), clock_of_white(),
        clock_of_black()},
       &displaced_pieces},
      {"arbiter.kind.irregular-position",
       "7.6",
       {choice("arbiter.key.case",
               {"arbiter.is.displaced", "arbiter.is.illegal-position", "arbiter.is.moved-twice"},
               "displaced", "7.6"),
        yes_or_no("arbiter.key.saw-the-move", "", "A.4.2").after("case", {"illegal-position"}),
        yes_or_no("arbiter.key.opponent-moved", "", "6.2.2"), which_position("7.6"),
        yes_or_no("arbiter.key.both-present", "yes", "7.6"), clock_of_white(), clock_of_black()},
       &irregular_position},
  };
}

}  // namespace praporek::arbiter
