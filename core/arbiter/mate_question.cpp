#include "core/arbiter/mate_question.hpp"

#include "core/formats/fen.hpp"
#include "core/rules/outcome.hpp"
#include "core/rules/uci.hpp"
#include "core/rules/unwinnable.hpp"

#include <array>
#include <variant>

namespace praporek::arbiter {

namespace {

using rules::FaultKind;
using rules::Position;

/// An arbiter asks about what is on the board, be it reachable or not; only what would make the
/// question meaningless is refused.
constexpr rules::FaultSet waived_on_a_board = rules::FaultSet::all().without(
    {FaultKind::NoKing, FaultKind::SeveralKings, FaultKind::PawnOnEndRank,
     FaultKind::BothKingsInCheck, FaultKind::OpponentInCheck});

Result<Position> first_position(const Answers& answers) {
  for (const std::string_view key : {"start", "fen"}) {
    if (answers.has(key)) {
      return formats::position_of_fen(answers.text(key), waived_on_a_board);
    }
  }
  return rules::initial_position();
}

std::string line_text(const std::vector<rules::Move>& line, bool chess960) {
  std::string text;
  for (const rules::Move move : line) {
    text.append(text.empty() ? "" : " ").append(rules::uci(move, chess960));
  }
  return text;
}

std::string_view word_of_reason(rules::CannotMate reason) {
  constexpr std::array<std::string_view, 4> words{"material", "forced", "closure", "blocked"};
  return words.at(static_cast<std::size_t>(reason));
}

}  // namespace

Result<std::optional<rules::Record>> game_told(const Answers& answers) {
  if (!answers.has("start") && !answers.has("fen") && !answers.has("moves")) {
    return std::optional<rules::Record>{};
  }
  const Result<Position> first = first_position(answers);
  if (!first) return first.error();
  rules::Record game{*first};
  for (const std::string& text : answers.list("moves")) {
    const auto move = rules::move_of_uci(game.now(), text);
    if (!move) {
      return Refusal{Article{"3.10.2"}, Message{"arbiter.move-not-legal", {text}}};
    }
    game.play(*move);
  }
  return std::optional{std::move(game)};
}

Question can_mate_question(std::string_view article) {
  return yes_or_no("arbiter.key.can-mate", "", article);
}

MateAnswer mate_verdict(const Position& position, Side mater) {
  const std::string fen = formats::fen_of(position);
  const rules::MateVerdict verdict = rules::can_still_mate(position, mater);
  if (const auto* helpmate = std::get_if<rules::Helpmate>(&verdict.answer)) {
    return {CanMate::Yes, line_text(helpmate->line, position.chess960()), fen};
  }
  if (const auto* reason = std::get_if<rules::CannotMate>(&verdict.answer)) {
    return {CanMate::No, std::string{word_of_reason(*reason)}, fen};
  }
  return {CanMate::Undecided, {}, fen};
}

Result<MateAnswer> mate_verdict(const Answers& answers, Side mater) {
  const auto game = game_told(answers);
  if (!game) return game.error();
  MateAnswer verdict = *game ? mate_verdict((*game)->now(), mater) : MateAnswer{};
  const bool open = verdict.can == CanMate::NotTold || verdict.can == CanMate::Undecided;
  if (open && answers.given("can-mate")) {
    verdict.can = answers.yes("can-mate") ? CanMate::Yes : CanMate::No;
  }
  return verdict;
}

void loses_if_mate_is_possible(Draft& draft, const MateAnswer& verdict, Side loser,
                               std::string_view article) {
  const Side winner = other(loser);
  switch (verdict.can) {
    case CanMate::Yes:
      draft.ends(win_of(winner), article);
      if (!verdict.evidence.empty()) {
        draft.tells_of(winner, "arbiter.do.show-mate", article, {verdict.evidence});
      }
      break;
    case CanMate::No:
      draft.ends(GameResult::Draw, article);
      if (!verdict.evidence.empty()) {
        draft.tells_of(winner, "arbiter.do.no-mate-possible", article, {verdict.evidence});
      }
      break;
    case CanMate::NotTold:
      // Without a position the usual result is proposed, and the look at the board is asked for.
      draft.ends(win_of(winner), article).asks(13, article, "arbiter.ask.J13-look", "yes");
      break;
    case CanMate::Undecided:
      draft.tells("arbiter.do.look-at-position", article, {verdict.fen}).asks(13, article);
      break;
  }
}

DeadVerdict dead_verdict(const Position& position) {
  bool undecided = false;
  for (const Side side : {Side::White, Side::Black}) {
    const MateAnswer verdict = mate_verdict(position, side);
    if (verdict.can == CanMate::Yes) return {DeadAnswer::Alive, side, verdict.evidence};
    undecided = undecided || verdict.can == CanMate::Undecided;
  }
  return {undecided ? DeadAnswer::Undecided : DeadAnswer::Dead, Side::White, {}};
}

Result<DeadVerdict> dead_verdict(const Answers& answers) {
  const auto game = game_told(answers);
  if (!game) return game.error();
  if (!*game) {
    return Refusal{Article{"5.2.2"}, Message{"arbiter.answer-missing", {"fen", "FEN", ""}}};
  }
  return dead_verdict((*game)->now());
}

std::optional<EarlierEnd> earlier_end(const rules::Record& game) {
  const auto outcome = rules::outcome_of(game);
  if (!outcome) return std::nullopt;
  return EarlierEnd{outcome->winner ? win_of(*outcome->winner) : GameResult::Draw,
                    rules::article_of(outcome->ending).number};
}

}  // namespace praporek::arbiter
