#include "core/pairing/colour.hpp"

#include <boost/test/unit_test.hpp>

#include <string_view>

namespace pairing = praporek::pairing;
using pairing::ColourRule;
using pairing::ColourStanding;
using pairing::Mark;
using pairing::PreferenceKind;
using praporek::Side;

namespace {

/// "WBuW": colours of the rounds so far, u for a round without a game.
ColourStanding standing(std::string_view colours) {
  pairing::Player player;
  for (const char colour : colours) {
    if (colour == 'u') {
      player.rounds.push_back({2, Side::White, Mark::ForfeitWin});
    } else {
      player.rounds.push_back({2, colour == 'W' ? Side::White : Side::Black, Mark::Draw});
    }
  }
  return colour_standing(player, static_cast<int>(colours.size()) + 1);
}

void prefers(std::string_view colours, PreferenceKind kind, Side side) {
  BOOST_TEST_CONTEXT(colours) {
    const ColourStanding result = standing(colours);
    BOOST_TEST((result.kind == kind));
    BOOST_TEST((result.preference == side));
  }
}

void decides(std::string_view higher, std::string_view lower, ColourRule rule, Side colour) {
  BOOST_TEST_CONTEXT(higher << " against " << lower) {
    const auto decision = allocate_colours(standing(higher), standing(lower), Side::Black);
    BOOST_TEST((decision.rule == rule));
    BOOST_TEST((decision.higher == colour));
  }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(dutch_colour, *boost::unit_test::label("dutch2026-5"))

BOOST_AUTO_TEST_CASE(preferences_grow_with_the_difference_and_with_repetition) {
  BOOST_TEST((standing("").kind == PreferenceKind::None));
  BOOST_TEST((standing("uu").kind == PreferenceKind::None));
  prefers("WB", PreferenceKind::Mild, Side::White);
  prefers("WBW", PreferenceKind::Strong, Side::Black);
  prefers("WBB", PreferenceKind::Absolute, Side::White);
  prefers("WWBWW", PreferenceKind::Absolute, Side::Black);
  prefers("WWBWBB", PreferenceKind::Absolute, Side::White);
}

BOOST_AUTO_TEST_CASE(a_round_without_a_game_leaves_no_trace) {
  prefers("BuB", PreferenceKind::Absolute, Side::White);
  prefers("WuBu", PreferenceKind::Mild, Side::White);
  BOOST_TEST(standing("BWBuW").history.size() == 4U);
}

BOOST_AUTO_TEST_CASE(both_preferences_are_granted_first) {
  decides("WB", "BW", ColourRule::BothPreferences, Side::White);
  decides("", "BW", ColourRule::BothPreferences, Side::White);
}

BOOST_AUTO_TEST_CASE(the_stronger_preference_wins) {
  decides("BW", "WBW", ColourRule::StrongerPreference, Side::White);
  decides("WBW", "BW", ColourRule::StrongerPreference, Side::Black);
  decides("BWW", "WWBW", ColourRule::StrongerPreference, Side::White);
}

BOOST_AUTO_TEST_CASE(then_colours_alternate_from_the_last_difference) {
  decides("BWWB", "WBWB", ColourRule::Alternation, Side::Black);
  decides("WBWB", "BWWB", ColourRule::Alternation, Side::White);
  decides("WuB", "WBWB", ColourRule::HigherRanked, Side::White);
}

BOOST_AUTO_TEST_CASE(then_the_higher_ranked_gets_his_preference) {
  decides("WB", "WB", ColourRule::HigherRanked, Side::White);
  decides("W", "W", ColourRule::HigherRanked, Side::Black);
}

BOOST_AUTO_TEST_CASE(without_preferences_the_initial_colour_decides) {
  decides("", "u", ColourRule::InitialColour, Side::Black);
}

BOOST_AUTO_TEST_SUITE_END()
