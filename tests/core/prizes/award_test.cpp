#include "core/prizes/award.hpp"

#include "core/prizes/prize_sheet.hpp"

#include <boost/test/unit_test.hpp>

#include <map>

namespace prizes = praporek::prizes;
using praporek::Score;
using prizes::Category;
using prizes::CategoryKind;
using prizes::Cents;
using prizes::Contender;

namespace {

Contender contender(int tpn, int tenths) {
  return {tpn, tpn, Score{tenths}, "P" + std::to_string(tpn), false, 1990, 2000, "Brno"};
}

/// Whole crowns by list and player.
std::map<std::string, std::map<int, Cents>> won(const std::vector<Contender>& players,
                                                const std::string& sheet) {
  const auto reading = prizes::read_sheet(sheet);
  BOOST_REQUIRE(reading.faults.empty());
  std::map<std::string, std::map<int, Cents>> table;
  for (const auto& list : prizes::award(players, reading.sheet)) {
    for (const auto& winner : list.winners) {
      table[list.title][winner.player.tpn] = winner.amount / 100;
    }
  }
  return table;
}

using Lists = std::map<std::string, std::map<int, Cents>>;

}  // namespace

BOOST_AUTO_TEST_SUITE(prize_categories)

BOOST_AUTO_TEST_CASE(ages_go_by_the_year_of_birth) {
  Contender player = contender(1, 50);
  const Category under_18{CategoryKind::Under, 18, 0, 0, {}};
  const Category senior_65{CategoryKind::Senior, 65, 0, 0, {}};
  player.birth_year = 2008;
  BOOST_TEST(belongs(player, under_18, 2026));
  player.birth_year = 2007;
  BOOST_TEST(!belongs(player, under_18, 2026));
  player.birth_year = 1961;
  BOOST_TEST(belongs(player, senior_65, 2026));
  player.birth_year = 1962;
  BOOST_TEST(!belongs(player, senior_65, 2026));
  player.birth_year.reset();
  BOOST_TEST(!belongs(player, under_18, 2026));
  BOOST_TEST(!belongs(player, senior_65, 2026));
}

BOOST_AUTO_TEST_CASE(rating_bands_have_both_ends_and_leave_out_the_unrated) {
  Contender player = contender(1, 50);
  const Category band{CategoryKind::Rating, 0, 1600, 1799, {}};
  const Category low{CategoryKind::Rating, 0, 0, 1599, {}};
  for (const auto& [rating, inside] :
       {std::pair{1599, false}, {1600, true}, {1799, true}, {1800, false}, {0, false}}) {
    player.rating = rating;
    BOOST_TEST(belongs(player, band, 2026) == inside);
  }
  BOOST_TEST(!belongs(player, low, 2026));
  BOOST_TEST(belongs(player, Category{CategoryKind::Unrated, 0, 0, 0, {}}, 2026));
}

BOOST_AUTO_TEST_CASE(a_club_and_the_women_have_their_own_lists) {
  Contender player = contender(1, 50);
  BOOST_TEST(belongs(player, Category{CategoryKind::Club, 0, 0, 0, "Brno"}, 2026));
  BOOST_TEST(!belongs(player, Category{CategoryKind::Club, 0, 0, 0, "Praha"}, 2026));
  BOOST_TEST(!belongs(player, Category{CategoryKind::Women, 0, 0, 0, {}}, 2026));
  player.woman = true;
  BOOST_TEST(belongs(player, Category{CategoryKind::Women, 0, 0, 0, {}}, 2026));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(prize_cumulation)

BOOST_AUTO_TEST_CASE(with_cumulation_everybody_wins_wherever_he_belongs) {
  std::vector<Contender> players{contender(1, 80), contender(2, 70), contender(3, 60)};
  players[1].woman = true;
  const Lists expected{{"overall", {{1, 500}, {2, 300}}}, {"women", {{2, 200}}}};
  BOOST_TEST((won(players, "cumulation: yes\noverall: 500 300\nwomen: 200 100") == expected));
}

BOOST_AUTO_TEST_CASE(without_it_he_keeps_the_greater_prize_and_others_move_up) {
  // The woman in second place could have 300 overall or 400 as the best woman. She takes 400;
  // the overall 300 goes to the third. The second woman's prize, 100, goes to number 4.
  std::vector<Contender> players{contender(1, 80), contender(2, 70), contender(3, 60),
                                 contender(4, 50)};
  players[1].woman = players[3].woman = true;
  const Lists expected{{"overall", {{1, 500}, {3, 300}}}, {"women", {{2, 400}, {4, 100}}}};
  BOOST_TEST((won(players, "overall: 500 300\nwomen: 400 100") == expected));
}

BOOST_AUTO_TEST_CASE(of_two_equal_prizes_the_earlier_on_the_sheet_is_kept) {
  std::vector<Contender> players{contender(1, 80), contender(2, 70)};
  players[0].woman = players[1].woman = true;
  const Lists expected{{"overall", {{1, 300}}}, {"women", {{2, 300}}}};
  BOOST_TEST((won(players, "overall: 300\nwomen: 300") == expected));
}

BOOST_AUTO_TEST_CASE(the_greatest_prize_chooses_first) {
  // 1 (woman, junior) could have overall 1000, women 600, U18 500: he takes 1000 and leaves two
  // lists. 2 (woman) then leads the women with 600 and has 400 overall: she takes 600. 3 (junior)
  // then stands second overall, 400, and leads U18 with 500: he takes 500; 400 falls to 4.
  std::vector<Contender> players{contender(1, 90), contender(2, 80), contender(3, 70),
                                 contender(4, 60)};
  players[0].woman = players[1].woman = true;
  players[0].birth_year = players[2].birth_year = 2010;
  const Lists expected{
      {"overall", {{1, 1000}, {4, 400}}}, {"women", {{2, 600}}}, {"U18", {{3, 500}}}};
  BOOST_TEST(
      (won(players, "date: 2026-01-01\noverall: 1000 400\nwomen: 600\nU18: 500") == expected));
}

BOOST_AUTO_TEST_CASE(sharing_and_choice_work_together) {
  // 1 and 2 have 8 points: 600 + 200 = 800, 400 each. 2 is a woman and could have 500 there: she
  // takes it. Alone with 8 points, 1 now has the first prize, 600; 3 and 4 (7 points) share the
  // second: 100 each.
  std::vector<Contender> players{contender(1, 80), contender(2, 80), contender(3, 70),
                                 contender(4, 70)};
  players[1].woman = true;
  const Lists expected{{"overall", {{1, 600}, {3, 100}, {4, 100}}}, {"women", {{2, 500}}}};
  BOOST_TEST((won(players, "sharing: equal\noverall: 600 200\nwomen: 500") == expected));
}

BOOST_AUTO_TEST_CASE(what_nobody_can_win_is_named) {
  const auto reading = prizes::read_sheet("overall: 300 200\nwomen: 100");
  const auto ceremony = prizes::award({contender(1, 50)}, reading.sheet);
  BOOST_TEST(ceremony[0].left_over == 200'00);
  BOOST_TEST(ceremony[1].left_over == 100'00);
  BOOST_TEST(ceremony[1].winners.empty());
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(prize_sheet)

BOOST_AUTO_TEST_CASE(a_sheet_is_read_line_by_line) {
  const auto reading = prizes::read_sheet(
      "# summer\n date: 2026-07-11\nsharing: hort\ncumulation: yes\ncurrency: Kč\nround-to: 10\n"
      "overall: 1000 500,5\nrating 1600-1799: 20\nrating -1599: 10.25\nrating 2000-: 5\n"
      "club ŠK Brno: 7\nS65: 3\n");
  BOOST_TEST(reading.faults.empty());
  const auto& sheet = reading.sheet;
  BOOST_TEST((sheet.sharing == prizes::Sharing::Hort));
  BOOST_TEST(sheet.cumulation);
  BOOST_TEST(sheet.year == 2026);
  BOOST_TEST(sheet.unit == 10'00);
  BOOST_TEST(sheet.currency == "Kč");
  BOOST_REQUIRE(sheet.lists.size() == 6U);
  BOOST_TEST(sheet.lists[0].prizes == (std::vector<Cents>{1000'00, 500'50}),
             boost::test_tools::per_element());
  BOOST_TEST((sheet.lists[2].category == Category{CategoryKind::Rating, 0, 0, 1599, {}}));
  BOOST_TEST((sheet.lists[3].category == Category{CategoryKind::Rating, 0, 2000, 0, {}}));
  BOOST_TEST((sheet.lists[4].category == Category{CategoryKind::Club, 0, 0, 0, "ŠK Brno"}));
}

BOOST_AUTO_TEST_CASE(every_wrong_line_is_named) {
  const auto reading = prizes::read_sheet(
      "overall 500\nsharing: half\noverall: 300 400\nU0: 5\nrating 1800-1700: 5\nwomen:\n"
      "juniors: 5\noverall: 12,345\nU18: 10\nround-to: 0\n");
  std::vector<std::string> faults;
  for (const auto& fault : reading.faults) {
    faults.push_back(std::to_string(fault.line) + " " + fault.message.id);
  }
  const std::vector<std::string> expected{
      "1 prizes.no-colon",         "2 prizes.unknown-value",    "3 prizes.lower-place-wins-more",
      "4 prizes.unknown-category", "5 prizes.unknown-category", "6 prizes.no-amount",
      "7 prizes.unknown-category", "8 prizes.not-an-amount",    "10 prizes.unknown-value",
      "0 prizes.no-date"};
  BOOST_TEST(faults == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
