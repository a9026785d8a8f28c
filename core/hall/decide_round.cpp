#include "core/hall/absentee_line.hpp"
#include "core/hall/decide_parts.hpp"

#include <algorithm>
#include <array>

namespace praporek::hall {

namespace {

using arbiter::GameResult;

/// The section's latest round if it is in this state.
Result<Round> round_in(const HallState& state, SectionId section, RoundState wanted) {
  const Round* round = current_round(state, section);
  if (round == nullptr) return refused("hall.nothing-paired");
  if (round->state == wanted) return *round;
  switch (round->state) {
    case RoundState::Paired:
    case RoundState::Editing:
      return refused("hall.round-not-published", {});
    case RoundState::Published:
      return refused("hall.round-not-started");
    case RoundState::Started:
      return refused("hall.round-has-started");
    case RoundState::Closed:
      break;
  }
  return refused("hall.round-is-closed", {std::to_string(round->number.value)});
}

void begin(Draft& draft, const Game& found) {
  Game game = found;
  game.arrived = {{true, true}};
  if (game.state == GameState::Waiting) game.state = GameState::Playing;
  draft.put(std::move(game));
}

std::string open_boards(const HallState& state, const Section& section, const Round& round) {
  std::string boards;
  for (const Game* game : games_of(state, section.id, round.number)) {
    const bool put_off = game->state == GameState::Adjourned || game->state == GameState::Postponed;
    const bool looked_at = !section.verify_results || !game->verified_by.empty();
    if (put_off || (game->result && looked_at)) continue;
    boards += (boards.empty() ? "" : " ") + std::to_string(game->board.value);
  }
  return boards;
}

/// The result of a game at default time, if somebody is missing (Laws 6.7.1).
std::optional<GameResult> default_result(const Game& game) {
  if (game.arrived[Side::White] && game.arrived[Side::Black]) return std::nullopt;
  if (game.arrived[Side::White]) return GameResult::WhiteByForfeit;
  if (game.arrived[Side::Black]) return GameResult::BlackByForfeit;
  return GameResult::DoubleForfeit;
}

constexpr std::array checklist{"hall",        "boards", "clocks",    "pairings-posted",
                               "scoresheets", "phones", "fair-play", "lights"};

}  // namespace

Objection grant(Draft& draft, const Publish& wish) {
  auto round = round_in(draft.state(), wish.section, RoundState::Paired);
  if (!round) return round.error();
  round->state = RoundState::Published;
  draft.put(*round);
  return std::nullopt;
}

Objection grant(Draft& draft, const StartRound& wish) {
  auto round = round_in(draft.state(), wish.section, RoundState::Published);
  if (!round) return round.error();
  const Instant at = wish.at.value_or(draft.command().at);
  if (at > draft.command().at) return refused("hall.start-in-the-future");
  round->state = RoundState::Started;
  round->started_at = at;
  const RoundPlan* plan = draft.state().find<RoundPlan>({wish.section, round->number});
  if (plan != nullptr) round->scheduled_at = plan->at;  // note to 6.7: both times are kept
  draft.put(*round);
  for (const Game* game : games_of(draft.state(), wish.section, round->number)) {
    if (!game->result) begin(draft, *game);
  }
  return std::nullopt;
}

Objection grant(Draft& draft, const Absentees& wish) {
  auto round = round_in(draft.state(), wish.section, RoundState::Started);
  if (!round) return round.error();
  auto absent = read_absentees(wish.line);
  if (!absent) return absent.error();
  for (const auto& [board, side] : *absent) {
    const Game* found = current_game(draft.state(), board);
    if (found == nullptr || found->section != wish.section) {
      return refused("hall.no-game-at-board", {std::to_string(board.value)});
    }
    Game game = *draft.current<Game>(found->id);
    if (game.result) return refused("hall.result-is-in", {std::to_string(board.value), "", ""});
    game.arrived[side] = false;
    draft.put(std::move(game));
  }
  return std::nullopt;
}

Objection grant(Draft& draft, const Arrived& wish) {
  const Game* found = current_game(draft.state(), wish.board);
  if (found == nullptr) {
    return refused("hall.no-game-at-board", {std::to_string(wish.board.value)});
  }
  Game game = *found;
  game.arrived[wish.side] = true;
  draft.put(std::move(game));
  return std::nullopt;
}

Objection grant(Draft& draft, const ForfeitAbsent& wish) {
  const HallState& state = draft.state();
  auto round = round_in(state, wish.section, RoundState::Started);
  if (!round) return round.error();
  const Section& section = *state.find<Section>(wish.section);
  // Laws 6.7: the time runs from the actual start of the round.
  const Instant deadline = *round->started_at + std::chrono::minutes{section.default_minutes};
  if (draft.command().at < deadline) {
    const auto left = std::chrono::ceil<std::chrono::minutes>(deadline - draft.command().at);
    return Refusal{Article{"6.7.1"},
                   Message{"hall.default-time-not-over", {std::to_string(left.count())}}};
  }
  for (const Game* found : games_of(state, wish.section, round->number)) {
    const auto result = default_result(*found);
    if (!result || found->result) continue;
    Game game = *found;
    game.result = result;
    game.state = GameState::Finished;
    game.typed_by = game.verified_by = draft.command().who;
    draft.put(std::move(game));
  }
  draft.cite("6.7.1");
  return std::nullopt;
}

Objection grant(Draft& draft, const CloseRound& wish) {
  auto round = round_in(draft.state(), wish.section, RoundState::Started);
  if (!round) return round.error();
  const Section& section = *draft.state().find<Section>(wish.section);
  const std::string open = open_boards(draft.state(), section, *round);
  if (!open.empty()) return refused("hall.boards-still-open", {open});
  round->state = RoundState::Closed;
  round->closed_at = draft.command().at;
  draft.put(*round);
  return std::nullopt;
}

Objection grant(Draft& draft, const TickOff& wish) {
  const Round* round = current_round(draft.state(), wish.section);
  const RoundNo number = round == nullptr ? RoundNo{1} : round->number;
  const auto tick = [&](const std::string& item) {
    draft.put(Check{wish.section, number, item, wish.exception.empty(), wish.exception});
  };
  if (wish.item == "all") {
    for (const char* item : checklist) tick(item);
  } else if (std::ranges::find(checklist, wish.item) != checklist.end()) {
    tick(wish.item);
  } else {
    return refused("hall.not-on-the-checklist", {wish.item});
  }
  return std::nullopt;
}

}  // namespace praporek::hall
