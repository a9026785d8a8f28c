#include "core/arbiter/draft.hpp"
#include "core/arbiter/kinds/kinds.hpp"
#include "core/arbiter/mate_question.hpp"
#include "core/arbiter/touch_duty.hpp"

#include <algorithm>

namespace praporek::arbiter {

namespace {

/// A touch that binds nobody: announced, accidental, out of turn or complained of too late.
std::optional<Ruling> no_duty(const Answers& answers, Side on_move) {
  const Side side = answers.side().value_or(on_move);
  if (side != on_move) {  // Laws 4.3 binds the player having the move only
    return Draft{answers, "4.3"}
        .tells_of(side, "arbiter.do.no-duty", "4.3")
        .asks(36, "11.5")
        .ruling();
  }
  if (answers.yes("adjusting")) {
    return Draft{answers, "4.2.1"}.records_of(side, "arbiter.record.adjusted", "4.2.1").ruling();
  }
  if (answers.is("contact", "accidental")) {
    return Draft{answers, "4.2.2"}.tells_of(side, "arbiter.do.no-duty", "4.2.2").ruling();
  }
  // Laws 4.8 binds the opponent; an arbiter who saw it himself acts all the same (note to 4).
  if (answers.is("seen-by", "claim") && answers.yes("opponent-touched")) {
    return Draft{answers, "4.8"}.tells_of(other(side), "arbiter.do.reject-claim", "4.8").ruling();
  }
  return std::nullopt;
}

void states_duty(Draft& draft, const Answers& answers, Side side, const TouchDuty& duty) {
  if (duty.free) {
    draft.tells_of(side, "arbiter.do.any-legal-move", duty.article);
    return;
  }
  const auto allowed = list_of(duty.moves);
  const std::string played = answers.text("played");
  if (!played.empty() && std::ranges::find(allowed, played) != allowed.end()) {
    draft.tells("arbiter.do.play-on", duty.article);
    return;
  }
  if (!played.empty()) draft.tells_of(side, "arbiter.do.take-back", duty.article, {played});
  draft.tells_of(side, "arbiter.do.must-play", duty.article, {duty.moves});
}

Result<TouchDuty> duty_asked(const Answers& answers, const rules::Position& position) {
  TouchEvents events;
  events.touched = answers.list("touched");
  events.released = answers.list("released");
  events.promoted_to = answers.text("promoted-to");
  events.order_known = !answers.is("order-known", "no");
  return duty_of_touch(position, events);
}

Result<Ruling> touched_piece(const Answers& answers) {
  const auto game = game_told(answers);
  if (!game) return game.error();
  const rules::Position& position = (*game)->now();
  const Side on_move = position.side_to_move();
  if (const auto ruling = no_duty(answers, on_move)) return *ruling;
  const auto duty = duty_asked(answers, position);
  if (!duty) return duty.error();
  Draft draft{answers, duty->article};
  draft.records("arbiter.record.seen-by", "4.8", answers.text("seen-by"));
  if (answers.is("contact", "meant-another")) {  // the wrong piece in hand is no accident
    draft.tells_of(on_move, "arbiter.do.touch-counts", "4.2.2");
  }
  states_duty(draft, answers, on_move, *duty);
  if (!answers.given("contact")) draft.asks(2, "4.2.2");
  if (duty->article == "4.3.3" && !answers.given("order-known")) draft.asks(3, "4.3.3");
  return draft.ruling();
}

}  // namespace

std::vector<RulingKind> touched_piece_kinds() {
  return {
      {"arbiter.kind.touched-piece",
       "4.3",
       {which_position("4.3").must(), which_moves("4.3"),
        open_question("arbiter.key.touched", AnswerForm::Squares, "4.3"),
        yes_or_no("arbiter.key.order-known", "yes", "4.3.3"), which_side(),
        yes_or_no("arbiter.key.adjusting", "no", "4.2.1"),
        choice("arbiter.key.contact",
               {"arbiter.is.intentional", "arbiter.is.accidental", "arbiter.is.meant-another"},
               "intentional", "4.2.2"),
        choice("arbiter.key.seen-by", {"arbiter.is.arbiter", "arbiter.is.claim"}, "arbiter", "4.8"),
        yes_or_no("arbiter.key.opponent-touched", "no", "4.8").after("seen-by", {"claim"}),
        open_question("arbiter.key.released", AnswerForm::Squares, "4.7"),
        choice("arbiter.key.promoted-to",
               {"arbiter.is.queen", "arbiter.is.rook", "arbiter.is.bishop", "arbiter.is.knight"},
               "", "4.4.4"),
        open_question("arbiter.key.played", AnswerForm::Moves, "4.3")},
       &touched_piece},
  };
}

}  // namespace praporek::arbiter
