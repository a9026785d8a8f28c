#include "tui/screen/linear_writer.hpp"

#include "tui/screen/line.hpp"

#include <boost/test/unit_test.hpp>

namespace tui = praporek::tui;

namespace {

tui::Frame frame_of(const std::vector<std::string>& body, std::size_t chosen_row) {
  tui::View view;
  view.lines = {tui::Line{"16:52:07"}, tui::Line{"Hall Results"}, tui::Line{"─ Hall ────"}};
  for (std::size_t i = 0; i < body.size(); ++i) {
    view.lines.push_back(tui::Line{body[i], i == chosen_row ? tui::chosen : tui::plain});
  }
  view.lines.resize(9);
  view.lines.push_back(tui::Line{"? keys"});
  return tui::painted(view, {40, 10});
}

}  // namespace

BOOST_AUTO_TEST_SUITE(linear_writer)

BOOST_AUTO_TEST_CASE(everything_is_said_once) {
  tui::LinearWriter writer{true};
  BOOST_TEST(writer.changes(frame_of({"  1   Adamec │ 2", "  2   Beran"}, 0)) ==
             "Hall\r\n1 Adamec 2\r\n2 Beran\r\n");
  BOOST_TEST(writer.changes(frame_of({"  1   Adamec │ 2", "  2   Beran"}, 0)).empty());
}

BOOST_AUTO_TEST_CASE(a_new_line_and_the_newly_chosen_one_are_said) {
  tui::LinearWriter writer{true};
  writer.changes(frame_of({"1 Adamec", "2 Beran"}, 0));
  BOOST_TEST(writer.changes(frame_of({"1 Adamec", "2 Beran"}, 1)) == "2 Beran\r\n");
  BOOST_TEST(writer.changes(frame_of({"17 FLAG", "1 Adamec", "2 Beran"}, 2)) == "17 FLAG\r\n");
}

BOOST_AUTO_TEST_SUITE_END()
