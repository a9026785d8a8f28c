#include "core/arbiter/draft.hpp"
#include "core/arbiter/kinds/kinds.hpp"
#include "core/formats/fen.hpp"
#include "core/rules/legal_position.hpp"

#include <algorithm>

namespace praporek::arbiter {

namespace {

using rules::FaultKind;

bool has_fault(const rules::Setup& setup, std::initializer_list<FaultKind> kinds) {
  const auto faults = rules::faults_of(setup);
  return std::ranges::any_of(faults, [&](const rules::Fault& fault) {
    return std::ranges::find(kinds, fault.kind) != kinds.end();
  });
}

/// What A.4.4 names: both kings in check, or a pawn on the rank furthest from its start.
bool is_named_by_article(const rules::Setup& setup) {
  return has_fault(setup, {FaultKind::BothKingsInCheck, FaultKind::PawnOnEndRank});
}

/// One king in check is legal if that player is to move (note to A.4.4).
bool is_still_illegal(const rules::Setup& setup) {
  return is_named_by_article(setup) || has_fault(setup, {FaultKind::OpponentInCheck});
}

/// The board after a move that was carried out as it stands, legal or not.
std::optional<rules::Setup> carried_out(rules::Setup setup, std::string_view move) {
  const auto from = rules::square_of(move.substr(0, 2));
  const auto to = rules::square_of(move.substr(2, 2));
  const auto piece = from ? setup.board.at(*from) : std::nullopt;
  if (!piece || !to || piece->side != setup.side_to_move) return std::nullopt;
  if (const auto taken = setup.board.at(*to)) setup.board.remove(*to, *taken);
  setup.board.remove(*from, *piece);
  rules::Piece arrives = *piece;
  if (move.size() == 5) arrives.kind = rules::piece_of_letter(move[4])->kind;
  setup.board.put(*to, arrives);
  setup.side_to_move = other(setup.side_to_move);
  setup.en_passant.reset();
  return setup;
}

/// Whether the illegal position outlived the next completed move; nothing if none was made yet.
Result<std::optional<bool>> persists(const Answers& answers,
                                     const std::optional<rules::Setup>& setup) {
  if (answers.given("persists")) return std::optional{answers.yes("persists")};
  if (!setup || !answers.has("next")) return std::optional<bool>{};
  const std::string next = answers.list("next").front();
  const auto after_next = carried_out(*setup, next);
  if (!after_next) return Refusal{Article{"1.1"}, Message{"arbiter.move-not-legal", {next}}};
  return std::optional{is_still_illegal(*after_next)};
}

Ruling acts_at_once(const Answers& answers) {
  return Draft{answers, "7.5.1"}
      .stops_and_reads_clocks("7.5.1")
      .tells("arbiter.do.restore-position", "7.5.1", {""})
      .asks(20, "7.5.1")
      .tells("arbiter.do.rule-illegal-move", "7.5.5")
      .ruling();
}

Result<Ruling> both_kings_in_check(const Answers& answers) {
  std::optional<rules::Setup> setup;  // without a position the arbiter's word is taken
  if (answers.has("fen")) {
    const auto read = formats::read_fen(answers.text("fen"));
    if (!read) return read.error();
    setup = *read;
  }
  if (setup && !is_named_by_article(*setup)) {
    return Draft{answers, "A.4.4"}.tells("arbiter.do.play-on", "A.4.4").ruling();
  }
  if (answers.full_rules()) return acts_at_once(answers);
  const auto still = persists(answers, setup);
  if (!still) return still.error();
  Draft draft{answers, "A.4.4"};
  if (!still->has_value()) {
    return draft.tells("arbiter.do.wait-one-move", "A.4.4")
        .asks(37, "A.4.4", "arbiter.ask.J37-persists", "")
        .ruling();
  }
  if (**still) return draft.stops_clocks("A.4.4").ends(GameResult::Draw, "A.4.4").ruling();
  return draft.tells("arbiter.do.play-on", "A.4.4").ruling();
}

}  // namespace

std::vector<RulingKind> illegal_position_kinds() {
  return {
      {"arbiter.kind.both-kings-in-check",
       "A.4.4",
       {which_position("A.4.4"), open_question("arbiter.key.next", AnswerForm::Moves, "A.4.4"),
        yes_or_no("arbiter.key.persists", "", "A.4.4")},
       &both_kings_in_check},
  };
}

}  // namespace praporek::arbiter
