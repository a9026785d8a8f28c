#include "io/pdf/print.hpp"
#include "io/pdf/true_type.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <stdexcept>

using praporek::io::as_pdf;
using praporek::io::TrueType;
using namespace praporek::paper;

namespace {

std::size_t count_of(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

std::size_t pages_of(const Document& document) { return count_of(as_pdf(document), "/Type/Page/"); }

Document list_of(int rows) {
  Table table{{{"No.", Align::Right}, {"Jméno"}, {"Oddíl"}}, {}};
  for (int i = 1; i <= rows; ++i) {
    table.rows.push_back({std::to_string(i), "Řehoř, Žaneta", "TJ Sokol Údolí"});
  }
  return {"Turnaj", "Startovní listina", "strana {1} z {2}", {table}};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(pdf_pages)

BOOST_AUTO_TEST_CASE(a_long_list_goes_over_as_many_pages_as_it_needs) {
  BOOST_TEST(pages_of(list_of(3)) == 1U);
  BOOST_TEST(pages_of(list_of(60)) == 2U);
  // 47 rows of 14.5 points fit below the title on each page: 300 rows need seven.
  BOOST_TEST(pages_of(list_of(300)) == 7U);
}

BOOST_AUTO_TEST_CASE(four_slips_stand_on_a_page) {
  Cards cards{1, 4, {}};
  for (int boards : {1, 4, 5, 300}) {
    cards.cards.assign(static_cast<std::size_t>(boards), Card{{"Šachovnice 1"}});
    BOOST_TEST(pages_of({"", "", "", {cards}}) == static_cast<std::size_t>((boards + 3) / 4));
  }
}

BOOST_AUTO_TEST_CASE(a_wide_table_turns_the_page) {
  Table table;
  for (int i = 0; i < 30; ++i) table.columns.push_back({"round " + std::to_string(i)});
  table.rows.emplace_back(30, "123w1");
  const std::string pdf = as_pdf({"", "", "", {table}});
  BOOST_TEST(pdf.find("/MediaBox[0 0 841.89 595.28]") != std::string::npos);
  BOOST_TEST(as_pdf(list_of(1)).find("/MediaBox[0 0 595.28 841.89]") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(only_the_letters_used_are_in_the_file) {
  BOOST_TEST(as_pdf(list_of(3)).size() < 100'000U);
  BOOST_TEST(as_pdf(list_of(3)) == as_pdf(list_of(3)));
}

BOOST_AUTO_TEST_CASE(an_empty_document_is_one_page) { BOOST_TEST(pages_of({}) == 1U); }

BOOST_AUTO_TEST_CASE(bytes_that_are_no_font_are_refused) {
  BOOST_CHECK_THROW(TrueType{"short"}, std::invalid_argument);
  BOOST_CHECK_THROW(TrueType{std::string(100, '\0')}, std::invalid_argument);
}

BOOST_AUTO_TEST_SUITE_END()
