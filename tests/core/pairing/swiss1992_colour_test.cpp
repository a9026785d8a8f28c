#include "core/pairing/swiss1992_colour.hpp"

#include <boost/test/unit_test.hpp>

#include "sketch.hpp"

namespace {

using namespace praporek;
using namespace praporek::pairing;
using namespace praporek::pairing::swiss1992;

/// A card with these colours in played games, oldest first.
Card card_with(std::string_view colours, int tpn = 1) {
  Tournament tournament;
  Player player;
  player.tpn = tpn;
  for (const char colour : colours) {
    const Side side = colour == 'w' ? Side::White : Side::Black;
    player.rounds.push_back({99, side, Mark::Draw});
  }
  tournament.players.push_back(player);
  return cards_of(tournament, static_cast<int>(colours.size()) + 1).front();
}

bool is(const Card& card, Strength strength, Side colour) {
  return card.preference == Preference{strength, colour};
}

bool decides(const ColourDecision& decision, ColourRule rule, Side higher) {
  return decision.rule == rule && decision.higher == higher;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(pairing_swiss1992_colours, *boost::unit_test::label("swiss1992-E"))

BOOST_AUTO_TEST_CASE(preferences_are_absolute_strong_or_mild,
                     *boost::unit_test::label("swiss1992-A7")) {
  BOOST_TEST((card_with("").preference.strength == Strength::None));
  BOOST_TEST(is(card_with("w"), Strength::Strong, Side::Black));
  BOOST_TEST(is(card_with("wb"), Strength::Mild, Side::White));
  BOOST_TEST(is(card_with("bw"), Strength::Mild, Side::Black));
  BOOST_TEST(is(card_with("bww"), Strength::Absolute, Side::Black));
  BOOST_TEST(is(card_with("wbb"), Strength::Absolute, Side::White));
  BOOST_TEST(is(card_with("wwbb"), Strength::Absolute, Side::White));
}

BOOST_AUTO_TEST_CASE(more_than_half_the_points_in_the_last_round_leave_no_absolute_preference,
                     *boost::unit_test::label("swiss1992-A7")) {
  Tournament tournament = test::crosstable({"9w1 8w1", "9w1 8w="});
  tournament.rounds_total = 3;
  const Card card = cards_of(tournament, 3).front();
  BOOST_TEST(is(card, Strength::Strong, Side::Black));
  BOOST_TEST(may_have(card, Side::White));
  tournament.rounds_total = 4;
  BOOST_TEST(is(cards_of(tournament, 3).front(), Strength::Absolute, Side::Black));
}

BOOST_AUTO_TEST_CASE(both_preferences_are_granted_when_they_differ) {
  BOOST_TEST(decides(colours_of(card_with("w"), card_with("b"), Side::White), ColourRule::E1,
                     Side::Black));
  BOOST_TEST(
      decides(colours_of(card_with(""), card_with("b"), Side::White), ColourRule::E1, Side::Black));
  BOOST_TEST(
      decides(colours_of(card_with("b"), card_with(""), Side::White), ColourRule::E1, Side::White));
}

BOOST_AUTO_TEST_CASE(the_stronger_preference_wins) {
  BOOST_TEST(decides(colours_of(card_with("bw"), card_with("w"), Side::White), ColourRule::E2,
                     Side::White));
  BOOST_TEST(decides(colours_of(card_with("ww"), card_with("w"), Side::White), ColourRule::E2,
                     Side::Black));
}

BOOST_AUTO_TEST_CASE(equal_preferences_alternate_from_the_last_difference,
                     *boost::unit_test::label("swiss1992-F3")) {
  BOOST_TEST(decides(colours_of(card_with("wbwb"), card_with("bwwb"), Side::White), ColourRule::E3,
                     Side::White));
  BOOST_TEST(decides(colours_of(card_with("wwb"), card_with("w"), Side::White), ColourRule::E3,
                     Side::White));
}

BOOST_AUTO_TEST_CASE(the_higher_ranked_decides_when_histories_are_equal) {
  BOOST_TEST(decides(colours_of(card_with("wb"), card_with("wb"), Side::White), ColourRule::E4,
                     Side::White));
  BOOST_TEST(decides(colours_of(card_with("", 2), card_with("", 3), Side::White),
                     ColourRule::FirstRound, Side::Black));
}

BOOST_AUTO_TEST_SUITE_END()
