#include "core/laws/own_copy.hpp"

#include <boost/test/unit_test.hpp>

using namespace praporek::laws;

namespace {

std::vector<CopiedArticle> copied(const char* file) {
  return read_own_copy(file, digest_of(Edition::Laws2018, Language::English));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(laws_own_copy)

BOOST_AUTO_TEST_CASE(a_line_that_begins_with_a_number_begins_an_article) {
  const auto copy = copied("Preamble\n9.4 First line\n second line\n\n9.5.1. Other\n");
  BOOST_REQUIRE(copy.size() == 2U);
  BOOST_TEST(copy[0].number == "9.4");
  BOOST_TEST(copy[0].text == "First line second line");
  BOOST_TEST(copy[1].number == "9.5.1");
  BOOST_TEST(copy[1].text == "Other");
}

BOOST_AUTO_TEST_CASE(list_marks_of_a_converted_document_do_not_matter) {
  const auto copy = copied("- A.4.2** text of the article\n## III.4 more\n");
  BOOST_REQUIRE(copy.size() == 2U);
  BOOST_TEST(copy[0].number == "A.4.2");
  BOOST_TEST(copy[0].text == "text of the article");
  BOOST_TEST(copy[1].number == "III.4");
}

BOOST_AUTO_TEST_CASE(times_and_counts_at_the_start_of_a_line_belong_to_the_sentence) {
  const auto copy = copied("6.7.1 planned for\n15.15 at the latest\n30 minutes later\n9.99 what\n");
  BOOST_REQUIRE(copy.size() == 1U);
  BOOST_TEST(copy[0].text == "planned for 15.15 at the latest 30 minutes later 9.99 what");
}

BOOST_AUTO_TEST_CASE(a_table_of_contents_does_not_hide_the_article) {
  const auto copy = copied("9.4 short\n9.6.1 x\n9.4 the long text of the article\n");
  BOOST_REQUIRE(copy.size() == 2U);
  BOOST_TEST(copy[0].text == "the long text of the article");
}

BOOST_AUTO_TEST_CASE(a_question_for_an_article_gets_its_parts) {
  const auto copy = copied("9.5.1 a\n9.5.2 b\n9.6.1 c\n");
  BOOST_TEST(copied_within(copy, "9.5").size() == 2U);
  BOOST_TEST(copied_within(copy, "9").size() == 3U);
  BOOST_TEST(copied_within(copy, "8").empty());
}

BOOST_AUTO_TEST_SUITE_END()
