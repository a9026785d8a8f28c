#include "core/hall/decide_parts.hpp"
#include "core/hall/tournament_of.hpp"

#include <algorithm>
#include <set>

namespace praporek::hall {

namespace {

/// Why the next round of a section cannot be paired yet.
Objection not_ready(const HallState& state, const Section& section) {
  const Round* latest = current_round(state, section.id);
  if (latest != nullptr && latest->state != RoundState::Closed) {
    return refused("hall.round-still-open", {section.name, std::to_string(latest->number.value)});
  }
  if (latest != nullptr && latest->number.value >= section.rounds_total) {
    return refused("hall.all-rounds-played", {section.name});
  }
  return std::nullopt;
}

/// Every player who is to play stands in the pairing once, nobody else does.
Objection bad_boards(const HallState& state, const PairRound& wish) {
  std::set<int> seated;
  for (const PairedBoard& board : wish.boards) {
    for (const int tpn : {board.white, board.black}) {
      if (tpn == 0) continue;
      if (player_with(state, wish.section, tpn) == nullptr) {
        return refused("hall.no-such-player", {std::to_string(tpn)});
      }
      if (!seated.insert(tpn).second) return refused("hall.paired-twice", {std::to_string(tpn)});
    }
    if (board.white == 0) return refused("hall.board-without-white");
  }
  return std::nullopt;
}

/// Board numbers by rank; a player with a table of his own keeps it and the boards swap.
std::vector<BoardNo> boards_for(const HallState& state, const PairRound& wish,
                                const std::vector<PairedBoard>& games) {
  const int first = state.find<Section>(wish.section)->first_board;
  std::vector<BoardNo> boards;
  for (std::size_t i = 0; i < games.size(); ++i) boards.push_back({first + static_cast<int>(i)});
  for (std::size_t i = 0; i < games.size(); ++i) {
    for (const int tpn : {games[i].white, games[i].black}) {
      const BoardNo wanted{player_with(state, wish.section, tpn)->fixed_board};
      if (wanted == BoardNo{} || boards[i] == wanted) continue;
      const auto holder = std::ranges::find(boards, wanted);
      if (holder != boards.end()) *holder = boards[i];
      boards[i] = wanted;
    }
  }
  return boards;
}

const Game* other_sections_game(const HallState& state, SectionId section, BoardNo board) {
  const Game* game = current_game(state, board);
  if (game == nullptr || game->section == section) return nullptr;
  const bool open = current_round(state, game->section)->state != RoundState::Closed;
  return open ? game : nullptr;
}

Objection seat(Draft& draft, const PairRound& wish, RoundNo round) {
  const HallState& state = draft.state();
  std::vector<PairedBoard> games;
  for (const PairedBoard& board : wish.boards) {
    if (board.black != 0) {
      games.push_back(board);
    } else {
      const PlayerId player = player_with(state, wish.section, board.white)->id;
      draft.put(Bye{wish.section, round, player, pairing::Mark::PairingBye});
    }
  }
  const bool rated = state.find<Section>(wish.section)->rated;
  const std::vector<BoardNo> boards = boards_for(state, wish, games);
  int id = draft.next_id<Game>();
  for (std::size_t i = 0; i < games.size(); ++i) {
    if (const Game* taken = other_sections_game(state, wish.section, boards[i])) {
      return refused("hall.board-in-use",
                     {std::to_string(boards[i].value), state.find<Section>(taken->section)->name});
    }
    Game game;
    game.id = GameId{id++};
    game.section = wish.section;
    game.round = round;
    game.board = boards[i];
    game.white = player_with(state, wish.section, games[i].white)->id;
    game.black = player_with(state, wish.section, games[i].black)->id;
    game.rated = rated;
    draft.put(std::move(game));
  }
  return std::nullopt;
}

}  // namespace

Objection grant(Draft& draft, const PairRound& wish) {
  const HallState& state = draft.state();
  const Section* section = state.find<Section>(wish.section);
  if (section == nullptr) {
    return refused("hall.no-such-section", {std::to_string(wish.section.value)});
  }
  if (auto objection = not_ready(state, *section)) return objection;
  const auto changed = state.section_seq.find(wish.section);
  if (changed != state.section_seq.end() && changed->second > wish.computed_at) {
    return refused("hall.pairing-is-stale", {section->name});
  }
  if (auto objection = bad_boards(state, wish)) return objection;
  Round round;
  round.section = wish.section;
  round.number = next_round(state, wish.section);
  round.manual = wish.manual;
  draft.put(round);
  return seat(draft, wish, round.number);
}

Objection grant(Draft& draft, const Unpair& wish) {
  const HallState& state = draft.state();
  const Round* round = current_round(state, wish.section);
  if (round == nullptr) return refused("hall.nothing-paired");
  if (round->state != RoundState::Paired) return refused("hall.pairing-is-published");
  for (const Game* game : games_of(state, wish.section, round->number)) draft.remove(*game);
  for (const auto& [key, bye] : state.all<Bye>()) {
    if (bye.section == wish.section && bye.round == round->number &&
        bye.mark == pairing::Mark::PairingBye) {
      draft.remove(bye);
    }
  }
  draft.remove(*round);
  return std::nullopt;
}

}  // namespace praporek::hall
