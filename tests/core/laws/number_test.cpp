#include "core/laws/number.hpp"

#include <boost/test/unit_test.hpp>

using namespace praporek::laws;

BOOST_AUTO_TEST_SUITE(laws_number)

BOOST_AUTO_TEST_CASE(an_arbiter_may_write_a_number_in_several_ways) {
  BOOST_TEST(number_meant("9.2").value() == "9.2");
  BOOST_TEST(number_meant("9.2.").value() == "9.2");
  BOOST_TEST(number_meant("čl. 9.2.2").value() == "9.2.2");
  BOOST_TEST(number_meant("Article 12").value() == "12");
  BOOST_TEST(number_meant("a.4").value() == "A.4");
  BOOST_TEST(number_meant("GIII.4").value() == "III.4");
  BOOST_TEST(number_meant("iii.4").value() == "III.4");
}

BOOST_AUTO_TEST_CASE(words_are_no_numbers) {
  for (const char* words : {"", "mobil", "13", "9.x", "9..2", "E.1", "IV.1", "draw offer 9.1"}) {
    BOOST_TEST(!number_meant(words).has_value(), words);
  }
}

BOOST_AUTO_TEST_CASE(a_part_is_within_its_article_and_a_namesake_is_not) {
  BOOST_TEST(is_within("9.2.1", "9.2"));
  BOOST_TEST(is_within("9.2", "9.2"));
  BOOST_TEST(!is_within("9.20", "9.2"));
  BOOST_TEST(!is_within("9.2", "9.2.1"));
  BOOST_TEST(!is_within("III.4", "I"));
}

BOOST_AUTO_TEST_CASE(the_order_is_that_of_the_book) {
  BOOST_TEST(comes_before("9.2", "9.10"));
  BOOST_TEST(comes_before("9.2", "9.2.1"));
  BOOST_TEST(comes_before("12.9.9", "A"));
  BOOST_TEST(comes_before("D.2.11", "I.1"));
  BOOST_TEST(comes_before("II.3", "III.1"));
  BOOST_TEST(!comes_before("9.2", "9.2"));
}

BOOST_AUTO_TEST_SUITE_END()
