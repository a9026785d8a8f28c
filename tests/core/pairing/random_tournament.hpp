#pragma once

#include "core/pairing/dutch.hpp"
#include "core/pairing/tournament.hpp"

#include <random>
#include <utility>

namespace praporek::pairing {

/// A tournament made up round by round: absences of every kind, late entries, withdrawals,
/// forfeits, odd results, acceleration, forbidden pairs and other ways of scoring.
class RandomTournament {
 public:
  RandomTournament(unsigned seed, int fewest_players, int most_players);

  [[nodiscard]] const Tournament& tournament() const { return tournament_; }
  [[nodiscard]] int round() const { return round_; }
  [[nodiscard]] int rounds() const { return tournament_.rounds_total; }

  /// Enters the byes of the next round: the tournament is ready to be paired.
  void announce_round();
  /// Plays the round as paired.
  void play(const Pairing& pairing);

 private:
  bool chance(double probability);
  int between(int low, int high);
  void choose_scoring();
  void choose_forbidden();
  Mark absence();
  std::pair<Mark, Mark> result(int white, int black);
  Player& player(int tpn) { return tournament_.players[static_cast<std::size_t>(tpn - 1)]; }

  std::mt19937 random_;
  Tournament tournament_;
  std::vector<int> first_round_;  ///< a late entry comes later than 1
  std::vector<int> last_round_;   ///< a withdrawal
  double absences_ = 0;
  double forfeits_ = 0;
  int round_ = 0;
};

}  // namespace praporek::pairing
