// How long round 7 of 9 takes under the Swiss rules of 1992: swiss1992_bench [players...]

#include "core/pairing/swiss1992.hpp"

#include "tests/core/pairing/random_event.hpp"
#include <algorithm>
#include <array>
#include <ctime>
#include <fmt/core.h>
#include <string>
#include <vector>

namespace {

using namespace praporek::pairing;

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

Tournament event_after(int rounds, int players, std::uint32_t seed) {
  test::EventPlan plan;
  plan.players = players;
  test::Dice dice{seed};
  Tournament tournament = test::new_event(plan, dice);
  for (int round = 1; round <= rounds; ++round) {
    test::play(tournament, round, test::pair_neighbours(tournament, round), plan, dice);
  }
  return tournament;
}

void measure(int players) {
  constexpr std::array<std::uint32_t, 5> seeds{777, 778, 779, 780, 781};
  constexpr int played = 6;
  std::vector<double> times;
  for (const std::uint32_t seed : seeds) {
    const Tournament tournament = event_after(played, players, seed);
    const double start = cpu_seconds();
    const auto pairing = pair_swiss1992(tournament, played + 1);
    times.push_back(cpu_seconds() - start);
    if (!pairing) fmt::print("  seed {}: no legal pairing\n", seed);
  }
  std::ranges::sort(times);
  fmt::print("{:5} players: median {:.3f} s, worst {:.3f} s CPU\n", players,
             times[times.size() / 2], times.back());
}

}  // namespace

int main(int count, char** words) {
  std::vector<int> sizes;
  for (int i = 1; i < count; ++i) sizes.push_back(std::stoi(words[i]));
  if (sizes.empty()) sizes = {100, 200, 500, 1000};
  for (const int players : sizes) measure(players);
}
