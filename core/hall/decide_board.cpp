#include "core/hall/decide_parts.hpp"

#include <algorithm>

namespace praporek::hall {

namespace {

Refusal no_game_at(BoardNo board) {
  return refused("hall.no-game-at-board", {std::to_string(board.value)});
}

int next_reading(const HallState& state, GameId game) {
  const auto& readings = state.all<Reading>();
  const auto after = readings.upper_bound({game, 1'000'000});
  if (after == readings.begin()) return 1;
  const auto& [key, last] = *std::prev(after);
  return last.game == game ? last.number + 1 : 1;
}

}  // namespace

Objection grant(Draft& draft, const TypeReading& wish) {
  const Game* game = current_game(draft.state(), wish.board);
  if (game == nullptr) return no_game_at(wish.board);
  for (const Side side : {Side::White, Side::Black}) {
    if (wish.clocks[side] < Millis{0}) return refused("hall.negative-reading");
  }
  if (wish.moves < 0) return refused("hall.negative-reading");
  draft.put(Reading{game->id, next_reading(draft.state(), game->id), draft.command().at,
                    wish.clocks, wish.moves, ReadingSource::Typed});
  return std::nullopt;
}

Objection grant(Draft& draft, const ClockSet& wish) {
  const Game* found = current_game(draft.state(), wish.board);
  if (found == nullptr) return no_game_at(wish.board);
  Game game = *found;
  game.to_set = {};
  game.to_add = {};
  draft.put(std::move(game));
  return std::nullopt;
}

Objection grant(Draft& draft, const LeaveBoard& wish) {
  const HallState& state = draft.state();
  const Game* game = current_game(state, wish.board);
  if (game == nullptr) return no_game_at(wish.board);
  const auto& leaves = state.all<Leave>();
  const auto away = std::ranges::find_if(leaves, [&](const auto& entry) {
    const Leave& leave = entry.second;
    return leave.game == game->id && leave.side == wish.side && !leave.back;
  });
  if (wish.back) {
    if (away == leaves.end())
      return refused("hall.was-not-away", {std::to_string(wish.board.value)});
    Leave leave = away->second;
    leave.back = draft.command().at;
    draft.put(leave);
    return std::nullopt;
  }
  if (away != leaves.end())
    return refused("hall.is-away-already", {std::to_string(wish.board.value)});
  draft.put(Leave{draft.next_id<Leave>(), game->id, wish.side, draft.command().at, std::nullopt});
  return std::nullopt;
}

Objection grant(Draft& draft, const Acknowledge& wish) {
  const Alarm* found = draft.state().find<Alarm>(wish.alarm);
  if (found == nullptr) return refused("hall.no-such-alarm", {std::to_string(wish.alarm)});
  Alarm alarm = *found;
  alarm.acknowledged_by = draft.command().who;
  draft.put(std::move(alarm));
  return std::nullopt;
}

}  // namespace praporek::hall
