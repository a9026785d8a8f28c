#include "core/arbiter/draft.hpp"
#include "core/arbiter/kinds/kinds.hpp"

namespace praporek::arbiter {

namespace {

/// Black's tenth move is the limit of 7.3 and, without full supervision, of A.4.1.
constexpr int limit_in_moves = 10;

Question moves_made(std::string_view article) {
  return open_question("arbiter.key.made", AnswerForm::Count, article);
}

Question has_ended() { return yes_or_no("arbiter.key.ended", "no", "7.2.1"); }

Ruling result_stands(const Answers& answers, std::string_view article) {
  return Draft{answers, article}.tells("arbiter.do.result-stands", article).ruling();
}

Result<Ruling> wrong_colours(const Answers& answers) {
  if (answers.yes("ended")) {
    return Draft{answers, "7.3"}
        .tells("arbiter.do.result-stands", "7.3")
        .records("arbiter.record.actual-colours", "7.3")
        .ruling();
  }
  Draft draft{answers, "7.3"};
  if (*answers.number("made") >= limit_in_moves) {  // Laws 7.3: White ten and Black nine restart
    return draft.records("arbiter.record.continue", "7.3")
        .records("arbiter.record.actual-colours", "7.3")
        .ruling();
  }
  return draft.stops_and_reads_clocks("7.3")
      .records("arbiter.record.new-game", "7.3")
      .tells("arbiter.do.set-up-new-game", "7.3")
      .ruling();
}

void bar_castling(Draft& draft, const Answers& answers) {
  if (answers.is("misplaced", "other")) return;
  const auto side = answers.side();
  for (const Side each : {Side::White, Side::Black}) {
    if (side && *side != each) continue;
    if (answers.is("misplaced", "king")) {
      draft.tells_of(each, "arbiter.do.no-castling", "A.4.1.2");
    } else {
      draft.tells_of(each, "arbiter.do.no-castling-to", "A.4.1.2",
                     {answers.is("misplaced", "rook-a") ? "0-0-0" : "0-0"});
    }
  }
}

Result<Ruling> wrong_set_up(const Answers& answers) {
  if (answers.yes("ended")) return result_stands(answers, "7.2.1");
  if (answers.full_rules() || *answers.number("made") < limit_in_moves) {
    return Draft{answers, "7.2.1"}
        .stops_and_reads_clocks("7.2.1")
        .records("arbiter.record.new-game", "7.2.1")
        .tells("arbiter.do.set-up-new-game", "7.2.1")
        .ruling();
  }
  Draft draft{answers, "A.4.1.2"};
  draft.records("arbiter.record.continue", "A.4.1.2");
  bar_castling(draft, answers);
  return draft.ruling();
}

Result<Ruling> board_turned(const Answers& answers) {
  if (answers.yes("ended")) return result_stands(answers, "7.2.2");
  const int made = answers.number("made").value_or(0);
  if (!answers.full_rules() && made >= limit_in_moves) {
    return Draft{answers, "A.4.1.2"}.records("arbiter.record.continue", "A.4.1.2").ruling();
  }
  Draft draft{answers, "7.2.2"};
  draft.stops_and_reads_clocks("7.2.2");
  return draft.tells("arbiter.do.transfer-position", "7.2.2", {answers.text("fen")})
      .records("arbiter.record.continue", "7.2.2")
      .ruling();
}

}  // namespace

std::vector<RulingKind> set_up_kinds() {
  return {
      {"arbiter.kind.wrong-colours",
       "7.3",
       {moves_made("7.3").must(), has_ended()},
       &wrong_colours},
      {"arbiter.kind.wrong-setup",
       "7.2.1",
       {moves_made("7.2.1").must(), has_ended(),
        choice("arbiter.key.misplaced",
               {"arbiter.is.king", "arbiter.is.rook-a", "arbiter.is.rook-h", "arbiter.is.other"},
               "other", "A.4.1.2"),
        which_side()},
       &wrong_set_up},
      {"arbiter.kind.board-turned",
       "7.2.2",
       {moves_made("7.2.2"), has_ended(), which_position("7.2.2")},
       &board_turned},
  };
}

}  // namespace praporek::arbiter
