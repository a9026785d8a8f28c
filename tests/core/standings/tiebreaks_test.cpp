#include "core/standings/tiebreaks.hpp"

#include "core/base/text.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "tests/core/standings/events.hpp"

namespace s = praporek::standings;
using praporek::lines_of;
using praporek::split;
using praporek::test::column;
using praporek::test::fixture;
using praporek::test::player_of;

namespace {

using Texts = std::vector<std::string>;

/// Compares every value of a table of facts with ours; "?" is a value the rules leave open.
void compare_with_facts(const std::string& name) {
  const auto reading = praporek::formats::read_trf(fixture("standings/" + name + ".trf"));
  const std::string facts = fixture("standings/" + name + ".tsv");
  const auto lines = lines_of(facts);
  const auto heading = split(lines.front(), '\t');
  std::string codes;
  for (std::size_t i = 3; i < heading.size(); ++i) codes += std::string{heading[i]} + ",";
  const auto columns = s::tie_breaks_from(codes).value();
  const auto table = s::crosstable_after(reading.tournament, last_paired_round(reading.tournament));
  const auto list = s::tie_breaks_from("PTS,DE,BH/C1,BH,SB,WIN,BWG").value();
  const auto ranking = s::rank(table, list, columns);
  BOOST_REQUIRE(lines.size() == table.rows.size() + 1);
  for (std::size_t row = 0; row < table.rows.size(); ++row) {
    const auto cells = split(lines[row + 1], '\t');
    BOOST_TEST(std::to_string(ranking.rank[row]) == cells[1], "rank of " << cells[0]);
    for (std::size_t i = 0; i < columns.size(); ++i) {
      if (cells[i + 3] == "?") continue;
      BOOST_TEST(s::printed(columns[i], ranking.values[i][row]) == cells[i + 3],
                 columns[i].text << " of " << cells[0]);
    }
  }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(standings_tie_breaks, *boost::unit_test::label("C.07"))

BOOST_DATA_TEST_CASE(all_codes_of_whole_tournaments_agree_with_the_facts,
                     boost::unit_test::data::make({"forfeits", "rated"}), name) {
  compare_with_facts(name);
}

BOOST_AUTO_TEST_CASE(codes_are_read_with_their_modifiers) {
  const auto cut = s::tie_break_from("BH:GP/C2/P").value();
  BOOST_TEST((cut.modifiers == s::Modifiers{2, 0, 0, true, false, false}));
  BOOST_TEST((s::tie_break_from("BH/M1").value().modifiers.cut_high == 1));
  BOOST_TEST((s::tie_break_from("KS/L-2").value().modifiers.limit_shift == -2));
  BOOST_TEST((s::tie_break_from("KS/L+1").value().modifiers.limit_shift == 1));
  for (const char* wrong : {"", "XX", "BH/", "BH/Q", "BH/C", "BH/C0", "BH/C1x", "WIN/C1", "DE/C1",
                            "BH:MP", "bh", "KS/L", "AOB/Fx"}) {
    BOOST_TEST(!s::tie_break_from(wrong), wrong);
  }
}

BOOST_AUTO_TEST_CASE(rating_codes_are_dropped_when_somebody_has_no_rating) {
  praporek::pairing::Tournament event;
  event.players = {player_of(1, {"2w1"}), player_of(2, {"1b0"})};
  BOOST_TEST(column(s::crosstable_after(event, 1), "ARO") == (Texts{"2000", "2000"}),
             boost::test_tools::per_element());
  event.players[1].rating = 0;
  BOOST_TEST(column(s::crosstable_after(event, 1), "ARO") == (Texts{"-", "-"}),
             boost::test_tools::per_element());
  BOOST_TEST(column(s::crosstable_after(event, 1), "ARO92") == (Texts{"-", "2000"}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_1992_rules_ask_direct_games_for_first_place_only_then_lots,
                     *boost::unit_test::label("swiss1992-F10")) {
  praporek::pairing::Tournament event;
  event.system = praporek::pairing::System::Swiss1992;
  event.players = {player_of(1, {"3w1", "2w0"}), player_of(2, {"4b0", "1b1"}),
                   player_of(3, {"1b0", "4w0"}), player_of(4, {"2w1", "3b1"}),
                   player_of(5, {"0-Z", "0-Z"})};
  event.lots = {5, 3};
  const auto list = s::tie_breaks_from(s::usual_tie_breaks(event.system)).value();
  const auto ranking = s::rank(s::crosstable_after(event, 2), list, list);
  // 4 leads alone; 1 and 2 stay equal although 2 beat 1; 3 has met somebody, 5 nobody.
  BOOST_TEST(ranking.rank == (std::vector<int>{2, 2, 4, 1, 5}), boost::test_tools::per_element());
  const auto lots = s::tie_breaks_from("LOT").value();
  BOOST_TEST(
      s::rank(s::crosstable_after(event, 2), lots, lots).rank == (std::vector<int>{2, 2, 5, 1, 4}),
      boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_round_robin_counts_forfeits_as_games_and_has_no_buchholz,
                     *boost::unit_test::label("C.07-15")) {
  praporek::pairing::Tournament event;
  event.system = praporek::pairing::System::RoundRobin;
  event.players = {player_of(1, {"0-Z", "3w+", "2b1"}), player_of(2, {"3w=", "0-Z", "1w0"}),
                   player_of(3, {"2b=", "1b-", "0-Z"})};
  const auto table = s::crosstable_after(event, 3);
  BOOST_TEST(column(table, "BH") == (Texts{"-", "-", "-"}), boost::test_tools::per_element());
  BOOST_TEST(column(table, "SB") == (Texts{"1.00", "0.25", "0.25"}),
             boost::test_tools::per_element());
  BOOST_TEST(column(table, "KS") == (Texts{"0.0", "0.0", "0.0"}), boost::test_tools::per_element());
  BOOST_TEST(column(table, "KS/L-1") == (Texts{"2.0", "0.5", "0.5"}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(players_nobody_can_tell_apart_share_the_better_place) {
  praporek::pairing::Tournament event;
  event.players = {player_of(1, {"2w="}), player_of(2, {"1b="}), player_of(3, {"0-Z"})};
  const auto ranking = s::rank(s::crosstable_after(event, 1), {}, {});
  BOOST_TEST(ranking.rank == (std::vector<int>{1, 1, 3}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
