#include <boost/test/unit_test.hpp>

#include "tests/app/command_line.hpp"
#include "tests/core/formats/trf_text.hpp"
#include "tests/support/fixtures.hpp"
#include <cstdio>
#include <fstream>
#include <iterator>

using praporek::test::Answer;
using praporek::test::cell;
using praporek::test::lines;
using praporek::test::player_line;
using praporek::test::run;
using praporek::test::small_event;

namespace {

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

std::string two_who_have_met() {
  return lines({"142 5", "152 W", player_line(1, "1.0", {cell(2, "w 1")}),
                player_line(2, "0.0", {cell(1, "b 0")})});
}

}  // namespace

BOOST_AUTO_TEST_SUITE(command_pair)

BOOST_AUTO_TEST_CASE(pairs_come_in_board_order_behind_their_number) {
  // 1 has met 2 and 3; 2 has met 1 and 4; the forfeited 3-4 does not count.
  const Answer answer = run({"pair", "-"}, lines(small_event()));
  BOOST_TEST(answer.code == 0);
  BOOST_TEST(answer.out == "2\n3 2\n1 4\n");
  BOOST_TEST(answer.err == "");
}

BOOST_AUTO_TEST_CASE(an_absent_player_is_not_paired_and_the_bye_comes_last) {
  for (const char* record : {"XXZ 4", "240 Z   3    4", "240 H   3    4"}) {
    auto text = small_event();
    text.emplace_back(record);
    BOOST_TEST(run({"pair", "-"}, lines(text)).out == "2\n3 2\n1 0\n", record);
  }
}

BOOST_AUTO_TEST_CASE(floats_follow_behind_a_blank_line) {
  const Answer answer = run({"pair", "-", "--floats"}, lines(small_event()));
  BOOST_TEST(answer.out == "2\n3 2\n1 4\n\n1 D\n2 D\n3 U\n4 U\n");
}

BOOST_AUTO_TEST_CASE(the_pairs_can_go_to_a_file) {
  const std::string path = std::tmpnam(nullptr);
  BOOST_TEST(run({"pair", "-", "-p", path}, lines(small_event())).out == "");
  std::ifstream file{path};
  BOOST_TEST((std::string{std::istreambuf_iterator<char>{file}, {}} == "2\n3 2\n1 4\n"));
  std::remove(path.c_str());
  BOOST_TEST(run({"pair", "-", "-p", "/no/such/dir/x"}, lines(small_event())).code == 5);
}

BOOST_AUTO_TEST_CASE(no_legal_pairing_is_an_answer_with_its_reason) {
  const Answer answer = run({"pair", "-"}, two_who_have_met());
  BOOST_TEST(answer.code == 1);
  BOOST_TEST(answer.out == "");
  BOOST_TEST(!answer.err.empty());
  auto over = small_event();
  over[2] = "142 2";
  BOOST_TEST(run({"pair", "-"}, lines(over)).code == 1);
}

BOOST_AUTO_TEST_CASE(bad_input_is_named_by_file_line_and_column) {
  auto text = small_event();
  text[4] = player_line(1, "9.5", {cell(3, "w 1"), cell(2, "b =")});
  const Answer answer = run({"pair", "-"}, lines(text));
  BOOST_TEST(answer.code == 3);
  BOOST_TEST(answer.err.starts_with("-:5:81: error: "));
  BOOST_TEST(run({"pair", "-", "--system", "chess"}, lines(small_event())).code == 2);
  BOOST_TEST(run({"pair", "/no/such/file"}).code == 5);
}

BOOST_AUTO_TEST_CASE(a_file_of_another_system_is_paired_only_when_one_is_named) {
  auto text = small_event();
  text.emplace_back("192 FIDE_DUBOV");
  BOOST_TEST(run({"pair", "-"}, lines(text)).code == 3);
  BOOST_TEST(run({"pair", "-", "--system", "dutch"}, lines(text)).code == 0);
}

BOOST_AUTO_TEST_CASE(the_rules_of_1992_are_chosen_by_option_or_file) {
  const Answer option = run({"pair", "-", "--system", "swiss1992"}, lines(small_event()));
  BOOST_TEST(option.code == 0);
  auto text = small_event();
  text.emplace_back("092 Individual: Swiss-System (FIDE 1992)");
  BOOST_TEST(run({"pair", "-"}, lines(text)).out == option.out);
  const Answer explained =
      run({"pair", "-", "--system", "swiss1992", "--explain"}, lines(small_event()));
  BOOST_TEST(contains(explained.out, "\nboard 1 "));
  BOOST_TEST(contains(explained.out, "(Swiss 1992 "));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(command_check)

BOOST_AUTO_TEST_CASE(every_finished_round_has_one_line) {
  const std::string report = praporek::fixtures() + "/standings/rated.trf";
  const Answer answer = run({"check", report});
  BOOST_TEST(answer.code == 0);
  BOOST_TEST(answer.out.starts_with("round 1 ok\nround 2 ok\n"));
  BOOST_TEST(answer.out.ends_with("round 9 ok\n"));
}

BOOST_AUTO_TEST_CASE(a_different_round_names_its_boards) {
  auto text = small_event();
  text[3] = "152 B";
  const Answer answer = run({"check", "-"}, lines(text));
  BOOST_TEST(answer.code == 1);
  BOOST_TEST(answer.out.starts_with("round 1 differs: board 1 expected 3-1 got 1-3"));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(command_generate)

BOOST_AUTO_TEST_CASE(a_generated_event_checks_clean) {
  const Answer event = run({"generate", "--players", "14", "--rounds", "5", "--seed", "4"});
  BOOST_TEST(event.code == 0);
  BOOST_TEST(run({"generate", "--players", "14", "--rounds", "5", "--seed", "4"}).out == event.out);
  const Answer check = run({"check", "-"}, event.out);
  BOOST_TEST(check.code == 0);
  BOOST_TEST(check.out == "round 1 ok\nround 2 ok\nround 3 ok\nround 4 ok\nround 5 ok\n");
}

BOOST_AUTO_TEST_CASE(old_files_with_plain_names_can_be_had) {
  const Answer event =
      run({"generate", "--players", "9", "--rounds", "3", "--trf16", "--ascii", "--baku"});
  BOOST_TEST(event.code == 0);
  BOOST_TEST(contains(event.out, "\nXXA    1"));
  BOOST_TEST(!contains(event.out, "\n250"));
  for (const char letter : event.out) BOOST_REQUIRE(static_cast<unsigned char>(letter) < 0x80);
}

BOOST_AUTO_TEST_CASE(an_impossible_event_is_refused) {
  BOOST_TEST(run({"generate", "--players", "3", "--rounds", "9"}).code == 1);
}

BOOST_AUTO_TEST_SUITE_END()
