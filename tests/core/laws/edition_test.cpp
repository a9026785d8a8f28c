#include "core/laws/edition.hpp"

#include <boost/test/unit_test.hpp>

using praporek::Article;
using praporek::Millis;
using namespace praporek::laws;
using namespace std::chrono_literals;

namespace {

std::string in_2023(const char* number) { return number_in(Article{number}, Edition::Laws2023); }

}  // namespace

BOOST_AUTO_TEST_SUITE(laws_edition)

BOOST_AUTO_TEST_CASE(the_first_of_january_2023_changes_the_edition) {
  BOOST_TEST((edition_in_force(2022y / 12 / 31) == Edition::Laws2018));
  BOOST_TEST((edition_in_force(2023y / 1 / 1) == Edition::Laws2023));
}

BOOST_AUTO_TEST_CASE(an_edition_is_named_by_its_year) {
  for (const Edition edition : {Edition::Laws2018, Edition::Laws2023}) {
    BOOST_TEST((edition_of_year(year_of(edition)) == edition));
  }
  BOOST_TEST(!edition_of_year("2017").has_value());
}

BOOST_AUTO_TEST_CASE(the_definition_of_the_same_position_moved_and_took_its_parts_along) {
  BOOST_TEST(in_2023("9.2.2") == "9.2.3");
  BOOST_TEST(in_2023("9.2.2.1") == "9.2.3.1");
  BOOST_TEST(in_2023("9.2.1") == "9.2");
  BOOST_TEST(in_2023("9.2.1.2") == "9.2.2");
}

BOOST_AUTO_TEST_CASE(the_appendices_moved_by_one) {
  BOOST_TEST(in_2023("A.3.1.2") == "A.4.2");
  BOOST_TEST(in_2023("A.3.2") == "A.4.3");
  BOOST_TEST(in_2023("A.4.2") == "A.5.2");
  BOOST_TEST(in_2023("A.5") == "A.6");
  BOOST_TEST(in_2023("B.2") == "A.3");
  BOOST_TEST(in_2023("B.3.1.1") == "B.2.1");
  BOOST_TEST(in_2023("B.4") == "B.3");
}

BOOST_AUTO_TEST_CASE(what_did_not_move_keeps_its_number) {
  for (const char* number : {"7.5.5", "9.6.1", "11.3.2.2", "A.1", "A.2", "B.1", "3.7.3", "10.1"}) {
    BOOST_TEST(in_2023(number) == number);
  }
}

BOOST_AUTO_TEST_CASE(in_2018_every_article_has_its_own_number) {
  BOOST_TEST(number_in(Article{"A.4.2"}, Edition::Laws2018) == "A.4.2");
  BOOST_TEST(number_in(Article{"9.2.2.1"}, Edition::Laws2018) == "9.2.2.1");
}

BOOST_AUTO_TEST_CASE(guidelines_are_printed_without_the_letter_they_are_filed_under) {
  BOOST_TEST(in_2023("GIII.4") == "III.4");
  BOOST_TEST(number_in(Article{"GI.1.1"}, Edition::Laws2018) == "I.1.1");
}

BOOST_AUTO_TEST_CASE(articles_of_other_rules_are_left_alone) {
  BOOST_TEST(in_2023("Dutch C6") == "Dutch C6");
  BOOST_TEST(in_2023("Swiss 1992 B2") == "Swiss 1992 B2");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(laws_edition_facts)

BOOST_AUTO_TEST_CASE(only_2023_gives_one_minute_in_rapid,
                     *boost::unit_test::label("laws2023-A.3")) {
  BOOST_TEST((edition_facts(Edition::Laws2018).penalty.rapid == 2min));
  BOOST_TEST((edition_facts(Edition::Laws2023).penalty.rapid == 1min));
}

BOOST_AUTO_TEST_CASE(standard_is_two_minutes_and_blitz_one_in_both_editions,
                     *boost::unit_test::label("laws2018-B.2")) {
  for (const Edition edition : {Edition::Laws2018, Edition::Laws2023}) {
    const PenaltyTime& penalty = edition_facts(edition).penalty;
    BOOST_TEST((penalty.standard == 2min));
    BOOST_TEST((penalty.blitz == 1min));
    BOOST_TEST((penalty.blitz_supervised == 1min));
  }
}

BOOST_AUTO_TEST_CASE(the_quickplay_guideline_keeps_its_two_minutes) {
  BOOST_TEST((edition_facts(Edition::Laws2018).guideline_three == 2min));
  BOOST_TEST((edition_facts(Edition::Laws2023).guideline_three == 2min));
}

BOOST_AUTO_TEST_CASE(what_came_with_2023_is_off_in_2018) {
  const EditionFacts& before = edition_facts(Edition::Laws2018);
  const EditionFacts& after = edition_facts(Edition::Laws2023);
  BOOST_TEST(!before.resigning_may_draw);
  BOOST_TEST(after.resigning_may_draw);
  BOOST_TEST(!before.electronic_scoresheet);
  BOOST_TEST(after.electronic_scoresheet);
  BOOST_TEST(!before.intended_move_may_be_entered);
  BOOST_TEST(after.intended_move_may_be_entered);
  BOOST_TEST(!before.clock_is_paused);
  BOOST_TEST(after.clock_is_paused);
}

BOOST_AUTO_TEST_SUITE_END()
