#include "core/pairing/dutch_criteria.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace pairing = praporek::pairing;
namespace dutch = praporek::pairing::dutch;
using dutch::Charge;
using pairing::Float;
using pairing::PreferenceKind;
using praporek::Score;
using praporek::Side;

namespace dutch_criteria_cases {

pairing::ColourStanding wants(Side side, PreferenceKind kind, int difference,
                              std::vector<Side> history = {}) {
  return {std::move(history), difference, kind, side};
}

/// One moved-down player (place 0) and four residents.
struct Fixture {
  pairing::Field field;
  dutch::BracketView view;

  Fixture() {
    for (int i = 0; i < 5; ++i) {
      pairing::Contender player;
      player.tpn = i + 1;
      player.score = Score{i == 0 ? 30 : 20};
      player.score_level = i == 0 ? 0 : 1;
      field.players.push_back(player);
    }
    view.field = &field;
    view.resident_level = 1;
  }
  pairing::Contender& at(int place) { return field.players[static_cast<std::size_t>(place)]; }
};

}  // namespace dutch_criteria_cases

using dutch_criteria_cases::Fixture;
using dutch_criteria_cases::wants;

BOOST_FIXTURE_TEST_SUITE(dutch_criteria, Fixture, *boost::unit_test::label("dutch2026-C"))

BOOST_AUTO_TEST_CASE(c6_counts_and_c7_grades_downfloaters) {
  BOOST_TEST((c6_downfloater(view, 1) == Charge{0, 1}));
  BOOST_TEST((c7_downfloater_score(view, 0) == Charge{0, 1}));
  BOOST_TEST((c7_downfloater_score(view, 3) == Charge{1, 1}));
}

BOOST_AUTO_TEST_CASE(c8_grades_whoever_floats_on) {
  BOOST_TEST((c8_next_downfloater(view, 2) == Charge{0, 1}));
  BOOST_TEST((c8_next_downfloater_score(view, 2) == Charge{1, 1}));
}

BOOST_AUTO_TEST_CASE(c9_speaks_only_of_the_bye) {
  at(2).unplayed = 3;
  BOOST_TEST(c9_unplayed_games(view, 2).amount == 0);
  view.floater_gets_bye = true;
  BOOST_TEST(c9_unplayed_games(view, 2).amount == 3);
}

BOOST_AUTO_TEST_CASE(c10_needs_two_wide_differences) {
  at(1).colour = wants(Side::Black, PreferenceKind::Absolute, 2);
  at(2).colour = wants(Side::Black, PreferenceKind::Absolute, 2);
  at(3).colour = wants(Side::Black, PreferenceKind::Absolute, 1, {Side::White, Side::White});
  BOOST_TEST(c10_colour_difference(view, 1, 2).amount == 1);
  BOOST_TEST(c10_colour_difference(view, 1, 3).amount == 0);
}

BOOST_AUTO_TEST_CASE(c11_falls_on_the_narrower_difference) {
  at(1).colour = wants(Side::Black, PreferenceKind::Absolute, 2, {Side::White, Side::Black});
  at(2).colour = wants(Side::Black, PreferenceKind::Absolute, 1, {Side::White, Side::White});
  at(3).colour = wants(Side::Black, PreferenceKind::Absolute, 2, {Side::White, Side::White});
  BOOST_TEST(c11_third_colour(view, 1, 2).amount == 1);
  BOOST_TEST(c11_third_colour(view, 1, 3).amount == 0);
  BOOST_TEST(c11_third_colour(view, 2, 3).amount == 1);
}

BOOST_AUTO_TEST_CASE(c12_counts_any_clash_and_c13_only_strong_losers) {
  at(1).colour = wants(Side::White, PreferenceKind::Mild, 0);
  at(2).colour = wants(Side::White, PreferenceKind::Strong, -1);
  at(3).colour = wants(Side::White, PreferenceKind::Absolute, -2);
  at(4).colour = wants(Side::Black, PreferenceKind::Strong, 1);
  BOOST_TEST(c12_colour_preference(view, 1, 2).amount == 1);
  BOOST_TEST(c12_colour_preference(view, 1, 4).amount == 0);
  BOOST_TEST(c12_colour_preference(view, 0, 1).amount == 0);
  BOOST_TEST(c13_strong_preference(view, 1, 2).amount == 0);
  BOOST_TEST(c13_strong_preference(view, 2, 3).amount == 1);
  BOOST_TEST(c13_strong_preference(view, 2, 4).amount == 0);
}

BOOST_AUTO_TEST_CASE(c14_and_c16_protect_residents_only) {
  at(0).last_float = at(1).last_float = Float::Down;
  at(0).float_before_last = at(2).float_before_last = Float::Down;
  BOOST_TEST(c14_downfloat_repeated(view, 0).amount == 0);
  BOOST_TEST(c14_downfloat_repeated(view, 1).amount == 1);
  BOOST_TEST(c14_downfloat_repeated(view, 2).amount == 0);
  BOOST_TEST(c16_downfloat_two_rounds_ago(view, 0).amount == 0);
  BOOST_TEST(c16_downfloat_two_rounds_ago(view, 2).amount == 1);
}

BOOST_AUTO_TEST_CASE(c15_and_c17_protect_opponents_of_moved_down_players) {
  at(2).last_float = Float::Up;
  at(3).float_before_last = Float::Up;
  BOOST_TEST(c15_upfloat_repeated(view, 0, 2).amount == 1);
  BOOST_TEST(c15_upfloat_repeated(view, 1, 2).amount == 0);
  BOOST_TEST(c17_upfloat_two_rounds_ago(view, 0, 3).amount == 1);
  BOOST_TEST(c17_upfloat_two_rounds_ago(view, 0, 2).amount == 0);
}

BOOST_AUTO_TEST_CASE(c18_to_c21_grade_by_the_score_of_the_moved_down_player) {
  at(0).last_float = at(1).last_float = Float::Down;
  at(0).float_before_last = Float::Down;
  at(2).last_float = at(2).float_before_last = Float::Up;
  BOOST_TEST((c18_downfloater_difference(view, 0) == Charge{0, 1}));
  BOOST_TEST(c18_downfloater_difference(view, 1).amount == 0);
  BOOST_TEST((c19_upfloater_difference(view, 0, 2) == Charge{0, 1}));
  BOOST_TEST((c20_downfloater_difference_two_ago(view, 0) == Charge{0, 1}));
  BOOST_TEST((c21_upfloater_difference_two_ago(view, 0, 2) == Charge{0, 1}));
  BOOST_TEST(c21_upfloater_difference_two_ago(view, 0, 3).amount == 0);
}

BOOST_AUTO_TEST_CASE(a_finished_candidate_is_charged_criterion_by_criterion) {
  at(1).colour = wants(Side::White, PreferenceKind::Mild, 0);
  at(2).colour = wants(Side::White, PreferenceKind::Mild, 0);
  at(4).last_float = Float::Down;
  const dutch::Costs costs = costs_inside(view, {{{0, 3}, {1, 2}}, {4}});
  std::vector<std::string_view> articles;
  for (const dutch::CriterionCost& cost : costs)
    articles.push_back(dutch::quality_criteria()[static_cast<std::size_t>(cost.criterion)].article);
  const std::vector<std::string_view> expected{"Dutch C6", "Dutch C7", "Dutch C12", "Dutch C14"};
  BOOST_TEST(articles == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_first_criterion_that_differs_decides) {
  const dutch::Costs better{{0, 0, 1}, {7, 0, 2}};
  const dutch::Costs worse{{0, 0, 1}, {4, 0, 1}};
  const auto difference = first_difference(worse, better);
  BOOST_REQUIRE(difference.has_value());
  BOOST_TEST(difference->criterion == 4);
  BOOST_TEST(difference->first_is_worse);
  BOOST_TEST(!first_difference(better, worse)->first_is_worse);
  BOOST_TEST(!first_difference(better, better).has_value());
}

BOOST_AUTO_TEST_SUITE_END()
