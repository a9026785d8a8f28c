#include <boost/test/unit_test.hpp>

#include "tests/app/club_event.hpp"
#include <fstream>
#include <iterator>

using praporek::test::Answer;
using praporek::test::ClubEvent;
using praporek::test::run;

namespace {

std::string text_of(const std::string& path) {
  std::ifstream file{path, std::ios::binary};
  return {std::istreambuf_iterator<char>{file}, {}};
}

bool says(const std::string& text, const std::string& words) {
  return text.find(words) != std::string::npos;
}

/// Two rounds of six players, the second under way.
struct PlayedEvent : ClubEvent {
  PlayedEvent() : ClubEvent{6} {
    act({"set-event", "city=Brno", "start-date=2026-11-18"});
    act({"set-section", "id=1", "verify-results=no"});
    start_round();
    act({"moves", "board=1", "moves=e4,e5,Nf3"});
    for (const char* board : {"1", "2", "3"}) {
      act({"result", std::string{"board="} + board, "result=1-0"});
    }
    act({"close", "section=1"});
    start_round();
    act({"result", "board=2", "result=-/+"});
  }
  std::string out = (folder / "out").string();
};

}  // namespace

BOOST_AUTO_TEST_SUITE(event_exchange)

BOOST_AUTO_TEST_CASE(a_report_comes_back_as_the_same_report) {
  const PlayedEvent event;
  BOOST_TEST(run({"export", event.file, "trf", event.out}).code == 0);
  const std::string first = text_of(event.out + "/section1.trf");
  const std::string copy = (event.folder / "copy.praporek").string();
  run({"new", copy, "--name", "Copy", "--as", "Chief"});
  BOOST_TEST(run({"import", copy, event.out + "/section1.trf", "--as", "Chief"}).code == 0);
  BOOST_TEST(run({"verify", copy}).code == 0);
  BOOST_TEST(run({"export", copy, "trf", event.out + "2", "--section", "2"}).code == 0);
  const std::string second = text_of(event.out + "2/section2.trf");
  const auto players = [](const std::string& text) { return text.substr(text.find("\n001 ")); };
  BOOST_TEST(players(second) == players(first));
}

BOOST_AUTO_TEST_CASE(a_faulty_report_is_not_taken_in) {
  const ClubEvent event;
  const std::string path = (event.folder / "bad.trf").string();
  std::ofstream{path}
      << "001    1      Adam                                    2000                 "
         "                             1.0    1     9 w 1\n";
  const Answer answer = run({"import", event.file, path, "--as", "Chief"});
  BOOST_TEST(answer.code == 3);
  BOOST_TEST(says(answer.err, "bad.trf:1:"));
}

BOOST_AUTO_TEST_CASE(the_games_of_a_round_are_written_with_their_moves) {
  const PlayedEvent event;
  BOOST_TEST(run({"export", event.file, "pgn", event.out, "--round", "1"}).code == 0);
  const std::string pgn = text_of(event.out + "/section1-round1.pgn");
  BOOST_TEST(says(pgn, "[Site \"Brno\"]"));
  BOOST_TEST(says(pgn, "[Round \"1.1\"]"));
  BOOST_TEST(says(pgn, "1. e4 e5 2. Nf3 1-0"));
  BOOST_TEST(!std::filesystem::exists(event.out + "/section1-round2.pgn"));
}

BOOST_AUTO_TEST_CASE(no_cell_of_a_table_starts_a_formula) {
  const PlayedEvent event;
  event.act({"register", "section=1", "name==SUM(A1:A9)"});
  event.act({"register", "section=1", "name=\"Quoted\", Jr."});
  BOOST_TEST(run({"export", event.file, "csv", event.out}).code == 0);
  const std::string players = text_of(event.out + "/section1-players.csv");
  BOOST_TEST(says(players, ",'=SUM(A1:A9),"));
  BOOST_TEST(says(players, ",\"\"\"Quoted\"\", Jr.\","));
  BOOST_TEST(says(text_of(event.out + "/section1-games.csv"), ",'-/+,"));
}

BOOST_AUTO_TEST_CASE(text_that_would_disturb_a_terminal_is_made_harmless) {
  const ClubEvent event;
  const Answer answer = event.act({"register", "section=1", "name=Evil\x1b[2J\nName"});
  BOOST_TEST(answer.code == 0);
  BOOST_TEST(says(answer.out, "Evil␛[2J Name"));
  for (const std::string& text : {answer.out, run({"journal", event.file}).out}) {
    BOOST_TEST(text.find('\x1b') == std::string::npos);
  }
}

BOOST_AUTO_TEST_CASE(everything_is_written_as_json) {
  const PlayedEvent event;
  BOOST_TEST(run({"export", event.file, "json", event.out}).code == 0);
  BOOST_TEST(says(text_of(event.out + "/event.json"), "\"name\":\"Player 101\""));
  BOOST_TEST(run({"export", event.file, "xml", event.out}).code == 2);
  BOOST_TEST(run({"export", event.file, "trf", event.out, "--section", "9"}).code == 2);
}

BOOST_AUTO_TEST_SUITE_END()
