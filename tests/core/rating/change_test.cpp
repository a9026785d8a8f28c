#include "core/rating/change.hpp"

#include "core/rating/tables.hpp"

#include <boost/test/unit_test.hpp>

namespace r = praporek::rating;
using praporek::Score;

namespace {

constexpr Score win{10};
constexpr Score draw{5};
constexpr Score loss{0};

std::vector<r::RatedGame> games(const std::vector<int>& opponents,
                                const std::vector<Score>& scores) {
  std::vector<r::RatedGame> all;
  for (std::size_t i = 0; i < opponents.size(); ++i) all.push_back({opponents[i], scores[i]});
  return all;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rating, *boost::unit_test::label("B.02"))

BOOST_AUTO_TEST_CASE(the_expected_score_changes_at_the_edges_of_the_table) {
  BOOST_TEST(r::expected_percent(0) == 50);
  BOOST_TEST(r::expected_percent(3) == 50);
  BOOST_TEST(r::expected_percent(4) == 51);
  BOOST_TEST(r::expected_percent(-4) == 49);
  BOOST_TEST(r::expected_percent(391) == 91);
  BOOST_TEST(r::expected_percent(392) == 92);
  BOOST_TEST(r::expected_percent(619) == 98);
  BOOST_TEST(r::expected_percent(620) == 99);
  BOOST_TEST(r::expected_percent(735) == 99);
  BOOST_TEST(r::expected_percent(736) == 100);
  BOOST_TEST(r::expected_percent(-736) == 0);
}

BOOST_AUTO_TEST_CASE(the_difference_of_a_score_mirrors_below_one_half) {
  BOOST_TEST(r::difference_for(50) == 0);
  BOOST_TEST(r::difference_for(75) == 193);
  BOOST_TEST(r::difference_for(25) == -193);
  BOOST_TEST(r::difference_for(100) == 800);
  BOOST_TEST(r::difference_for(0) == -800);
}

BOOST_AUTO_TEST_CASE(halves_go_up_or_away_from_zero) {
  BOOST_TEST(r::rounded_half_up(5, 2) == 3);
  BOOST_TEST(r::rounded_half_up(-5, 2) == -2);
  BOOST_TEST(r::rounded_half_up(-7, 2) == -3);
  BOOST_TEST(r::rounded_half_away(-5, 2) == -3);
  BOOST_TEST(r::rounded_half_away(450, 100) == 5);
}

BOOST_AUTO_TEST_CASE(the_k_factor_follows_age_games_and_the_highest_rating) {
  BOOST_TEST(r::k_factor({1500, 30, 29, 1500}) == 40);
  BOOST_TEST(r::k_factor({1500, 30, 30, 1500}) == 20);
  BOOST_TEST(r::k_factor({2299, 18, 200, 2299}) == 40);
  BOOST_TEST(r::k_factor({2299, 19, 200, 2299}) == 20);
  BOOST_TEST(r::k_factor({2310, 17, 200, 2310}) == 20);
  BOOST_TEST(r::k_factor({2390, 40, 800, 2405}) == 10);
}

BOOST_AUTO_TEST_CASE(k_times_games_never_exceeds_700) {
  BOOST_TEST(r::k_factor_used({1600, 15, 45, 1620}, 17) == 40);
  BOOST_TEST(r::k_factor_used({1600, 15, 45, 1620}, 18) == 38);
  BOOST_TEST(r::k_factor_used({1600, 15, 45, 1620}, 20) == 35);
}

BOOST_AUTO_TEST_CASE(more_than_400_points_count_as_400_below_2650) {
  BOOST_TEST(r::expected_in_game(1800, 2400) == r::expected_percent(-400));
  BOOST_TEST(r::expected_in_game(2649, 2200) == r::expected_percent(400));
  BOOST_TEST(r::expected_in_game(2650, 2200) == r::expected_percent(450));
  BOOST_TEST(r::expected_in_game(2200, 2700) == r::expected_percent(-400));
}

BOOST_AUTO_TEST_CASE(a_change_is_exact_until_it_is_rounded) {
  const r::RatingChange edges = r::rating_change(
      {2000, 35, 200, 2100}, games({2000, 2003, 2004, 1997, 1996}, {win, draw, loss, draw, win}));
  BOOST_TEST((edges == r::RatingChange{20, Score{30}, 250, 10}));
  const r::RatingChange half = r::rating_change({2420, 35, 200, 2430}, games({2385}, {win}));
  BOOST_TEST((half == r::RatingChange{10, win, 55, 5}));
  const r::RatingChange down = r::rating_change(
      {2700, 30, 900, 2720}, games({1965, 1964, 2081, 2080, 2300}, {win, win, draw, win, win}));
  BOOST_TEST((down == r::RatingChange{10, Score{45}, 488, -4}));
}

BOOST_AUTO_TEST_CASE(a_performance_is_the_average_opponent_and_the_score) {
  BOOST_TEST((r::performance(games({1650, 1700, 1750, 1800}, {win, win, win, win})) == 2525));
  BOOST_TEST((r::performance(
                  games({2191, 2192, 2200, 2201, 2400}, {loss, draw, loss, loss, loss})) == 1871));
  BOOST_TEST((r::performance({}) == std::nullopt));
}

BOOST_AUTO_TEST_CASE(a_first_rating_adds_two_draws_with_1800) {
  const r::FirstRating usual =
      r::first_rating(games({2241, 2068, 2098, 2095, 2099, 1866, 2127, 2176, 2000},
                            {draw, loss, loss, loss, draw, win, win, win, loss}));
  BOOST_TEST(usual.average == 2034);
  BOOST_TEST(usual.percent == 45);
  BOOST_TEST((usual.published == 1998));
  const r::FirstRating high =
      r::first_rating(games({2120, 2088, 2270, 2182, 2230}, {win, draw, win, win, win}));
  BOOST_TEST(high.computed == 2300);
  BOOST_TEST((high.published == 2200));
  BOOST_TEST((r::first_rating(games({2000, 2000, 2000, 2000}, {win, win, win, win})).published ==
              std::nullopt));
  BOOST_TEST((r::first_rating(games({1800, 1800, 1800, 1800, 1800}, {loss, loss, loss, loss, loss}))
                  .published == std::nullopt));
}

BOOST_AUTO_TEST_SUITE_END()
