#include "core/arbiter/penalty.hpp"
#include "core/arbiter/ruling.hpp"
#include "tui/messages.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/app/command_line.hpp"
#include <nlohmann/json.hpp>

using praporek::test::Answer;
using praporek::test::run;
namespace arbiter = praporek::arbiter;
namespace tui = praporek::tui;

BOOST_AUTO_TEST_SUITE(rule_command)

BOOST_AUTO_TEST_CASE(one_line_a_consequence_with_a_tab_and_the_article) {
  const Answer answer = run({"rule", "illegal-move", "side=white", "edition=2018", "fault=no-move",
                             "white=5:00", "black=4:00"});
  BOOST_TEST(answer.code == 0);
  BOOST_TEST(answer.out ==
             "do stop-clocks\t7.5.1\n"
             "record readings white 0:05:00 black 0:04:00\t6.10.2\n"
             "record seen-by arbiter\t7.5.1\n"
             "record illegal-move white 1\t7.5.3\n"
             "do restart-clock white\t7.5.3\n"
             "time black +0:02:00\t7.5.5\n"
             "do set-clock black 0:06:00\t7.5.5\n");
}

BOOST_AUTO_TEST_CASE(articles_have_the_numbers_of_the_edition) {
  BOOST_TEST(run({"rule", "illegal-move", "side=white", "tempo=rapid", "opponent-moved=yes",
                  "edition=2018"})
                 .out == "do move-stands\tA.4.2\nrecord continue\tA.4.2\n");
  BOOST_TEST(run({"rule", "illegal-move", "side=white", "tempo=rapid", "opponent-moved=yes"}).out ==
             "do move-stands\tA.5.2\nrecord continue\tA.5.2\n");
}

BOOST_AUTO_TEST_CASE(a_question_is_spoken_with_its_default) {
  const Answer answer = run({"rule", "illegal-move", "side=black", "fault=wrong-start"});
  BOOST_TEST(answer.out.find("ask J21 Was the wrong clock started by accident") !=
             std::string::npos);
  BOOST_TEST(answer.out.find("[accident]\t7.5.3\n") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(wrong_usage_says_what_is_allowed) {
  const Answer key = run({"rule", "wrong-colours", "moves-made=9"});
  BOOST_TEST(key.code == 2);
  BOOST_TEST(key.err.find("made") != std::string::npos);
  const Answer value = run({"rule", "illegal-move", "side=green"});
  BOOST_TEST(value.code == 2);
  BOOST_TEST(value.err.find("white|black") != std::string::npos);
  BOOST_TEST(value.out == "");
  BOOST_TEST(run({"rule", "no-such"}).code == 2);
  BOOST_TEST(run({"rule", "illegal-move", "white"}).code == 2);
  BOOST_TEST(run({"rule", "dead-position", "fen=nonsense"}).code == 2);
}

BOOST_AUTO_TEST_CASE(without_a_kind_all_kinds_are_listed_with_their_keys) {
  const Answer answer = run({"rule"});
  BOOST_TEST(answer.code == 0);
  BOOST_TEST(std::count(answer.out.begin(), answer.out.end(), '\n') == 37);
  BOOST_TEST(answer.out.find("wrong-colours\t7.3\tmade=N! ended=yes|no[no]\n") !=
             std::string::npos);
  BOOST_TEST(answer.out.find("quickplay-claim\tIII.5\tside=white|black! kind=III.4|III.5[III.5]") !=
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(programs_may_ask_for_json) {
  const auto ruling = nlohmann::json::parse(
      run({"rule", "resignation", "side=white", "edition=2018", "--json"}).out);
  BOOST_TEST(ruling["edition"] == "2018");
  BOOST_TEST(ruling["article"] == "5.1.2");
  BOOST_TEST(ruling["consequences"][1]["does"] == "result");
  BOOST_TEST(ruling["consequences"][1]["result"] == "0-1");
  const auto kinds = nlohmann::json::parse(run({"rule", "--json"}).out);
  BOOST_TEST(kinds.size() == 37U);
}

BOOST_AUTO_TEST_CASE(everything_a_ruling_says_has_words_in_every_language) {
  const auto& words = tui::catalogue_of(tui::Language::English);
  for (const arbiter::RulingKind& kind : arbiter::ruling_kinds()) {
    BOOST_TEST(!words.find(kind.id).empty(), kind.id);
    for (const arbiter::Question& question : kind.questions) {
      BOOST_TEST(!words.find(question.id).empty(), question.id);
      for (const auto choice : question.choices) BOOST_TEST(!words.find(choice).empty(), choice);
    }
  }
  for (const arbiter::PenaltyStep& step : arbiter::penalty_ladder()) {
    BOOST_TEST(!words.find(step.id).empty(), step.id);
  }
}

BOOST_AUTO_TEST_SUITE_END()
