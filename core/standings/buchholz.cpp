#include "core/standings/buchholz.hpp"

#include "core/standings/unplayed.hpp"

#include <algorithm>

namespace praporek::standings {

namespace {

/// Takes one contribution away: a voluntary unplayed round goes first (C.07 16.5.1).
void cut_lowest(std::vector<Contribution>& rounds) {
  if (rounds.empty()) return;
  const auto lowest = std::ranges::min_element(rounds, {}, [](const Contribution& round) {
    return std::pair{!round.voluntary, round.opponent.tenths};
  });
  rounds.erase(lowest);
}

void cut_highest(std::vector<Contribution>& rounds) {
  if (rounds.empty()) return;
  rounds.erase(std::ranges::max_element(
      rounds, {}, [](const Contribution& round) { return round.opponent.tenths; }));
}

std::vector<Value> sums(const Crosstable& table, const Modifiers& modifiers) {
  const std::vector<Score> adjusted = adjusted_scores(table);
  std::vector<Value> values;
  for (std::size_t row = 0; row < table.rows.size(); ++row) {
    auto rounds = contributions(table, row, adjusted);
    for (int i = 0; i < modifiers.cut_low; ++i) cut_lowest(rounds);
    for (int i = 0; i < modifiers.cut_high; ++i) cut_highest(rounds);
    Score sum;
    for (const Contribution& round : rounds) sum += round.opponent;
    values.emplace_back(points(sum));
  }
  return values;
}

}  // namespace

std::vector<Value> buchholz(const Crosstable& table, const Modifiers& modifiers) {
  // C.07 8.1: everybody has the same opponents in a round robin, so the sum tells nothing.
  if (table.round_robin) return std::vector<Value>(table.rows.size());
  return sums(modifiers.forfeits_as_played ? with_forfeits_as_played(table) : table, modifiers);
}

std::vector<Value> fore_buchholz(const Crosstable& table, const Modifiers& modifiers) {
  return buchholz(with_final_round_drawn(table), modifiers);
}

std::vector<Value> average_of_opponents_buchholz(const Crosstable& table,
                                                 const Modifiers& modifiers) {
  const std::vector<Value> of_opponents =
      modifiers.fore ? fore_buchholz(table, {}) : buchholz(table, {});
  std::vector<Value> values;
  for (const Row& row : table.rows) {
    Fraction mean{0, 0};
    for (const pairing::RoundCell& cell : row.cells) {
      const auto opponent = table.row_of(cell.opponent);
      if (!opponent || !is_played(cell.mark) || !of_opponents[*opponent]) continue;
      mean.top += of_opponents[*opponent]->top;
      mean.bottom += of_opponents[*opponent]->bottom;  // tenths: 10 for each opponent
    }
    values.push_back(mean.bottom == 0 ? Value{} : Value{mean});
  }
  return values;
}

}  // namespace praporek::standings
