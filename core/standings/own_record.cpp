#include "core/standings/own_record.hpp"

#include "core/standings/unplayed.hpp"

#include <algorithm>
#include <cstdint>

namespace praporek::standings {

namespace {

using pairing::Mark;
using pairing::RoundCell;

/// Counts the rounds of every player for which `counts(row, round)` holds.
template <class Counts>
std::vector<Value> number_of_rounds(const Crosstable& table, Counts counts) {
  std::vector<Value> values;
  for (const Row& row : table.rows) {
    std::int64_t number = 0;
    for (std::size_t round = 0; round < row.cells.size(); ++round) {
      if (counts(row, round)) ++number;
    }
    values.emplace_back(whole(number));
  }
  return values;
}

bool is_won(const RoundCell& cell) {
  return cell.mark == Mark::Win || cell.mark == Mark::UnratedWin;
}

/// Half points of one round for standard_points: 2, 1 or 0.
int standard_halves(const Crosstable& table, const Row& row, std::size_t round) {
  const auto opponent = table.row_of(row.cells[round].opponent);
  const Score rival =
      opponent ? table.rows[*opponent].points[round] : table.scoring.draw[Side::White];
  if (row.points[round] == rival) return 1;
  return row.points[round] > rival ? 2 : 0;
}

}  // namespace

std::vector<Value> rounds_won(const Crosstable& table, const Modifiers& /*none*/) {
  return number_of_rounds(table, [&](const Row& row, std::size_t round) {
    const Side colour = row.cells[round].colour.value_or(Side::White);
    return row.points[round] == table.scoring.win[colour];
  });
}

std::vector<Value> games_won(const Crosstable& table, const Modifiers& /*none*/) {
  return number_of_rounds(
      table, [](const Row& row, std::size_t round) { return is_won(row.cells[round]); });
}

std::vector<Value> games_won_with_black(const Crosstable& table, const Modifiers& /*none*/) {
  return number_of_rounds(table, [](const Row& row, std::size_t round) {
    return is_won(row.cells[round]) && row.cells[round].colour == Side::Black;
  });
}

std::vector<Value> games_with_black(const Crosstable& table, const Modifiers& /*none*/) {
  return number_of_rounds(table, [](const Row& row, std::size_t round) {
    return is_played(row.cells[round].mark) && row.cells[round].colour == Side::Black;
  });
}

std::vector<Value> rounds_elected_to_play(const Crosstable& table, const Modifiers& /*none*/) {
  return number_of_rounds(
      table, [](const Row& row, std::size_t round) { return !is_voluntary(row.cells[round]); });
}

std::vector<Value> standard_points(const Crosstable& table, const Modifiers& /*none*/) {
  std::vector<Value> values;
  for (const Row& row : table.rows) {
    Fraction sum{0, 2};
    for (std::size_t round = 0; round < row.cells.size(); ++round) {
      sum.top += standard_halves(table, row, round);
    }
    values.emplace_back(sum);
  }
  return values;
}

std::vector<Value> progressive_score(const Crosstable& table, const Modifiers& modifiers) {
  std::vector<Value> values;
  for (const Row& row : table.rows) {
    Score running;
    Score sum;
    for (std::size_t round = 0; round < row.points.size(); ++round) {
      running += row.points[round];
      if (static_cast<int>(round) >= modifiers.cut_low) sum += running;
    }
    values.emplace_back(points(sum));
  }
  return values;
}

std::vector<Value> pairing_number(const Crosstable& table, const Modifiers& /*none*/) {
  std::vector<Value> values;
  for (const Row& row : table.rows) values.emplace_back(whole(row.tpn));
  return values;
}

std::vector<Value> lot(const Crosstable& table, const Modifiers& /*none*/) {
  std::vector<Value> values;
  for (const Row& row : table.rows) {
    const auto drawn = std::ranges::find(table.lots, row.tpn);
    values.push_back(drawn == table.lots.end() ? Value{}
                                               : Value{whole(drawn - table.lots.begin() + 1)});
  }
  return values;
}

}  // namespace praporek::standings
