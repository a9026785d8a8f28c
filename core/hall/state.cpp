#include "core/hall/state.hpp"

#include <algorithm>
#include <iterator>

namespace praporek::hall {

const EventFacts& event_of(const HallState& state) {
  static const EventFacts none;
  const EventFacts* event = state.find<EventFacts>(0);
  return event != nullptr ? *event : none;
}

const Game* current_game(const HallState& state, BoardNo board) {
  const auto& games = state.all<Game>();
  for (auto entry = games.rbegin(); entry != games.rend(); ++entry) {  // newest first
    const Game& game = entry->second;
    if (game.board != board || game.replaced) continue;
    const Round* latest = current_round(state, game.section);
    if (latest != nullptr && latest->number == game.round) return &game;
  }
  return nullptr;
}

const Round* current_round(const HallState& state, SectionId section) {
  const auto& rounds = state.all<Round>();
  const auto after = rounds.upper_bound({section, RoundNo{999'999}});
  if (after == rounds.begin()) return nullptr;
  const auto& [key, round] = *std::prev(after);
  return std::get<SectionId>(key) == section ? &round : nullptr;
}

std::vector<const Game*> games_of(const HallState& state, SectionId section, RoundNo round) {
  std::vector<const Game*> games;
  for (const auto& [id, game] : state.all<Game>()) {
    if (game.section == section && game.round == round && !game.replaced) games.push_back(&game);
  }
  std::ranges::sort(games, {}, [](const Game* game) { return game->board; });
  return games;
}

const Player* player_with(const HallState& state, SectionId section, int tpn) {
  for (const auto& [id, player] : state.all<Player>()) {
    if (player.section == section && player.tpn == tpn) return &player;
  }
  return nullptr;
}

}  // namespace praporek::hall
