#include "core/standings/direct_encounter.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/standings/events.hpp"

namespace s = praporek::standings;
using praporek::test::player_of;
using Places = std::vector<int>;

namespace {

s::Crosstable table_of(const std::vector<std::vector<std::string>>& cells) {
  praporek::pairing::Tournament event;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    event.players.push_back(player_of(static_cast<int>(i) + 1, cells[i]));
  }
  return s::crosstable_after(event, static_cast<int>(cells.front().size()));
}

Places places(const s::Crosstable& table, const std::vector<std::size_t>& group,
              bool forfeits_as_played = false) {
  return s::direct_encounter(table, group, forfeits_as_played);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(standings_direct_encounter, *boost::unit_test::label("C.07-6"))

BOOST_AUTO_TEST_CASE(all_met_and_ordered_by_score) {
  const auto table = table_of({{"2w1", "3w0"}, {"1b0", "0-U"}, {"0-U", "1b1"}});
  BOOST_TEST(places(table, {0, 2}) == (Places{2, 1}), boost::test_tools::per_element());
  BOOST_TEST(places(table, {1, 2}) == (Places{0, 0}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_circle_of_wins_is_not_split) {
  const auto table =
      table_of({{"2w1", "3b0", "0-U"}, {"1b0", "0-U", "3w1"}, {"0-U", "1w1", "2b0"}});
  BOOST_TEST(places(table, {0, 1, 2}) == (Places{0, 0, 0}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(those_still_equal_are_compared_once_more) {
  // 1 beats 2, 2 beats 3, 1 and 3 draw, all meet 4: 1 has 2.5, 2 has 1.5 … 2 and 3 then 2 beat 3.
  const auto table = table_of(
      {{"2w1", "3b=", "4w1"}, {"1b0", "4w=", "3w1"}, {"4w1", "1w=", "2b0"}, {"3b0", "2b=", "1b0"}});
  BOOST_TEST(places(table, {0, 1, 2, 3}) == (Places{1, 2, 3, 4}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_missing_game_leaves_only_certain_places) {
  // 1 beat both others, who did not meet: 1 is first whatever happens.
  const auto table = table_of({{"2w1", "3b1"}, {"1b0", "0-U"}, {"0-U", "1w0"}});
  BOOST_TEST(places(table, {0, 1, 2}) == (Places{1, 2, 2}), boost::test_tools::per_element());
  // 1 beat 2 only; 3 could still overtake him.
  const auto open = table_of({{"2w1"}, {"1b0"}, {"0-U"}});
  BOOST_TEST(places(open, {0, 1, 2}) == (Places{0, 0, 0}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_forfeited_game_counts_only_when_asked) {
  const auto table = table_of({{"2w+"}, {"1b-"}});
  BOOST_TEST(places(table, {0, 1}) == (Places{0, 0}), boost::test_tools::per_element());
  BOOST_TEST(places(table, {0, 1}, true) == (Places{1, 2}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(several_games_are_averaged) {
  const auto table = table_of({{"2w1", "2b0", "2w="}, {"1b0", "1w1", "1b="}});
  BOOST_TEST(places(table, {0, 1}) == (Places{0, 0}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
