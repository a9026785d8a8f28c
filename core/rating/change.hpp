#pragma once

#include "core/base/score.hpp"

#include <optional>
#include <vector>

namespace praporek::rating {

/// A rated game: played at the board, against a rated opponent. `score` is 1, ½ or 0.
struct RatedGame {
  int opponent_rating = 0;
  Score score;
};

/// What K depends on.
struct RatedPlayer {
  int rating = 0;
  int age = 0;           ///< in the year of the event, as on 31 December
  int games_before = 0;  ///< rated games before this period
  int peak = 0;          ///< the highest rating ever published
};

/// How fast a rating moves (B.02 8.3.3), before the limit of 700.
int k_factor(const RatedPlayer& player);

/// K for a period of `games` games: K times games never exceeds 700 (B.02 8.3.3).
int k_factor_used(const RatedPlayer& player, int games);

/// The expected score of one game in percent, with the 400-point rule (B.02 8.3.1).
int expected_in_game(int rating, int opponent_rating);

struct RatingChange {
  int k = 0;
  Score score;
  int expected_percent = 0;  ///< sum over the games, 250 is 2.50 points
  int change = 0;            ///< rounded, halves away from zero

  friend bool operator==(const RatingChange&, const RatingChange&) = default;
};

RatingChange rating_change(const RatedPlayer& player, const std::vector<RatedGame>& games);

/// The mean rating of the opponents, halves up; nothing without games.
std::optional<int> average_opponent(const std::vector<RatedGame>& games);

/// Average opponent plus dp of the score; nothing without games.
std::optional<int> performance(const std::vector<RatedGame>& games);

/// A new player's first rating and how it came about (B.02 8.2).
struct FirstRating {
  Score score;
  int average = 0;  ///< opponents and two hypothetical ones of 1800
  int percent = 0;
  int computed = 0;
  std::optional<int> published;  ///< at most 2200; none below 1400, without 5 games or any point
};

FirstRating first_rating(const std::vector<RatedGame>& games);

}  // namespace praporek::rating
