#include "core/paper/text_form.hpp"

#include <boost/test/unit_test.hpp>

using namespace praporek::paper;

BOOST_AUTO_TEST_SUITE(paper_as_text)

BOOST_AUTO_TEST_CASE(columns_are_as_wide_as_their_longest_cell_in_characters) {
  const Document document{
      "Open", "", "", {Table{{{"No.", Align::Right}, {"Jméno"}}, {{"1", "Řehoř"}, {"12", "Ng"}}}}};
  BOOST_TEST(as_text(document) == "Open\n\nNo.  Jméno\n---  -----\n  1  Řehoř\n 12  Ng\n");
}

BOOST_AUTO_TEST_CASE(long_paragraphs_are_broken_between_words) {
  std::string text;
  for (int i = 0; i < 30; ++i) text += "slovo ";
  for (const auto& block : {Block{Paragraph{text}}}) {
    const std::string page = as_text({"", "", "", {block}});
    BOOST_TEST(page.find("slovo\nslovo") != std::string::npos);
    BOOST_TEST(page.find('\n') < 80U);
  }
}

BOOST_AUTO_TEST_CASE(cards_show_where_to_write_and_where_to_cut) {
  const std::string page =
      as_text({"", "", "", {Cards{1, 4, {{{"Podpis", Size::Small, Align::Left, true}}}}}});
  BOOST_TEST(page.starts_with("Podpis ____"));
  BOOST_TEST(page.find("\n8< - -") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
