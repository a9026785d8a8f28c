#include <boost/test/unit_test.hpp>

#include "tests/app/command_line.hpp"
#include "tests/support/fixtures.hpp"
#include <fstream>
#include <iterator>

using praporek::test::Answer;
using praporek::test::run;

namespace {

const std::string report = praporek::fixtures() + "/standings/rated.trf";

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(command_standings)

BOOST_AUTO_TEST_CASE(tsv_has_one_row_a_player_by_number) {
  const Answer answer = run({"standings", report, "--tiebreaks", "DE,BH/C1,BH,SB,WIN,BWG",
                             "--columns", "BH,SB", "--format", "tsv"});
  BOOST_TEST(answer.code == 0);
  BOOST_TEST(answer.out.starts_with("tpn\trank\tpoints\tBH\tSB\n1\t2\t7.0\t42.0\t33.00\n"));
}

BOOST_AUTO_TEST_CASE(text_and_html_go_from_the_first_place_down) {
  const Answer text = run({"standings", report, "--tiebreaks", "BH", "--crosstable"});
  BOOST_TEST(text.code == 0);
  BOOST_TEST(contains(text.out, "rank  tpn"));
  BOOST_TEST(contains(text.out, "r9"));
  BOOST_TEST(contains(text.out, "\n   1    2"));
  const Answer html = run({"standings", report, "--format", "html"});
  BOOST_TEST(html.out.starts_with("<!DOCTYPE html>"));
  BOOST_TEST(contains(html.out, "<td>7.5</td>"));
}

BOOST_AUTO_TEST_CASE(any_earlier_round_can_be_asked_for) {
  const Answer answer = run({"standings", report, "--after", "1", "--format", "tsv"});
  BOOST_TEST(answer.out.starts_with("tpn\trank\tpoints\n1\t1\t1.0\n"));
  BOOST_TEST(run({"standings", report, "--after", "77"}).code == 2);
}

BOOST_AUTO_TEST_CASE(an_unknown_code_is_wrong_usage) {
  const Answer answer = run({"standings", report, "--tiebreaks", "BH,LUCK"});
  BOOST_TEST(answer.code == 2);
  BOOST_TEST(contains(answer.err, "LUCK"));
  BOOST_TEST(answer.out == "");
}

BOOST_AUTO_TEST_CASE(a_damaged_file_is_named_with_line_and_column) {
  std::ifstream file{report, std::ios::binary};
  std::string text{std::istreambuf_iterator<char>{file}, {}};
  text[text.find("001    1") + 80] = '9';  // points of the first player
  const Answer answer = run({"standings", "-"}, text);
  BOOST_TEST(answer.code == 3);
  BOOST_TEST(contains(answer.err, "-:15:81: error: "));
  BOOST_TEST(run({"standings", "/no/such/file"}).code == 5);
}

BOOST_AUTO_TEST_SUITE_END()
