#include "core/prizes/sharing.hpp"

#include <boost/test/unit_test.hpp>

#include <numeric>

using praporek::Score;
using praporek::prizes::Cents;
using praporek::prizes::Contender;
using praporek::prizes::shares;
using praporek::prizes::Sharing;
using Amounts = std::vector<Cents>;

namespace {

/// Contenders with these points in tenths, ranks 1, 2, 3 …
std::vector<Contender> players_with(const std::vector<int>& tenths) {
  std::vector<Contender> players;
  for (const int points : tenths) {
    const int number = static_cast<int>(players.size()) + 1;
    players.push_back({number, number, Score{points}, "P" + std::to_string(number), {}, {}, 0, {}});
  }
  return players;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(prize_sharing)

BOOST_AUTO_TEST_CASE(by_place_everybody_has_the_prize_of_his_place) {
  const auto players = players_with({80, 70, 70, 60});
  BOOST_TEST(shares(players, Amounts{100'00, 60'00, 40'00}, Sharing::ByPlace, 1) ==
                 (Amounts{100'00, 60'00, 40'00, 0}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(by_place_those_the_tie_breaks_leave_equal_share) {
  // Ranks 1, 2, 2, 4: the prizes 60 and 40 are one purse of 100, 50 each.
  auto players = players_with({80, 70, 70, 60});
  players[2].rank = 2;
  BOOST_TEST(shares(players, Amounts{100'00, 60'00, 40'00}, Sharing::ByPlace, 1) ==
                 (Amounts{100'00, 50'00, 50'00, 0}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(equal_points_share_the_money, *boost::unit_test::label("swiss1992-F10")) {
  // 7 points hold places 2 to 4: 60 + 40 + 20 = 120, 40 each.
  const auto players = players_with({80, 70, 70, 70, 60});
  BOOST_TEST(shares(players, Amounts{100'00, 60'00, 40'00, 20'00}, Sharing::Equal, 1) ==
                 (Amounts{100'00, 40'00, 40'00, 40'00, 0}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_tie_across_the_last_prize_shares_only_what_is_there) {
  // Prizes for three places. 7 points hold places 3 to 5, but only the third prize, 40.00, lies
  // there: 4000 cents / 3 = 1333 and one cent over, which goes to the best placed.
  const auto players = players_with({90, 80, 70, 70, 70, 60});
  BOOST_TEST(shares(players, Amounts{100'00, 60'00, 40'00}, Sharing::Equal, 1) ==
                 (Amounts{100'00, 60'00, 13'34, 13'33, 13'33, 0}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(hort_gives_one_half_by_place_and_shares_the_other) {
  // Places 1 to 3 have 8 points; prizes 1000, 600, 200 are 1800 together.
  // By place: 500, 300, 100. Shared: 900 / 3 = 300 each. So 800, 600, 400.
  const auto players = players_with({80, 80, 80, 70});
  BOOST_TEST(shares(players, Amounts{1000'00, 600'00, 200'00}, Sharing::Hort, 1) ==
                 (Amounts{800'00, 600'00, 400'00, 0}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(hort_across_the_last_prize) {
  // Two prizes, 300 and 100. Places 2 to 4 are tied: by place the second has 50, the others 0;
  // shared 50 / 3 = 16.67, 16.67, 16.66. The first keeps 300.
  const auto players = players_with({80, 70, 70, 70});
  BOOST_TEST(shares(players, Amounts{300'00, 100'00}, Sharing::Hort, 1) ==
                 (Amounts{300'00, 66'67, 16'67, 16'66}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(amounts_are_rounded_to_the_unit_and_still_add_up) {
  // 1000 crowns among three in whole tens: 33 tens each and one over: 340, 330, 330.
  const auto players = players_with({70, 70, 70});
  BOOST_TEST(shares(players, Amounts{600'00, 400'00}, Sharing::Equal, 10'00) ==
                 (Amounts{340'00, 330'00, 330'00}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(cents_add_up_whatever_is_divided) {
  const Amounts prizes{1234'57, 777'77, 333'31, 99'99, 1, 1};
  const Cents purse = std::accumulate(prizes.begin(), prizes.end(), Cents{0});
  for (const Sharing sharing : {Sharing::ByPlace, Sharing::Equal, Sharing::Hort}) {
    for (const Cents unit : {1, 7, 50, 100'00}) {
      const auto players = players_with({90, 80, 80, 80, 70, 70, 70, 70, 60});
      const auto won = shares(players, prizes, sharing, unit);
      BOOST_TEST(std::accumulate(won.begin(), won.end(), Cents{0}) == purse);
    }
  }
}

BOOST_AUTO_TEST_CASE(with_fewer_players_than_prizes_the_rest_is_not_paid) {
  BOOST_TEST(
      shares(players_with({70}), Amounts{50'00, 30'00}, Sharing::Hort, 1) == (Amounts{50'00}),
      boost::test_tools::per_element());
  BOOST_TEST(shares({}, Amounts{50'00}, Sharing::Equal, 1).empty());
}

BOOST_AUTO_TEST_SUITE_END()
