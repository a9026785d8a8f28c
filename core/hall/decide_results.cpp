#include "core/hall/correction.hpp"
#include "core/hall/decide_parts.hpp"
#include "core/hall/words.hpp"

#include <algorithm>

namespace praporek::hall {

namespace {

using arbiter::GameResult;

std::string number(BoardNo board) { return std::to_string(board.value); }

std::string words(const std::optional<GameResult>& result) {
  return result ? std::string{word_of(*result)} : "-";
}

Refusal no_game_at(BoardNo board) { return refused("hall.no-game-at-board", {number(board)}); }

bool is_chief(const HallState& state, const std::string& who) {
  const auto& arbiters = state.all<Arbiter>();
  return arbiters.empty() || std::ranges::any_of(arbiters, [&](const auto& entry) {
           return entry.second.name == who && entry.second.role == Role::Chief;
         });
}

/// The game at a board of a round whose results may be typed.
Result<Game> open_game(const HallState& state, BoardNo board) {
  const Game* game = current_game(state, board);
  if (game == nullptr) return no_game_at(board);
  const Round& round = *current_round(state, game->section);
  if (round.state == RoundState::Closed) return refused("hall.round-is-closed", {number(board)});
  if (round.state < RoundState::Published) {
    return refused("hall.round-not-published", {number(board)});
  }
  return *game;
}

/// A result may be typed over by whoever typed it until it has had its second look.
Objection typed_over(const Draft& draft, const Game& game, const EnterResult& wish) {
  if (!game.result) return std::nullopt;
  if (wish.expected != game.result) {
    return refused("hall.result-is-in", {number(game.board), words(game.result), game.typed_by});
  }
  const std::string& who = draft.command().who;
  if (is_chief(draft.state(), who)) return std::nullopt;
  if (game.typed_by != who || !game.verified_by.empty()) {
    return refused("hall.result-is-the-chiefs", {number(game.board), words(game.result)});
  }
  return std::nullopt;
}

/// Lists that were printed with the old result: that round's own, and every later one's.
void mark_outdated(Draft& draft, SectionId section, RoundNo corrected) {
  for (const auto& [key, round] : draft.state().all<Round>()) {
    const bool printed = round.section == section && round.number >= corrected &&
                         round.state >= RoundState::Published &&
                         (round.number > corrected || round.state == RoundState::Closed);
    if (!printed) continue;
    Round outdated = round;
    outdated.outdated = true;
    draft.put(std::move(outdated));
  }
}

const Game* game_of(const HallState& state, const CorrectResult& wish) {
  for (const Game* game : games_of(state, wish.section, wish.round)) {
    if (game->board == wish.board) return game;
  }
  return nullptr;
}

}  // namespace

Objection grant(Draft& draft, const EnterResult& wish) {
  auto found = open_game(draft.state(), wish.board);
  if (!found) return found.error();
  Game& game = *found;
  if (auto objection = typed_over(draft, game, wish)) return objection;
  if (wish.result && !arbiter::is_final(*wish.result)) return refused("hall.not-a-final-result");
  game.result = wish.result;
  game.state = wish.result ? GameState::Finished : GameState::Playing;
  game.typed_by = wish.result ? draft.command().who : "";
  game.verified_by.clear();
  draft.put(std::move(game));
  return std::nullopt;
}

Objection grant(Draft& draft, const VerifyResult& wish) {
  auto found = open_game(draft.state(), wish.board);
  if (!found) return found.error();
  Game& game = *found;
  if (!game.result) return refused("hall.nothing-to-verify", {number(wish.board)});
  if (game.result != wish.result) {
    return refused("hall.verify-differs",
                   {number(wish.board), words(game.result), words(wish.result)});
  }
  game.verified_by = draft.command().who;
  draft.put(std::move(game));
  return std::nullopt;
}

Objection grant(Draft& draft, const CorrectResult& wish) {
  const HallState& state = draft.state();
  const Game* found = game_of(state, wish);
  if (found == nullptr) return no_game_at(wish.board);
  if (!wish.result || !arbiter::is_final(*wish.result)) return refused("hall.not-a-final-result");
  Game game = *found;
  const Round& latest = *current_round(state, wish.section);
  game.correction = correction_note(game, wish, latest, draft.command().who);
  if (wish.use == CorrectionUse::RatingOnly) {  // C.04.2: too late for the tournament
    game.rating_result = wish.result;
    draft.put(std::move(game));
    return std::nullopt;
  }
  game.result = wish.result;
  game.state = GameState::Finished;
  game.typed_by = draft.command().who;
  game.verified_by = draft.command().who;
  draft.put(std::move(game));
  draft.cite("Swiss 1992 F7");
  if (wish.use == CorrectionUse::RepairUnpublished) {
    if (latest.number <= wish.round) return refused("hall.no-later-pairing");
    if (latest.state != RoundState::Paired) return refused("hall.pairing-is-published");
    return grant(draft, Unpair{wish.section});
  }
  mark_outdated(draft, wish.section, wish.round);
  return std::nullopt;
}

Objection grant(Draft& draft, const PutOff& wish) {
  auto found = open_game(draft.state(), wish.board);
  if (!found) return found.error();
  Game& game = *found;
  if (game.result)
    return refused("hall.game-is-finished", {number(wish.board), words(game.result)});
  game.state = wish.postponed ? GameState::Postponed : GameState::Adjourned;
  draft.put(std::move(game));
  return std::nullopt;
}

}  // namespace praporek::hall
