#include "core/pairing/swiss1992.hpp"

#include <boost/test/unit_test.hpp>

#include "literal_1992.hpp"
#include "sketch.hpp"
#include <string>

namespace {

using namespace praporek;
using namespace praporek::pairing;
using test::crosstable;
using test::next_round;
using test::sketch;

std::string boards_of(const Tournament& tournament) {
  const auto pairing = pair_swiss1992(tournament, next_round(tournament));
  if (!pairing) return "refused";
  std::string text;
  for (const Pair& board : pairing->boards) {
    text +=
        (text.empty() ? "" : " ") + std::to_string(board.white) + "-" + std::to_string(board.black);
  }
  return text;
}

/// Pairs only: the sketches have no colours.
std::string pairs_of(const Tournament& tournament) {
  const auto pairing = pair_swiss1992(tournament, next_round(tournament));
  std::string text;
  for (const Pair& board : pairing.value().boards) {
    const auto [low, high] = std::minmax(board.white, board.black);
    text +=
        (text.empty() ? "" : " ") +
        (low == 0 ? std::to_string(high) + "-0" : std::to_string(low) + "-" + std::to_string(high));
  }
  return text;
}

constexpr Score none{0};
constexpr Score one{10};
constexpr Score two{20};

}  // namespace

BOOST_AUTO_TEST_SUITE(pairing_swiss1992, *boost::unit_test::label("swiss1992"))

BOOST_AUTO_TEST_CASE(round_one_pairs_the_halves_and_gives_colours_by_number,
                     *boost::unit_test::label("swiss1992-F4")) {
  Tournament tournament = crosstable({"", "", "", "", "", "", "", ""});
  BOOST_TEST(boards_of(tournament) == "1-5 6-2 3-7 8-4");
  tournament.initial_colour = Side::Black;
  BOOST_TEST(boards_of(tournament) == "5-1 2-6 7-3 4-8");
}

BOOST_AUTO_TEST_CASE(the_lowest_of_an_odd_number_has_the_bye_in_round_one,
                     *boost::unit_test::label("swiss1992-F4")) {
  const Tournament tournament = crosstable({"", "", "", "", ""});
  BOOST_TEST(boards_of(tournament) == "1-3 4-2 5-0");
  const auto pairing = pair_swiss1992(tournament, 1);
  const NewFloat bye{5, Float::Down};
  BOOST_TEST((pairing->floats == std::vector{bye}));
}

BOOST_AUTO_TEST_CASE(a_transposition_saves_the_colour_preferences,
                     *boost::unit_test::label("swiss1992-B4")) {
  BOOST_TEST(boards_of(crosstable({"5w1", "6b1", "7w1", "8b1", "1b0", "2w0", "3b0", "4w0"})) ==
             "4-1 2-3 5-8 7-6");
}

BOOST_AUTO_TEST_CASE(another_player_is_moved_down_when_the_first_finds_no_opponent,
                     *boost::unit_test::label("swiss1992-C12")) {
  BOOST_TEST(
      pairs_of(sketch({{two, {}}, {two, {}}, {two, {4, 5}}, {one, {3}}, {one, {3}}, {none, {}}})) ==
      "1-3 2-4 5-6");
}

BOOST_AUTO_TEST_CASE(the_penultimate_bracket_gives_up_a_pair_for_the_lowest,
                     *boost::unit_test::label("swiss1992-C13")) {
  BOOST_TEST(
      pairs_of(sketch({{one, {}}, {one, {}}, {one, {}}, {one, {}}, {none, {6}}, {none, {5}}})) ==
      "1-2 3-5 4-6");
}

BOOST_AUTO_TEST_CASE(the_two_lowest_brackets_are_joined_when_nothing_else_helps,
                     *boost::unit_test::label("swiss1992-C13")) {
  BOOST_TEST(pairs_of(sketch({{one, {3}}, {one, {}}, {none, {1, 4}}, {none, {3}}})) == "1-4 2-3");
}

BOOST_AUTO_TEST_CASE(players_who_all_have_met_move_down_together,
                     *boost::unit_test::label("swiss1992-C14")) {
  BOOST_TEST(
      pairs_of(sketch(
          {{one, {}}, {one, {3, 4}}, {one, {2, 4}}, {one, {2, 3}}, {none, {}}, {none, {}}})) ==
      "1-2 3-5 4-6");
}

BOOST_AUTO_TEST_CASE(a_moved_down_player_gets_another_opponent_for_the_sake_of_the_remainder,
                     *boost::unit_test::label("swiss1992-C10")) {
  BOOST_TEST(pairs_of(sketch({{one, {}}, {none, {}}, {none, {4}}, {none, {3}}})) == "1-3 2-4");
}

BOOST_AUTO_TEST_CASE(a_player_with_a_point_without_play_does_not_get_the_bye,
                     *boost::unit_test::label("swiss1992-B1b")) {
  BOOST_TEST(boards_of(crosstable({"2w1", "1b0", "U"})) == "3-1 2-0");
  BOOST_TEST(boards_of(crosstable({"2w1 3b1", "1b0 U", "U 1w0"})) == "2-3 1-0");
}

BOOST_AUTO_TEST_CASE(three_equal_colours_in_a_row_are_never_given,
                     *boost::unit_test::label("swiss1992-B2")) {
  // 1 and 2 have had white twice, 3 and 4 black, and everybody has met his only other opponents.
  const Tournament tournament = crosstable({"3w1 4w1", "4w1 3w1", "1b0 2b0", "2b0 1b0"});
  BOOST_TEST(boards_of(tournament) == "refused");
}

BOOST_AUTO_TEST_CASE(the_last_round_frees_those_with_more_than_half_the_points,
                     *boost::unit_test::label("swiss1992-B")) {
  Tournament tournament = crosstable({"3w1 4w1", "4w1 3w1", "1b0 2b0", "2b0 1b0"});
  tournament.players[2].rounds = {};  // 3 and 4 went home
  tournament.players[3].rounds = {};
  tournament.announced_byes = {{3, 3, Mark::ZeroPointBye}, {3, 4, Mark::ZeroPointBye}};
  tournament.rounds_total = 4;
  BOOST_TEST(boards_of(tournament) == "refused");
  tournament.rounds_total = 3;
  BOOST_TEST(boards_of(tournament) == "2-1");
}

BOOST_AUTO_TEST_CASE(a_forfeited_game_may_be_paired_again,
                     *boost::unit_test::label("swiss1992-F2")) {
  BOOST_TEST(boards_of(crosstable({"2w+", "1b-"})) == "1-2");
  BOOST_TEST(boards_of(crosstable({"2w1", "1b0"})) == "refused");
}

BOOST_AUTO_TEST_CASE(the_czech_letter_of_b6_forbids_any_float_for_two_rounds,
                     *boost::unit_test::label("swiss1992-B6")) {
  swiss1992::Card card;
  card.previous_float = Float::Up;
  BOOST_TEST(may_float(card, Float::Down, swiss1992::FloatRule::Full));
  card.reading = Reading1992::CzechLetter;
  BOOST_TEST(!may_float(card, Float::Down, swiss1992::FloatRule::Full));
  BOOST_TEST(may_float(card, Float::Down, swiss1992::FloatRule::WithoutB6));
}

BOOST_AUTO_TEST_CASE(forbidden_pairs_are_kept_apart_in_their_rounds_only) {
  Tournament tournament = crosstable({"", "", "", ""});
  tournament.forbidden.push_back({1, 2, {1, 3}});
  BOOST_TEST(boards_of(tournament) == "1-4 3-2");
  tournament.forbidden.front().first_round = 2;
  BOOST_TEST(boards_of(tournament) == "1-3 4-2");
}

BOOST_AUTO_TEST_CASE(exchanges_come_in_the_order_of_the_tables,
                     *boost::unit_test::label("swiss1992-D2")) {
  const std::vector<std::string> eight{"4/5",   "4/6",   "3/5",   "4/7",   "3/6",   "2/5",
                                       "3/7",   "2/6",   "2/7",   "43/56", "43/57", "42/56",
                                       "43/67", "42/57", "32/56", "42/67", "32/57", "32/67"};
  std::vector<std::string> found;
  for (const test::Swap& swap : test::swaps_in_order(4, 8)) {
    std::string text;
    for (const int number : swap.from_s1) text += std::to_string(number);
    text += "/";
    for (const int number : swap.from_s2) text += std::to_string(number);
    // The tables leave out 1 and 8, whose exchange brings nothing new, and three at a time.
    const bool in_tables = text.find_first_of("18") == std::string::npos;
    if (in_tables && (text.size() == 3 || text.size() == 5)) found.push_back(text);
  }
  BOOST_TEST(found == eight, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
