#include "core/base/text.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/notation/positions.hpp"
#include "tests/support/fixtures.hpp"
#include <fstream>

using namespace praporek;
using notation::Form;

namespace {

struct Row {
  rules::Position position;
  std::string uci;
  std::string brief;
  std::string longhand;
};

std::vector<Row> rows() {
  std::ifstream file{praporek::fixtures() + "/notation/moves.tsv"};
  std::string line;
  std::getline(file, line);  // names of the columns
  std::vector<Row> all;
  while (std::getline(file, line)) {
    const auto cells = split(line, '\t');
    all.push_back({test::at(cells.at(0), cells.at(4) == "1"), std::string{cells[1]},
                   std::string{cells[2]}, std::string{cells[3]}});
  }
  return all;
}

std::string without(std::string text, std::string_view signs) {
  std::erase_if(text, [&](char c) { return signs.find(c) != std::string_view::npos; });
  return text;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(notation_fixture)

BOOST_AUTO_TEST_CASE(every_move_is_written_as_prescribed) {
  const auto all = rows();
  BOOST_REQUIRE(all.size() > 150);
  for (const Row& row : all) {
    const auto move = rules::move_of_uci(row.position, row.uci).value();
    BOOST_TEST(notation::written(row.position, move) == row.brief);
    BOOST_TEST(notation::written(row.position, move, {.form = Form::Long}) == row.longhand);
  }
}

BOOST_AUTO_TEST_CASE(every_move_is_read_back_with_or_without_signs) {
  for (const Row& row : rows()) {
    BOOST_TEST(test::meaning(row.position, row.brief) == row.uci);
    BOOST_TEST(test::meaning(row.position, row.longhand) == row.uci);
    BOOST_TEST(test::meaning(row.position, without(row.brief, "x+#=")) == row.uci);
    BOOST_TEST(test::meaning(row.position, without(row.longhand, "x+#=-")) == row.uci);
  }
}

BOOST_AUTO_TEST_CASE(every_move_survives_every_language) {
  for (const Row& row : rows()) {
    const auto move = rules::move_of_uci(row.position, row.uci).value();
    for (const auto letters : notation::all_letters) {
      const std::string text = notation::written(row.position, move, {letters});
      BOOST_TEST(test::meaning(row.position, text, {letters}) == row.uci);
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
