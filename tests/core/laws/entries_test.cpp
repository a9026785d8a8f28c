#include "core/laws/entries.hpp"

#include <boost/test/unit_test.hpp>

using namespace praporek::laws;

BOOST_TEST_DONT_PRINT_LOG_VALUE(Kind)
BOOST_TEST_DONT_PRINT_LOG_VALUE(Entry::In)

BOOST_AUTO_TEST_SUITE(laws_entries)

BOOST_AUTO_TEST_CASE(an_entry_has_a_number_a_title_and_lines_of_text) {
  const auto entries =
      read_entries("# remark\n@9.4 | Touching\nOne line\nand another.\n\n@10 | X\n");
  BOOST_REQUIRE(entries.has_value());
  BOOST_REQUIRE(entries->size() == 2U);
  BOOST_TEST(entries->front().key == "9.4");
  BOOST_TEST(entries->front().title == "Touching");
  BOOST_TEST(entries->front().text == "One line and another.");
  BOOST_TEST(entries->back().text == "");
}

BOOST_AUTO_TEST_CASE(marks_tell_editions_notes_and_terms) {
  const auto entries = read_entries(
      "@5.1.2 [2023] | A\n@8.1.1.2 [only 2023] | B\n@note 6.7 | C\n@term flag-fall | {a|b} D\n");
  BOOST_REQUIRE(entries.has_value());
  BOOST_REQUIRE(entries->size() == 4U);
  BOOST_TEST((*entries)[0].in == Entry::In::Changed2023);
  BOOST_TEST((*entries)[1].in == Entry::In::Only2023);
  BOOST_TEST((*entries)[1].key == "8.1.1.2");
  BOOST_TEST((*entries)[2].kind == Kind::Note);
  BOOST_TEST((*entries)[2].key == "6.7");
  BOOST_TEST((*entries)[3].kind == Kind::Term);
  BOOST_TEST((*entries)[3].title == "{a|b} D");
}

BOOST_AUTO_TEST_CASE(a_line_at_fault_is_named) {
  for (const char* file : {"@1.1 | A\n@1.2 no bar\n", "@1.1 | A\n@ | no number\n"}) {
    const auto entries = read_entries(file);
    BOOST_REQUIRE(entries.has_error());
    BOOST_TEST(entries.error().why().id == "laws.bad-entry");
    BOOST_TEST(entries.error().why().arguments.front() == "2");
  }
  BOOST_TEST(read_entries("text before any entry").has_error());
}

BOOST_AUTO_TEST_SUITE_END()
