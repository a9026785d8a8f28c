#include "core/standings/rating_based.hpp"

#include "core/rating/change.hpp"
#include "core/rating/tables.hpp"

#include <algorithm>
#include <cstdint>

namespace praporek::standings {

namespace {

using pairing::Mark;
using pairing::RoundCell;
using rating::RatedGame;

/// What a game counts for a performance, whatever the event pays for it.
Score rated_score(Mark mark) {
  switch (mark) {
    case Mark::Win:
    case Mark::UnratedWin:
      return Score{10};
    case Mark::Draw:
    case Mark::UnratedDraw:
    case Mark::Adjourned:
      return Score{5};
    default:
      return Score{};
  }
}

/// The games over the board of one player; forfeits never count for ratings (C.07 15, 16).
std::vector<RatedGame> games_of(const Crosstable& table, const Row& row) {
  std::vector<RatedGame> games;
  for (const RoundCell& cell : row.cells) {
    const auto opponent = table.row_of(cell.opponent);
    if (opponent && is_played(cell.mark)) {
      games.push_back({table.rows[*opponent].rating, rated_score(cell.mark)});
    }
  }
  return games;
}

Value value_of(std::optional<int> number) { return number ? Value{whole(*number)} : Value{}; }

std::optional<int> cut_average(std::vector<RatedGame> games, const Modifiers& modifiers) {
  const int cuts = modifiers.cut_low + modifiers.cut_high;
  if (static_cast<int>(games.size()) <= cuts) return std::nullopt;
  std::ranges::sort(games, {}, &RatedGame::opponent_rating);
  games.erase(games.begin(), games.begin() + modifiers.cut_low);
  games.erase(games.end() - modifiers.cut_high, games.end());
  return rating::average_opponent(games);
}

/// Sum of the table's percentages against all opponents, without the 400-point rule.
int expected_against(const std::vector<RatedGame>& games, int rating) {
  int percent = 0;
  for (const RatedGame& game : games) {
    percent += rating::expected_percent(rating - game.opponent_rating);
  }
  return percent;
}

std::optional<int> perfect(const std::vector<RatedGame>& games) {
  if (games.empty()) return std::nullopt;
  const auto [lowest, highest] = std::ranges::minmax(games, {}, &RatedGame::opponent_rating);
  int percent = 0;
  for (const RatedGame& game : games) percent += 10 * game.score.tenths;
  if (percent == 0) return lowest.opponent_rating - 800;  // C.07 10.3
  // The expected score grows with the rating, so the first rating that reaches it can be bisected.
  int below = lowest.opponent_rating - 800;
  int reached = highest.opponent_rating + 800;
  while (reached - below > 1) {
    const int middle = below + (reached - below) / 2;
    (expected_against(games, middle) >= percent ? reached : below) = middle;
  }
  return reached;
}

/// The mean of the opponents' values, halves up.
std::vector<Value> mean_of_opponents(const Crosstable& table, const std::vector<Value>& of_all) {
  std::vector<Value> values;
  for (const Row& row : table.rows) {
    std::int64_t sum = 0;
    std::int64_t count = 0;
    for (const RoundCell& cell : row.cells) {
      const auto opponent = table.row_of(cell.opponent);
      if (!opponent || !is_played(cell.mark) || !of_all[*opponent]) continue;
      sum += of_all[*opponent]->top;
      ++count;
    }
    values.push_back(count == 0 ? Value{} : Value{whole(rating::rounded_half_up(sum, count))});
  }
  return values;
}

}  // namespace

std::vector<Value> average_rating_of_opponents(const Crosstable& table,
                                               const Modifiers& modifiers) {
  std::vector<Value> values;
  for (const Row& row : table.rows) {
    values.push_back(value_of(cut_average(games_of(table, row), modifiers)));
  }
  return values;
}

std::vector<Value> average_rating_1992(const Crosstable& table, const Modifiers& /*none*/) {
  std::vector<Value> values;
  for (const Row& row : table.rows) {
    auto games = games_of(table, row);
    std::erase_if(games, [](const RatedGame& game) { return game.opponent_rating == 0; });
    values.push_back(value_of(rating::average_opponent(games)));
  }
  return values;
}

std::vector<Value> performance_rating(const Crosstable& table, const Modifiers& /*none*/) {
  std::vector<Value> values;
  for (const Row& row : table.rows) {
    values.push_back(value_of(rating::performance(games_of(table, row))));
  }
  return values;
}

std::vector<Value> perfect_performance(const Crosstable& table, const Modifiers& /*none*/) {
  std::vector<Value> values;
  for (const Row& row : table.rows) values.push_back(value_of(perfect(games_of(table, row))));
  return values;
}

std::vector<Value> average_performance(const Crosstable& table, const Modifiers& modifiers) {
  return mean_of_opponents(table, performance_rating(table, modifiers));
}

std::vector<Value> average_perfect_performance(const Crosstable& table,
                                               const Modifiers& modifiers) {
  return mean_of_opponents(table, perfect_performance(table, modifiers));
}

std::vector<Value> own_rating(const Crosstable& table, const Modifiers& /*none*/) {
  std::vector<Value> values;
  for (const Row& row : table.rows) values.emplace_back(whole(row.rating));
  return values;
}

}  // namespace praporek::standings
