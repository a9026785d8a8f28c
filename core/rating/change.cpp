#include "core/rating/change.hpp"

#include "core/rating/tables.hpp"

#include <algorithm>

namespace praporek::rating {

namespace {

constexpr int widest_difference = 400;
constexpr int true_difference_from = 2650;
constexpr int most_k_times_games = 700;

Score total(const std::vector<RatedGame>& games) {
  Score sum;
  for (const RatedGame& game : games) sum += game.score;
  return sum;
}

long long sum_of_ratings(const std::vector<RatedGame>& games) {
  long long sum = 0;
  for (const RatedGame& game : games) sum += game.opponent_rating;
  return sum;
}

}  // namespace

int k_factor(const RatedPlayer& player) {
  if (player.games_before < 30) return 40;
  if (std::max(player.peak, player.rating) >= 2400) return 10;  // once reached, for ever
  if (player.age <= 18 && player.rating < 2300) return 40;
  return 20;
}

int k_factor_used(const RatedPlayer& player, int games) {
  const int k = k_factor(player);
  return k * games > most_k_times_games ? most_k_times_games / games : k;
}

int expected_in_game(int rating, int opponent_rating) {
  const int difference = rating - opponent_rating;
  if (rating >= true_difference_from) return expected_percent(difference);  // from 1 October 2025
  return expected_percent(std::clamp(difference, -widest_difference, widest_difference));
}

RatingChange rating_change(const RatedPlayer& player, const std::vector<RatedGame>& games) {
  RatingChange result;
  result.k = k_factor_used(player, static_cast<int>(games.size()));
  result.score = total(games);
  for (const RatedGame& game : games) {
    result.expected_percent += expected_in_game(player.rating, game.opponent_rating);
  }
  const long long gained = 10LL * result.score.tenths - result.expected_percent;  // hundredths
  result.change = rounded_half_away(result.k * gained, 100);
  return result;
}

std::optional<int> average_opponent(const std::vector<RatedGame>& games) {
  if (games.empty()) return std::nullopt;
  return rounded_half_up(sum_of_ratings(games), static_cast<long long>(games.size()));
}

std::optional<int> performance(const std::vector<RatedGame>& games) {
  const auto average = average_opponent(games);
  if (!average) return std::nullopt;
  const auto count = static_cast<long long>(games.size());
  return *average + difference_for(rounded_half_up(10LL * total(games).tenths, count));
}

FirstRating first_rating(const std::vector<RatedGame>& games) {
  constexpr std::size_t fewest_games = 5;
  constexpr int highest = 2200;
  constexpr int lowest = 1400;
  std::vector<RatedGame> counted = games;
  counted.insert(counted.end(), 2, RatedGame{1800, Score{5}});  // B.02 8.2.2: two draws with 1800
  const auto count = static_cast<long long>(counted.size());
  FirstRating result;
  result.score = total(games);
  result.average = average_opponent(counted).value_or(0);
  result.percent = rounded_half_up(10LL * total(counted).tenths, count);
  result.computed = result.average + difference_for(result.percent);
  if (games.size() >= fewest_games && result.score > Score{} && result.computed >= lowest) {
    result.published = std::min(result.computed, highest);
  }
  return result;
}

}  // namespace praporek::rating
