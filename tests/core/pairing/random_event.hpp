#pragma once

#include "core/pairing/tournament.hpp"

#include <cstdint>
#include <random>

namespace praporek::pairing::test {

/// Chances in per cent, the same on every machine.
class Dice {
 public:
  explicit Dice(std::uint32_t seed) : generator_{seed} {}

  /// A number from 0 to below - 1.
  int below(int limit) {
    return static_cast<int>(generator_() % static_cast<std::uint32_t>(limit));
  }
  bool hits(int per_cent) { return below(100) < per_cent; }

 private:
  std::mt19937 generator_;
};

struct EventPlan {
  int players = 8;
  int rounds_total = 9;
  int draws = 30;    ///< per cent of the games
  int forfeits = 1;  ///< per cent of the games
  int absences = 0;  ///< per cent of the players in a round
};

/// Players 1..n with falling ratings and nothing played.
Tournament new_event(const EventPlan& plan, Dice& dice);

/// Gives absences for the round that is paired next.
void announce_absences(Tournament& tournament, int round, const EventPlan& plan, Dice& dice);

/// Enters results for the boards of a round; all others were absent.
void play(Tournament& tournament, int round, const std::vector<Pair>& boards, const EventPlan& plan,
          Dice& dice);

/// A plausible history made fast: neighbours in the standings who have not met, colours alternated.
std::vector<Pair> pair_neighbours(const Tournament& tournament, int round);

}  // namespace praporek::pairing::test
