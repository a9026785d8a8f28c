#include <boost/test/unit_test.hpp>

#include "tests/app/paper_event.hpp"

using praporek::test::PaperEvent;
using praporek::test::run;

BOOST_AUTO_TEST_SUITE(prizes_command)

BOOST_AUTO_TEST_CASE(the_ceremony_list_is_printed_in_the_chosen_language) {
  const PaperEvent event;
  event.play_round({"1-0", "1/2"});
  const auto answer = run({"prizes", event.file, "-", "--lang", "cs"},
                          "sharing: equal\ncurrency: Kč\noverall: 1000 500\nwomen: 300\n");
  BOOST_TEST(answer.code == 0);
  // 1 wins board 1; 2 and 4 draw board 2 and share the second prize. 4 is the only woman: her
  // half of 500 is less than 300, she takes 300, and 2 has the whole second prize.
  BOOST_TEST(answer.out.find("Adámek, Jan") != std::string::npos);
  BOOST_TEST(answer.out.find("1000 Kč") != std::string::npos);
  BOOST_TEST(answer.out.find("500 Kč") != std::string::npos);
  BOOST_TEST(answer.out.find("300 Kč") != std::string::npos);
  BOOST_TEST(answer.out.find("Celkem 1800 Kč") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(faults_of_the_sheet_are_named_by_line) {
  const PaperEvent event;
  const auto answer = run({"prizes", event.file, "-"}, "overall: 100\njuniors: 5\n");
  BOOST_TEST(answer.code == 3);
  BOOST_TEST(answer.err == "-:2: “juniors” is not a category\n");
}

BOOST_AUTO_TEST_CASE(an_open_game_means_no_final_standings) {
  const PaperEvent event;
  event.play_round({"1-0"});
  const auto answer = run({"prizes", event.file, "-"}, "overall: 100\n");
  BOOST_TEST(answer.code == 1);
  BOOST_TEST(answer.err.find("has a game without a result") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
