#include "core/laws/words.hpp"

#include <boost/test/unit_test.hpp>

using namespace praporek::laws;

using Words = std::vector<std::string>;

BOOST_TEST_DONT_PRINT_LOG_VALUE(Match)

BOOST_AUTO_TEST_SUITE(laws_words)

BOOST_AUTO_TEST_CASE(accents_case_and_signs_fall_away) {
  BOOST_TEST(search_words("Pád praporku – ŽLUŤOUČKÝ kůň!") ==
                 (Words{"pad", "praporku", "zlutoucky", "kun"}),
             boost::test_tools::per_element());
  BOOST_TEST(search_words("Päťdesiat ťahov, vŕba, ľahká, dôvod") ==
                 (Words{"patdesiat", "tahov", "vrba", "lahka", "dovod"}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(numbers_are_words_too) {
  BOOST_TEST(search_words("50 moves (9.3)") == (Words{"50", "moves", "9", "3"}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(small_words_say_nothing_unless_there_is_nothing_else) {
  BOOST_TEST(telling_words({"the", "flag", "is", "down"}) == (Words{"flag", "down"}),
             boost::test_tools::per_element());
  BOOST_TEST(telling_words({"the"}) == (Words{"the"}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(endings_of_a_word_do_not_matter) {
  BOOST_TEST(match("pat", "pat") == Match::Same);
  BOOST_TEST(match("praporek", "praporku") == Match::Kindred);
  BOOST_TEST(match("nemozny", "nemozneho") == Match::Kindred);
  BOOST_TEST(match("opak", "opakovani") == Match::Kindred);
  BOOST_TEST(match("tahu", "tah") == Match::Kindred);
  BOOST_TEST(match("move", "moves") == Match::Kindred);
}

BOOST_AUTO_TEST_CASE(words_that_only_begin_alike_are_different) {
  BOOST_TEST(match("remiza", "rema") == Match::None);
  BOOST_TEST(match("partie", "pat") == Match::None);
  BOOST_TEST(match("a", "arbiter") == Match::None);
}

BOOST_AUTO_TEST_SUITE_END()
