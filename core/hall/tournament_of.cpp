#include "core/hall/tournament_of.hpp"

#include "core/arbiter/result.hpp"
#include "core/pairing/forbidden.hpp"

#include <algorithm>

namespace praporek::hall {

namespace {

using arbiter::GameResult;
using arbiter::Share;
using pairing::Mark;
using pairing::RoundCell;

Mark played_mark(Share share, bool rated) {
  switch (share) {
    case Share::Whole:
      return rated ? Mark::Win : Mark::UnratedWin;
    case Share::Half:
      return rated ? Mark::Draw : Mark::UnratedDraw;
    case Share::Nothing:
      break;
  }
  return rated ? Mark::Loss : Mark::UnratedLoss;
}

Mark mark_of(const Game& game, Side side) {
  if (!game.result) return Mark::Adjourned;
  const Share share = arbiter::share_of(*game.result, side);
  if (!arbiter::was_played(*game.result)) {
    return share == Share::Whole ? Mark::ForfeitWin : Mark::ForfeitLoss;
  }
  return played_mark(share, game.rated);
}

/// Where the players of a section stand in the tournament's list.
struct Seats {
  std::map<PlayerId, std::size_t> of;
  std::map<PlayerId, int> tpn;
};

RoundCell& cell_of(pairing::Player& player, RoundNo round) {
  const auto index = static_cast<std::size_t>(round.value - 1);
  if (player.rounds.size() <= index) player.rounds.resize(index + 1);
  return player.rounds[index];
}

pairing::Player entry_of(const Player& player) {
  pairing::Player entry;
  entry.tpn = player.tpn;
  entry.name = player.name;
  entry.title = player.title;
  entry.sex = player.sex;
  entry.federation = player.federation;
  entry.fide_id = player.fide_id;
  entry.birth = player.birth;
  entry.rating = player.rating;
  return entry;
}

void add_game(pairing::Tournament& tournament, const Seats& seats, const Game& game) {
  const BySide<PlayerId> ids{{game.white, game.black}};
  for (const Side side : {Side::White, Side::Black}) {
    auto& player = tournament.players[seats.of.at(ids[side])];
    cell_of(player, game.round) = {seats.tpn.at(ids[other(side)]), side, mark_of(game, side)};
  }
}

/// Absences announced for rounds to come stay apart; those of paired rounds are cells.
void add_bye(pairing::Tournament& tournament, const Seats& seats, const Bye& bye, RoundNo last) {
  if (bye.round > last) {
    tournament.announced_byes.push_back({bye.round.value, seats.tpn.at(bye.player), bye.mark});
  } else {
    cell_of(tournament.players[seats.of.at(bye.player)], bye.round) = {0, std::nullopt, bye.mark};
  }
}

const std::string& belongs_to(const Player& player, ForbiddenBy by) {
  switch (by) {
    case ForbiddenBy::Family:
      return player.family;
    case ForbiddenBy::Federation:
      return player.federation;
    case ForbiddenBy::Club:
      break;
  }
  return player.club;
}

/// Acceleration and the pairs that are kept apart.
void add_rules(pairing::Tournament& tournament, const Section& section,
               const std::vector<const Player*>& players) {
  if (section.accelerated) tournament.accelerations = pairing::baku_acceleration(tournament);
  for (const ForbiddenRule& rule : section.forbidden) {
    std::vector<pairing::Belonging> belongings;
    for (const Player* player : players) {
      belongings.push_back({player->tpn, belongs_to(*player, rule.by)});
    }
    const auto apart = pairing::forbidden_pairs(
        {static_cast<pairing::Common>(rule.by), rule.first_round, rule.last_round}, belongings);
    if (!apart) continue;  // refused when the rule was set
    tournament.forbidden.insert(tournament.forbidden.end(), apart->groups.begin(),
                                apart->groups.end());
  }
}

}  // namespace

pairing::Scoring scoring_of(ScoringName name) {
  pairing::Scoring scoring;
  const auto set = [&](int win, int draw, int loss) {
    scoring.win = {{Score{win}, Score{win}}};
    scoring.draw = {{Score{draw}, Score{draw}}};
    scoring.loss = {{Score{loss}, Score{loss}}};
    scoring.forfeit_win = scoring.full_point_bye = scoring.pairing_bye = Score{win};
    scoring.half_point_bye = scoring.adjourned = Score{draw};
  };
  switch (name) {
    case ScoringName::ThreeOneZero:
      set(30, 10, 0);
      break;
    case ScoringName::ThreeTwoOneZero:
      set(30, 20, 10);
      break;
    case ScoringName::TwoOneZero:
      set(20, 10, 0);
      break;
    case ScoringName::OneHalfZero:
      break;
  }
  return scoring;
}

RoundNo next_round(const HallState& state, SectionId section) {
  const Round* round = current_round(state, section);
  return RoundNo{round == nullptr ? 1 : round->number.value + 1};
}

pairing::Tournament tournament_of(const HallState& state, SectionId id) {
  const Section& section = *state.find<Section>(id);
  pairing::Tournament tournament;
  tournament.name = event_of(state).name + ", " + section.name;
  tournament.rounds_total = section.rounds_total;
  tournament.initial_colour = section.initial_colour;
  tournament.scoring = scoring_of(section.scoring);
  tournament.system = section.system;
  tournament.reading = section.reading;
  tournament.tie_breaks = section.tie_breaks;

  std::vector<const Player*> players;
  for (const auto& [key, player] : state.all<Player>()) {
    if (player.section == id) players.push_back(&player);
  }
  std::ranges::sort(players, {}, [](const Player* player) { return player->tpn; });
  Seats seats;
  for (const Player* player : players) {
    seats.of[player->id] = tournament.players.size();
    seats.tpn[player->id] = player->tpn;
    tournament.players.push_back(entry_of(*player));
  }
  const RoundNo last{next_round(state, id).value - 1};
  for (const auto& [key, game] : state.all<Game>()) {
    const bool counts = game.section == id && !game.replaced && game.round <= last;
    if (counts) add_game(tournament, seats, game);  // a pre-played one waits for its round
  }
  for (const auto& [key, bye] : state.all<Bye>()) {
    if (bye.section == id) add_bye(tournament, seats, bye, last);
  }
  for (const Player* player : players) {
    if (player->presence == Presence::Withdrawn) {
      tournament.announced_byes.push_back({last.value + 1, player->tpn, Mark::ZeroPointBye});
    }
  }
  add_rules(tournament, section, players);
  return tournament;
}

}  // namespace praporek::hall
