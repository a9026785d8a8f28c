#include "random_event.hpp"

#include <algorithm>
#include <functional>

namespace praporek::pairing::test {

namespace {

Player& player_of(Tournament& tournament, int tpn) {
  return tournament.players[static_cast<std::size_t>(tpn - 1)];
}

const Player& player_of(const Tournament& tournament, int tpn) {
  return tournament.players[static_cast<std::size_t>(tpn - 1)];
}

/// The stronger player is favoured, the more so the wider the gap in numbers.
std::pair<Mark, Mark> result_of(const Pair& pair, const EventPlan& plan, Dice& dice) {
  if (dice.hits(plan.forfeits)) {
    const int kind = dice.below(5);
    if (kind == 0) return {Mark::ForfeitLoss, Mark::ForfeitLoss};
    return kind < 3 ? std::pair{Mark::ForfeitWin, Mark::ForfeitLoss}
                    : std::pair{Mark::ForfeitLoss, Mark::ForfeitWin};
  }
  if (dice.hits(plan.draws)) return {Mark::Draw, Mark::Draw};
  const int edge = (pair.black - pair.white) * 40 / plan.players;
  return dice.hits(50 + edge) ? std::pair{Mark::Win, Mark::Loss} : std::pair{Mark::Loss, Mark::Win};
}

int colour_difference(const Player& player) {
  int difference = 0;
  for (const RoundCell& cell : player.rounds) {
    if (is_played(cell.mark) && cell.colour) difference += *cell.colour == Side::White ? 1 : -1;
  }
  return difference;
}

std::optional<Side> last_colour(const Player& player) {
  for (auto cell = player.rounds.rbegin(); cell != player.rounds.rend(); ++cell) {
    if (is_played(cell->mark)) return cell->colour;
  }
  return std::nullopt;
}

bool have_met(const Player& player, int tpn) {
  return std::ranges::any_of(player.rounds, [&](const RoundCell& cell) {
    return cell.opponent == tpn && is_played(cell.mark);
  });
}

bool may_have(const Player& player, Side colour) {
  const int towards = (colour == Side::White ? 1 : -1) * colour_difference(player);
  return towards < 1 || (towards == 1 && last_colour(player) != colour);
}

std::optional<Pair> with_colours(const Player& a, const Player& b) {
  if (have_met(a, b.tpn)) return std::nullopt;
  const bool white = may_have(a, Side::White) && may_have(b, Side::Black);
  const bool black = may_have(a, Side::Black) && may_have(b, Side::White);
  if (!white && !black) return std::nullopt;
  const bool prefers_white =
      colour_difference(a) < colour_difference(b) ||
      (colour_difference(a) == colour_difference(b) && last_colour(a) == Side::Black);
  return white && (prefers_white || !black) ? Pair{a.tpn, b.tpn} : Pair{b.tpn, a.tpn};
}

}  // namespace

Tournament new_event(const EventPlan& plan, Dice& dice) {
  Tournament tournament;
  tournament.system = System::Swiss1992;
  tournament.rounds_total = plan.rounds_total;
  tournament.initial_colour = dice.hits(50) ? Side::White : Side::Black;
  std::vector<int> ratings;
  for (int i = 0; i < plan.players; ++i) ratings.push_back(1200 + dice.below(1400));
  std::ranges::sort(ratings, std::greater<>{});
  for (int i = 0; i < plan.players; ++i) {
    Player player;
    player.tpn = i + 1;
    player.rating = ratings[static_cast<std::size_t>(i)];
    tournament.players.push_back(player);
  }
  return tournament;
}

void announce_absences(Tournament& tournament, int round, const EventPlan& plan, Dice& dice) {
  tournament.announced_byes.clear();
  for (const Player& player : tournament.players) {
    if (dice.hits(plan.absences)) {
      const Mark mark = dice.hits(50) ? Mark::ZeroPointBye : Mark::HalfPointBye;
      tournament.announced_byes.push_back({round, player.tpn, mark});
    }
  }
}

void play(Tournament& tournament, int round, const std::vector<Pair>& boards, const EventPlan& plan,
          Dice& dice) {
  for (Player& player : tournament.players) {
    player.rounds.resize(static_cast<std::size_t>(round), RoundCell{});
  }
  for (const AnnouncedBye& bye : tournament.announced_byes) {
    if (bye.round == round) player_of(tournament, bye.tpn).rounds.back().mark = bye.mark;
  }
  tournament.announced_byes.clear();
  for (const Pair& pair : boards) {
    RoundCell& white = player_of(tournament, pair.white).rounds.back();
    if (pair.black == 0) {
      white.mark = Mark::PairingBye;
      continue;
    }
    const auto [white_mark, black_mark] = result_of(pair, plan, dice);
    white = {pair.black, Side::White, white_mark};
    player_of(tournament, pair.black).rounds.back() = {pair.white, Side::Black, black_mark};
  }
}

std::vector<Pair> pair_neighbours(const Tournament& tournament, int round) {
  std::vector<int> waiting = present_in(tournament, round);
  std::ranges::stable_sort(waiting, std::greater<>{}, [&](int tpn) {
    return points_before(player_of(tournament, tpn), round, tournament.scoring);
  });
  std::vector<Pair> boards;
  while (waiting.size() > 1) {
    const Player& first = player_of(tournament, waiting.front());
    waiting.erase(waiting.begin());
    for (auto other = waiting.begin(); other != waiting.end(); ++other) {
      const auto pair = with_colours(first, player_of(tournament, *other));
      if (!pair) continue;
      boards.push_back(*pair);
      waiting.erase(other);
      break;
    }
  }
  return boards;
}

}  // namespace praporek::pairing::test
