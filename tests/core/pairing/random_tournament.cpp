#include "tests/core/pairing/random_tournament.hpp"

#include <array>

namespace praporek::pairing {

RandomTournament::RandomTournament(unsigned seed, int fewest_players, int most_players)
    : random_{seed} {
  const int players = between(fewest_players, most_players);
  tournament_.rounds_total = between(3, std::min(11, std::max(4, players / 2 + 2)));
  tournament_.initial_colour = chance(0.5) ? Side::White : Side::Black;
  absences_ = chance(0.3) ? 0.0 : 0.02 * between(1, 12);
  forfeits_ = chance(0.3) ? 0.0 : 0.01 * between(1, 15);
  for (int tpn = 1; tpn <= players; ++tpn) {
    Player entry;
    entry.tpn = tpn;
    entry.rating = 2600 - tpn * 1400 / players;
    tournament_.players.push_back(entry);
    first_round_.push_back(chance(0.06) ? between(2, 4) : 1);
    last_round_.push_back(chance(0.06) ? between(1, 6) : 99);
  }
  choose_scoring();
  choose_forbidden();
}

bool RandomTournament::chance(double probability) {
  return std::uniform_real_distribution<double>{0.0, 1.0}(random_) < probability;
}

int RandomTournament::between(int low, int high) {
  return std::uniform_int_distribution<int>{low, high}(random_);
}

void RandomTournament::choose_scoring() {
  Scoring& scoring = tournament_.scoring;
  if (chance(0.15)) {
    scoring.win = {{Score{30}, Score{30}}};
    scoring.draw = {{Score{10}, Score{10}}};
    scoring.forfeit_win = scoring.full_point_bye = scoring.pairing_bye = Score{30};
    scoring.half_point_bye = scoring.adjourned = Score{10};
  } else if (chance(0.3)) {
    tournament_.accelerations = baku_acceleration(tournament_);
  }
  if (chance(0.1)) scoring.pairing_bye = Score{5};
}

void RandomTournament::choose_forbidden() {
  const int players = static_cast<int>(tournament_.players.size());
  while (chance(0.3)) {
    ForbiddenGroup group;
    group.first_round = between(1, 3);
    for (int i = 0; i < between(2, 4); ++i) group.tpns.push_back(between(1, players));
    tournament_.forbidden.push_back(group);
  }
}

Mark RandomTournament::absence() {
  constexpr std::array<Mark, 6> kinds{Mark::HalfPointBye, Mark::HalfPointBye, Mark::ZeroPointBye,
                                      Mark::ZeroPointBye, Mark::ZeroPointBye, Mark::FullPointBye};
  return kinds[static_cast<std::size_t>(between(0, 5))];
}

void RandomTournament::announce_round() {
  ++round_;
  for (Player& entry : tournament_.players) {
    const auto index = static_cast<std::size_t>(entry.tpn - 1);
    if (round_ < first_round_[index] || round_ > last_round_[index]) {
      entry.rounds.push_back({});
    } else if (chance(absences_)) {
      entry.rounds.push_back({0, {}, absence()});
    }
  }
}

std::pair<Mark, Mark> RandomTournament::result(int white, int black) {
  if (chance(forfeits_)) {
    if (chance(0.2)) return {Mark::ForfeitLoss, Mark::ForfeitLoss};
    if (chance(0.5)) return {Mark::ForfeitWin, Mark::ForfeitLoss};
    return {Mark::ForfeitLoss, Mark::ForfeitWin};
  }
  if (chance(0.02)) return {Mark::Draw, Mark::Loss};
  if (chance(0.02)) return {Mark::UnratedWin, Mark::UnratedLoss};
  if (chance(0.3)) return {Mark::Draw, Mark::Draw};
  if (chance(white < black ? 0.65 : 0.35)) return {Mark::Win, Mark::Loss};
  return {Mark::Loss, Mark::Win};
}

void RandomTournament::play(const Pairing& pairing) {
  for (const Pair& board : pairing.boards) {
    if (board.black == 0) {
      player(board.white).rounds.push_back({0, {}, Mark::PairingBye});
      continue;
    }
    const auto [white, black] = result(board.white, board.black);
    player(board.white).rounds.push_back({board.black, Side::White, white});
    player(board.black).rounds.push_back({board.white, Side::Black, black});
  }
}

}  // namespace praporek::pairing
