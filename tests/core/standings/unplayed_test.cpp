#include "core/standings/unplayed.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/standings/events.hpp"

namespace s = praporek::standings;
using praporek::Score;
using praporek::test::column;
using praporek::test::player_of;
using Texts = std::vector<std::string>;

namespace {

/// Six players, four rounds, every kind of unplayed round. Points 3.5 2.5 2.0 1.0 1.0 2.0.
s::Crosstable all_kinds() {
  praporek::pairing::Tournament event;
  event.rounds_total = 4;
  event.players = {player_of(1, {"4w1", "3b1", "2w=", "5b1"}),
                   player_of(2, {"5b1", "0-U", "1b=", "0-Z"}),   // leaves: category 5
                   player_of(3, {"0-H", "1w0", "4b1", "6b="}),   // comes back: category 3
                   player_of(4, {"1b0", "5w1", "3w0", "0-Z"}),   // category 5
                   player_of(5, {"2w0", "4b0", "6w+", "1w0"}),   // forfeit win
                   player_of(6, {"0-F", "0-H", "5b-", "3w="})};  // forfeit loss
  return s::crosstable_after(event, 4);
}

std::vector<int> tenths(const std::vector<Score>& scores) {
  std::vector<int> numbers;
  for (const Score score : scores) numbers.push_back(score.tenths);
  return numbers;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(standings_unplayed_rounds, *boost::unit_test::label("C.07-16"))

BOOST_AUTO_TEST_CASE(byes_after_which_a_player_never_came_back_count_as_draws_for_opponents) {
  const std::vector<int> expected{35, 30, 20, 15, 10, 20};
  BOOST_TEST(tenths(s::adjusted_scores(all_kinds())) == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_dummy_has_the_own_score_under_its_cap) {
  const s::Crosstable table = all_kinds();
  const auto adjusted = s::adjusted_scores(table);
  const auto second = s::contributions(table, 1, adjusted);  // 2.5 points, draw in every round 2.0
  BOOST_TEST(second[1].opponent.tenths == 20);
  BOOST_TEST(!second[1].voluntary);
  BOOST_TEST(second[3].opponent.tenths == 20);
  BOOST_TEST(second[3].voluntary);
  const auto sixth = s::contributions(table, 5, adjusted);  // forfeit: cap is player 5's 1.0
  BOOST_TEST(sixth[2].opponent.tenths == 10);
  BOOST_TEST(sixth[2].voluntary);
}

BOOST_AUTO_TEST_CASE(buchholz_adds_opponents_and_dummies) {
  BOOST_TEST(column(all_kinds(), "BH") == (Texts{"7.5", "8.5", "9.0", "7.5", "9.0", "7.0"}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_voluntary_unplayed_round_is_cut_first_even_when_it_is_not_the_lowest) {
  // Player 4: opponents 3.5, 1.0, 2.0 and a dummy of 1.0: the dummy goes, equal to the lowest.
  // Player 3: dummy 2.0 goes although player 4 counts only 1.5.
  BOOST_TEST(column(all_kinds(), "BH/C1") == (Texts{"6.5", "6.5", "7.0", "6.5", "8.0", "6.0"}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(sonneborn_berger_cuts_the_higher_of_the_two_candidates) {
  // Player 3: 0.5*2.0 + 0 + 1*1.5 + 0.5*2.0 = 3.5; lowest opponent 1.5 (product 1.5),
  // voluntary 1.0.
  BOOST_TEST(column(all_kinds(), "SB")[2] == "3.50");
  BOOST_TEST(column(all_kinds(), "SB/C1")[2] == "2.00");
}

BOOST_AUTO_TEST_CASE(own_record_codes_know_played_from_unplayed) {
  const s::Crosstable table = all_kinds();
  BOOST_TEST(column(table, "WIN") == (Texts{"3", "2", "1", "1", "1", "1"}),
             boost::test_tools::per_element());
  BOOST_TEST(column(table, "WON") == (Texts{"3", "1", "1", "1", "0", "0"}),
             boost::test_tools::per_element());
  BOOST_TEST(column(table, "BWG") == (Texts{"2", "1", "1", "0", "0", "0"}),
             boost::test_tools::per_element());
  BOOST_TEST(column(table, "BPG") == (Texts{"2", "2", "2", "1", "1", "0"}),
             boost::test_tools::per_element());
  BOOST_TEST(column(table, "REP") == (Texts{"4", "3", "3", "3", "4", "2"}),
             boost::test_tools::per_element());
  BOOST_TEST(column(table, "STD") == (Texts{"3.5", "2.5", "2.0", "1.0", "1.0", "2.0"}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
