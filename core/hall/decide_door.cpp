#include "core/hall/decide_parts.hpp"
#include "core/hall/tournament_of.hpp"
#include "core/pairing/colour.hpp"
#include "core/pairing/engine.hpp"

#include <algorithm>
#include <array>

/// Changes to a round after its pairing was published: everybody else keeps his board.
namespace praporek::hall {

namespace {

Refusal no_such_player(int tpn) { return refused("hall.no-such-player", {std::to_string(tpn)}); }

/// The section's round while somebody can still join it.
Result<Round> open_round(const HallState& state, SectionId section) {
  const Round* round = current_round(state, section);
  if (round == nullptr) return refused("hall.nothing-paired");
  if (round->state == RoundState::Published || round->state == RoundState::Started) return *round;
  if (round->state == RoundState::Closed) {
    return refused("hall.round-is-closed", {std::to_string(round->number.value)});
  }
  return refused("hall.round-not-published");
}

bool is_in_round(const HallState& state, const Round& round, PlayerId player) {
  if (state.find<Bye>({round.section, round.number, player}) != nullptr) return true;
  const auto games = games_of(state, round.section, round.number);
  return std::ranges::any_of(
      games, [&](const Game* game) { return game->white == player || game->black == player; });
}

const Player* player_with_bye(const HallState& state, const Round& round) {
  for (const auto& [key, bye] : state.all<Bye>()) {
    if (bye.section == round.section && bye.round == round.number &&
        bye.mark == pairing::Mark::PairingBye) {
      return state.find<Player>(bye.player);
    }
  }
  return nullptr;
}

/// White first, as the colours of the rounds before say (Dutch 5.2).
std::array<PlayerId, 2> by_colour(const HallState& state, const Round& round, const Player& a,
                                  const Player& b) {
  const Player& higher = a.tpn < b.tpn ? a : b;
  const Player& lower = a.tpn < b.tpn ? b : a;
  const auto before =
      pairing::before_round(tournament_of(state, round.section), round.number.value);
  const auto standing = [&](const Player& player) {
    return pairing::colour_standing(*pairing::find_player(before, player.tpn), round.number.value);
  };
  const auto colours = pairing::allocate_colours(standing(higher), standing(lower), Side::White);
  if (colours.higher == Side::White) return {higher.id, lower.id};
  return {lower.id, higher.id};
}

BoardNo new_last_board(const HallState& state, const Round& round) {
  int last = state.find<Section>(round.section)->first_board - 1;
  for (const Game* game : games_of(state, round.section, round.number)) {
    last = std::max(last, game->board.value);
  }
  return BoardNo{last + 1};
}

Game new_game(const Draft& draft, const Round& round, std::array<PlayerId, 2> players,
              BoardNo board) {
  Game game;
  game.id = GameId{draft.next_id<Game>()};
  game.section = round.section;
  game.round = round.number;
  game.board = board;
  game.white = players[0];
  game.black = players[1];
  game.rated = draft.state().find<Section>(round.section)->rated;
  if (round.state == RoundState::Started) {
    game.state = GameState::Playing;
    game.arrived = {{true, true}};
  }
  return game;
}

/// He counts from this round on, and is known to be here.
void admit(Draft& draft, const Player& found, const Round& round) {
  Player player = found;
  player.first_round = std::min(player.first_round, round.number.value);
  player.presence = Presence::CheckedIn;
  draft.put(std::move(player));
}

void note_manual(Draft& draft, Round round) {
  round.manual = true;
  draft.put(round);
}

Objection seat_against(Draft& draft, const Round& round, const Player& late, const Player& other) {
  const HallState& state = draft.state();
  const BoardNo board = new_last_board(state, round);
  if (const Game* taken = current_game(state, board)) {
    const bool open = current_round(state, taken->section)->state != RoundState::Closed;
    if (open) {
      return refused("hall.board-in-use",
                     {std::to_string(board.value), state.find<Section>(taken->section)->name});
    }
  }
  admit(draft, late, round);
  draft.put(new_game(draft, round, by_colour(state, round, late, other), board));
  note_manual(draft, round);
  return std::nullopt;
}

/// A late entrant who is in the tournament but not in its current round.
Result<Player> entrant(const HallState& state, const Round& round, int tpn) {
  const Player* player = player_with(state, round.section, tpn);
  if (player == nullptr) return no_such_player(tpn);
  if (player->presence == Presence::Withdrawn || is_in_round(state, round, player->id)) {
    return refused("hall.not-a-late-entry",
                   {std::to_string(tpn), std::to_string(round.number.value)});
  }
  return *player;
}

/// Who sits alone at a board, and who is missing there.
struct Waiting {
  Game game;
  Side present = Side::White;
};

Result<Waiting> waiting_at(const HallState& state, BoardNo board) {
  const Game* game = current_game(state, board);
  if (game == nullptr) return refused("hall.no-game-at-board", {std::to_string(board.value)});
  const bool one_is_missing = game->arrived[Side::White] != game->arrived[Side::Black];
  if (game->result || game->state != GameState::Playing || !one_is_missing) {
    return refused("hall.nobody-waits-there", {std::to_string(board.value)});
  }
  return Waiting{*game, game->arrived[Side::White] ? Side::White : Side::Black};
}

PlayerId player_of(const Game& game, Side side) {
  return side == Side::White ? game.white : game.black;
}

}  // namespace

Objection grant(Draft& draft, const LateEntry& wish) {
  const HallState& state = draft.state();
  const auto round = open_round(state, wish.section);
  if (!round) return round.error();
  const auto late = entrant(state, *round, wish.tpn);
  if (!late) return late.error();
  switch (wish.seat) {
    case LateSeat::Bye:
      if (wish.mark != pairing::Mark::HalfPointBye && wish.mark != pairing::Mark::FullPointBye &&
          wish.mark != pairing::Mark::ZeroPointBye) {
        return refused("hall.not-a-requested-bye");
      }
      admit(draft, *late, *round);
      draft.put(Bye{wish.section, round->number, late->id, wish.mark});
      return std::nullopt;
    case LateSeat::ByePlayer: {
      const Player* other = player_with_bye(state, *round);
      if (other == nullptr) return refused("hall.nobody-has-the-bye");
      draft.remove(*state.find<Bye>({wish.section, round->number, other->id}));
      return seat_against(draft, *round, *late, *other);
    }
    case LateSeat::NewBoard:
      break;
  }
  const auto other = entrant(state, *round, wish.against);
  if (!other) return other.error();
  if (other->id == late->id) return refused("hall.paired-twice", {std::to_string(wish.tpn)});
  admit(draft, *other, *round);
  return seat_against(draft, *round, *late, *other);
}

Objection grant(Draft& draft, const PairWaiting& wish) {
  const HallState& state = draft.state();
  if (!wish.agreed) return refused("hall.both-must-agree");
  const auto first = waiting_at(state, wish.board);
  if (!first) return first.error();
  const auto second = waiting_at(state, wish.other_board);
  if (!second) return second.error();
  if (first->game.id == second->game.id || first->game.section != second->game.section) {
    return refused("hall.not-two-who-wait");
  }
  const Round round = *current_round(state, first->game.section);
  const Player& a = *state.find<Player>(player_of(first->game, first->present));
  const Player& b = *state.find<Player>(player_of(second->game, second->present));
  // Whoever sits at different colours keeps his; otherwise the rounds before decide.
  auto players = by_colour(state, round, a, b);
  if (first->present != second->present) {
    players = first->present == Side::White ? std::array{a.id, b.id} : std::array{b.id, a.id};
  }
  Game game = new_game(draft, round, players, wish.board);
  game.replaces = first->game.id;
  draft.put(std::move(game));
  for (const Waiting& waiting : {*first, *second}) {
    Game left = waiting.game;
    left.replaced = true;
    draft.put(left);
    const PlayerId missing = player_of(left, other(waiting.present));
    draft.put(Bye{round.section, round.number, missing, pairing::Mark::ZeroPointBye});
  }
  note_manual(draft, round);
  return std::nullopt;
}

Objection grant(Draft& draft, const PrePlayed& wish) {
  const HallState& state = draft.state();
  const Section* section = state.find<Section>(wish.section);
  if (section == nullptr) {
    return refused("hall.no-such-section", {std::to_string(wish.section.value)});
  }
  if (wish.round < next_round(state, wish.section)) {
    return refused("hall.round-already-paired", {std::to_string(wish.round.value)});
  }
  const bool pairs_are_known = section->system == pairing::System::RoundRobin ||
                               section->system == pairing::System::DoubleRoundRobin;
  if (!pairs_are_known) return refused("hall.pairs-not-known-yet", {section->name});
  if (!wish.result || !arbiter::is_final(*wish.result)) return refused("hall.not-a-final-result");
  const auto paired = pairing::pair_round(tournament_of(state, wish.section), wish.round.value);
  if (!paired) return paired.error();
  if (std::ranges::find(paired->boards, pairing::Pair{wish.white, wish.black}) ==
      paired->boards.end()) {
    return refused(
        "hall.not-paired-in-round",
        {std::to_string(wish.white), std::to_string(wish.black), std::to_string(wish.round.value)});
  }
  Game game;
  game.id = GameId{draft.next_id<Game>()};
  game.section = wish.section;
  game.round = wish.round;
  game.white = player_with(state, wish.section, wish.white)->id;
  game.black = player_with(state, wish.section, wish.black)->id;
  Round round;
  round.section = wish.section;
  round.number = wish.round;
  if (is_in_round(state, round, game.white)) {
    return refused("hall.played-already", {std::to_string(wish.white)});
  }
  game.state = GameState::Finished;
  game.result = wish.result;
  game.rated = section->rated;
  game.typed_by = draft.command().who;
  draft.put(std::move(game));
  return std::nullopt;
}

}  // namespace praporek::hall
