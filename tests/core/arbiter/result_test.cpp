#include "core/arbiter/result.hpp"

#include <boost/test/unit_test.hpp>

#include <set>

using namespace praporek;
using namespace praporek::arbiter;
using boost::unit_test::label;

namespace {

std::optional<Score> white(const char* result, const char* system) {
  return points_of(*read_result(result), Side::White, *scoring_named(system));
}

std::optional<Score> black(const char* result, const char* system) {
  return points_of(*read_result(result), Side::Black, *scoring_named(system));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(arbiter_result)

BOOST_AUTO_TEST_CASE(exactly_the_results_of_the_glossary_are_read, *label("laws2018-T1")) {
  for (const char* text : {"1-0", "0-1", "1/2-1/2", "1/2-0", "0-1/2", "0-0", "+/-", "-/+", "-/-",
                           "adjourned", "postponed"}) {
    BOOST_TEST(text_of(read_result(text).value()) == text);
  }
  BOOST_TEST((read_result("½-½").value() == GameResult::Draw));
  BOOST_TEST((read_result("1/2").value() == GameResult::Draw));
  BOOST_TEST(with_fractions(GameResult::HalfToBlackOnly) == "0-½");
  for (const char* text : {"1", "2-0", "=", "+", "1:0", ""}) BOOST_TEST(!read_result(text));
}

BOOST_AUTO_TEST_CASE(a_forfeit_was_not_played, *label("laws2018-T1")) {
  for (const char* text : {"+/-", "-/+", "-/-", "postponed"}) {
    BOOST_TEST(!was_played(*read_result(text)));
  }
  for (const char* text : {"1-0", "0-1", "1/2-1/2", "0-0", "1/2-0", "adjourned"}) {
    BOOST_TEST(was_played(*read_result(text)));
  }
}

BOOST_AUTO_TEST_CASE(a_game_may_be_played_and_not_rated) {
  const auto unrated = read_reported_result("1-0 unrated").value();
  BOOST_TEST((unrated.result == GameResult::WhiteWins));
  BOOST_TEST(!counts_for_rating(unrated));
  BOOST_TEST(text_of(unrated) == "1-0 unrated");
  BOOST_TEST(counts_for_rating(*read_reported_result("1-0")));
  BOOST_TEST(!counts_for_rating(*read_reported_result("-/+")));
  BOOST_TEST(!counts_for_rating(*read_reported_result("adjourned")));
}

BOOST_AUTO_TEST_CASE(a_win_is_one_a_draw_half_a_loss_nothing, *label("laws2018-10.1")) {
  BOOST_TEST((white("1-0", "1-1/2-0") == Score{10}));
  BOOST_TEST((black("1-0", "1-1/2-0") == Score{0}));
  BOOST_TEST((white("1/2-1/2", "1-1/2-0") == Score{5}));
  BOOST_TEST((black("1/2-1/2", "1-1/2-0") == Score{5}));
  BOOST_TEST((white("-/+", "1-1/2-0") == Score{0}));
  BOOST_TEST((black("-/+", "1-1/2-0") == Score{10}));
  BOOST_TEST(!white("adjourned", "1-1/2-0").has_value());
}

BOOST_AUTO_TEST_CASE(other_scoring_systems, *label("laws2018-10.1-note")) {
  BOOST_TEST((white("1/2-1/2", "3-1-0") == Score{10}));
  BOOST_TEST((white("1-0", "3-1-0") == Score{30}));
  BOOST_TEST((white("-/+", "3-2-1-0") == Score{0}));
  BOOST_TEST((black("-/+", "3-2-1-0") == Score{30}));
  BOOST_TEST((white("0-1", "3-2-1-0") == Score{10}));
  BOOST_TEST((black("0-1", "3-2-1-0") == Score{30}));
  BOOST_TEST((white("1/2-1/2", "3-2-1-0") == Score{20}));
  BOOST_TEST((white("1/2-1/2", "2-1-0") == Score{10}));
  BOOST_TEST(!scoring_named("4-2-0").has_value());
}

BOOST_AUTO_TEST_CASE(shared_points_and_sums_above_the_game_are_refused, *label("laws2018-10.2")) {
  for (const char* text : {"0.75-0.25", "3/4-1/4", "1-1", "1-1/2", "1/2-1"}) {
    const auto read = read_result(text);
    BOOST_TEST(!read.has_value());
    BOOST_TEST(read.error().article().number == "10.2");
  }
  BOOST_TEST(read_result("1/2-0").has_value());
  BOOST_TEST(read_result("0-0").has_value());
  BOOST_TEST(!result_of({{Share::Whole, Share::Half}}).has_value());
  BOOST_TEST(!result_of({{Share::Whole, Share::Whole}}).has_value());
}

BOOST_AUTO_TEST_CASE(no_result_is_worth_more_than_the_game, *label("laws2018-10.2")) {
  for (const char* system : {"1-1/2-0", "3-1-0", "3-2-1-0", "2-1-0"}) {
    const ScoringSystem scoring = *scoring_named(system);
    for (const char* text :
         {"1-0", "0-1", "1/2-1/2", "1/2-0", "0-1/2", "0-0", "+/-", "-/+", "-/-"}) {
      BOOST_TEST((*white(text, system) + *black(text, system) <= maximum_of(scoring)),
                 text << " by " << system);
    }
  }
}

BOOST_AUTO_TEST_CASE(turned_twice_is_the_same_result) {
  std::set<std::string> seen;
  for (const char* text : {"1-0", "0-1", "1/2-1/2", "1/2-0", "0-1/2", "0-0", "+/-", "-/+", "-/-",
                           "adjourned", "postponed"}) {
    const GameResult result = *read_result(text);
    BOOST_TEST((turned(turned(result)) == result));
    seen.insert(text_of(turned(result)));
  }
  BOOST_TEST(seen.size() == 11U);
  BOOST_TEST((turned(GameResult::HalfToWhiteOnly) == GameResult::HalfToBlackOnly));
}

BOOST_AUTO_TEST_SUITE_END()
