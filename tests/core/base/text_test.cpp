#include "core/base/text.hpp"

#include <boost/test/unit_test.hpp>

namespace p = praporek;

BOOST_AUTO_TEST_SUITE(base_text)

BOOST_AUTO_TEST_CASE(lines_end_with_lf_crlf_or_cr) {
  const auto lines = p::lines_of("one\ntwo\r\n\rfour");
  BOOST_REQUIRE(lines.size() == 4);
  BOOST_TEST(lines[0] == "one");
  BOOST_TEST(lines[1] == "two");
  BOOST_TEST(lines[2] == "");
  BOOST_TEST(lines[3] == "four");
}

BOOST_AUTO_TEST_CASE(split_keeps_empty_pieces_and_words_do_not) {
  BOOST_TEST(p::split("a,,b", ',').size() == 3);
  BOOST_TEST(p::split("", ',').size() == 1);
  BOOST_TEST(p::words_of("  a  b ").size() == 2);
  BOOST_TEST(p::words_of("   ").empty());
}

BOOST_AUTO_TEST_CASE(a_number_with_anything_beside_it_is_no_number) {
  BOOST_TEST((p::whole_number("42") == 42));
  BOOST_TEST((p::whole_number("-7") == -7));
  BOOST_TEST(!p::whole_number("42x"));
  BOOST_TEST(!p::whole_number(" 42"));
  BOOST_TEST(!p::whole_number(""));
  BOOST_TEST(!p::whole_number("99999999999"));
}

BOOST_AUTO_TEST_CASE(trimming_takes_blanks_from_both_ends_only) {
  BOOST_TEST(p::trimmed(" \ta b\r\n") == "a b");
  BOOST_TEST(p::trimmed(" \t") == "");
  BOOST_TEST(p::lower_case_ascii("KŘ A") == "kŘ a");
}

BOOST_AUTO_TEST_SUITE_END()
