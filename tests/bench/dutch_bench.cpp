// Pairs round 7 of 9 of large tournaments: CPU time by size, growth, memory.

#include "core/pairing/dutch.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <random>
#include <sys/resource.h>
#include <vector>

namespace {

namespace pairing = praporek::pairing;
using pairing::Mark;
using pairing::Player;
using pairing::Tournament;
using praporek::Side;

constexpr int rounds_before = 6;

/// Plays the first rounds with a quick pairing by scoregroups: no rematches, colours balanced.
class QuickSwiss {
 public:
  QuickSwiss(int players, unsigned seed) : random_{seed} {
    std::uniform_int_distribution<int> rating{1200, 2600};
    std::vector<int> ratings(static_cast<std::size_t>(players));
    std::ranges::generate(ratings, [&] { return rating(random_); });
    std::ranges::sort(ratings, std::greater{});
    for (int tpn = 1; tpn <= players; ++tpn) {
      Player player;
      player.tpn = tpn;
      player.rating = ratings[static_cast<std::size_t>(tpn - 1)];
      tournament_.players.push_back(player);
    }
    tournament_.rounds_total = 9;
    tournament_.initial_colour = Side::White;
    balance_.resize(static_cast<std::size_t>(players));
  }

  Tournament after_rounds(int rounds) {
    for (int round = 1; round <= rounds; ++round) play_round(round);
    return tournament_;
  }

 private:
  void play_round(int round) {
    std::vector<int> order(tournament_.players.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int>(i);
    const auto points = [&](int i) {
      return points_before(player(i), round, tournament_.scoring).tenths;
    };
    std::ranges::stable_sort(order, std::greater{}, points);
    while (!order.empty()) {
      const int first = order.front();
      const auto group_end =
          std::ranges::find_if(order, [&](int i) { return points(i) != points(first); });
      auto opponent = order.begin() + std::max<std::ptrdiff_t>(1, (group_end - order.begin()) / 2);
      while (opponent != order.end() && have_met(first, *opponent)) ++opponent;
      if (opponent == order.end())
        opponent = std::find_if(order.begin() + 1, order.end(),
                                [&](int i) { return !have_met(first, i); });
      if (opponent == order.end()) {
        player(first).rounds.push_back({0, {}, Mark::PairingBye});
      } else {
        play(first, *opponent);
        order.erase(opponent);
      }
      order.erase(order.begin());
    }
  }

  bool have_met(int a, int b) {
    return std::ranges::any_of(player(a).rounds, [&](const pairing::RoundCell& cell) {
      return cell.opponent == player(b).tpn;
    });
  }

  // White for who had it less often, then for who had Black last, then by lot.
  bool goes_black(int a, int b) {
    if (balance_[at(a)] != balance_[at(b)]) return balance_[at(a)] > balance_[at(b)];
    const auto had_white = [&](int i) {
      return !player(i).rounds.empty() && player(i).rounds.back().colour == Side::White;
    };
    if (had_white(a) != had_white(b)) return had_white(a);
    return std::bernoulli_distribution{}(random_);
  }

  void play(int a, int b) {
    if (goes_black(a, b)) std::swap(a, b);
    const double expected =
        1.0 / (1.0 + std::pow(10.0, (player(b).rating - player(a).rating) / 400.0));
    const double luck = std::uniform_real_distribution<double>{0.0, 1.0}(random_);
    const double forfeit = std::uniform_real_distribution<double>{0.0, 1.0}(random_);
    std::pair<Mark, Mark> marks{Mark::Draw, Mark::Draw};
    if (forfeit < 0.01) {
      marks = {Mark::ForfeitWin, Mark::ForfeitLoss};
    } else if (luck >= 0.3) {
      const bool first_wins = (luck - 0.3) / 0.7 < expected;
      marks = first_wins ? std::pair{Mark::Win, Mark::Loss} : std::pair{Mark::Loss, Mark::Win};
    }
    if (is_played(marks.first)) {
      ++balance_[at(a)];
      --balance_[at(b)];
    }
    player(a).rounds.push_back({player(b).tpn, Side::White, marks.first});
    player(b).rounds.push_back({player(a).tpn, Side::Black, marks.second});
  }

  static std::size_t at(int i) { return static_cast<std::size_t>(i); }
  Player& player(int i) { return tournament_.players[at(i)]; }

  std::mt19937 random_;
  Tournament tournament_;
  std::vector<int> balance_;
};

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

double peak_megabytes() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_maxrss) / 1024.0;
}

}  // namespace

int main() {
  constexpr std::array<int, 6> sizes{100, 200, 500, 1000, 2000, 5000};
  std::printf("players  median s   worst s   growth  peak MB\n");
  double last_median = 0;
  int last_size = 0;
  for (const int size : sizes) {
    std::vector<double> times;
    for (unsigned seed = 777; seed < 782; ++seed) {
      const Tournament tournament = QuickSwiss{size, seed}.after_rounds(rounds_before);
      const double start = cpu_seconds();
      const auto paired = pairing::pair_dutch(tournament, rounds_before + 1);
      times.push_back(cpu_seconds() - start);
      if (!paired) return 1;
    }
    std::ranges::sort(times);
    const double median = times[times.size() / 2];
    const double exponent =
        last_size == 0 ? 0 : std::log(median / last_median) / std::log(1.0 * size / last_size);
    std::printf("%7d  %8.4f  %8.4f  n^%-5.2f  %7.1f\n", size, median, times.back(), exponent,
                peak_megabytes());
    last_median = median;
    last_size = size;
  }
  return 0;
}
