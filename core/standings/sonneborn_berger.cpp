#include "core/standings/sonneborn_berger.hpp"

#include "core/standings/unplayed.hpp"

#include <algorithm>

namespace praporek::standings {

namespace {

/// In hundredths of a point.
int product(const Contribution& round) { return round.opponent.tenths * round.own.tenths; }

/// The round to cut: that of the lowest-scoring opponent (C.07 14.1), or the voluntary unplayed
/// round that adds least, whichever adds more (C.07 16.5.2).
std::vector<Contribution>::iterator round_to_cut(std::vector<Contribution>& rounds) {
  const auto least = std::ranges::min_element(rounds, {}, [](const Contribution& round) {
    return std::pair{round.opponent.tenths, product(round)};
  });
  auto voluntary = rounds.end();
  for (auto round = rounds.begin(); round != rounds.end(); ++round) {
    if (!round->voluntary) continue;
    if (voluntary == rounds.end() || product(*round) < product(*voluntary)) voluntary = round;
  }
  if (voluntary == rounds.end()) return least;
  return product(*voluntary) >= product(*least) ? voluntary : least;
}

}  // namespace

std::vector<Value> sonneborn_berger(const Crosstable& table, const Modifiers& modifiers) {
  const Crosstable seen = modifiers.forfeits_as_played ? with_forfeits_as_played(table) : table;
  const std::vector<Score> adjusted = adjusted_scores(seen);
  std::vector<Value> values;
  for (std::size_t row = 0; row < seen.rows.size(); ++row) {
    auto rounds = contributions(seen, row, adjusted);
    for (int i = 0; i < modifiers.cut_low && !rounds.empty(); ++i) {
      rounds.erase(round_to_cut(rounds));
    }
    Fraction sum{0, 100};
    for (const Contribution& round : rounds) sum.top += product(round);
    values.emplace_back(sum);
  }
  return values;
}

}  // namespace praporek::standings
