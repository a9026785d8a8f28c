#include "tui/screen/line.hpp"

#include <boost/test/unit_test.hpp>

namespace tui = praporek::tui;

BOOST_AUTO_TEST_SUITE(screen_lines)

BOOST_AUTO_TEST_CASE(texts_are_fitted_by_cells_not_bytes) {
  BOOST_TEST(tui::fitted("Dvořák", 8) == "Dvořák  ");
  BOOST_TEST(tui::fitted("Procházka", 6) == "Proch…");
  BOOST_TEST(tui::right_fitted("3½", 4) == "  3½");
  BOOST_TEST(tui::fitted("漢字漢字", 5) == "漢字…");
  BOOST_TEST(tui::fitted("漢字漢字", 6) == "漢字… ");
}

BOOST_AUTO_TEST_CASE(words_are_wrapped_at_the_width) {
  const auto lines = tui::wrapped("one two  three", 7);
  BOOST_REQUIRE(lines.size() == 2U);
  BOOST_TEST(lines[0] == "one two");
  BOOST_TEST(lines[1] == "three");
}

BOOST_AUTO_TEST_CASE(a_line_has_columns_and_a_right_end) {
  tui::Line line{"17"};
  line.to(5).add("FLAG").right("0:00", 20);
  BOOST_TEST(line.text() == "17   FLAG       0:00");
  BOOST_TEST(line.width() == 20);
}

BOOST_AUTO_TEST_CASE(a_view_becomes_cells_and_a_popup_covers_it) {
  tui::View view;
  view.lines = {tui::Line{"first line"}, tui::Line{"second line"}};
  view.popups.push_back({{tui::Line{"[up]", tui::chosen}}, {3, 1}});
  const tui::Frame frame = tui::painted(view, {12, 3});
  BOOST_TEST(frame.text() == "first line\nsec[up]line\n\n");
  BOOST_TEST(frame.at(3, 1).style.reverse);
  BOOST_TEST(!frame.at(2, 1).style.reverse);
}

BOOST_AUTO_TEST_CASE(without_unicode_the_signs_have_letters) {
  tui::View view;
  view.lines = {tui::Line{"⚑ Dvořák 漢 ✓ e\xCC\x81"}};
  BOOST_TEST(tui::ascii_of(tui::painted(view, {20, 1})).text() == "F Dvorak ?  v e\n");
}

BOOST_AUTO_TEST_SUITE_END()
