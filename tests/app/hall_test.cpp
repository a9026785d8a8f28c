#include "app/hall/pin.hpp"
#include "app/hall/run_dir.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/app/club_event.hpp"
#include "tests/app/forked_hall.hpp"
#include <fstream>
#include <iterator>

using namespace praporek;
using praporek::test::Answer;
using praporek::test::ClubEvent;
using praporek::test::ForkedHall;
using praporek::test::run;

namespace {

bool says(const std::string& text, const std::string& words) {
  return text.find(words) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(hall_commands)

BOOST_AUTO_TEST_CASE(a_round_is_played_through_a_running_hall) {
  const ClubEvent event;
  ForkedHall hall{event.file, event.run_dir};
  for (const char* step : {"pair", "publish", "start"}) {
    BOOST_TEST(event.act({step, "section=1"}).code == 0);
  }
  BOOST_TEST(run({"result", event.file, "1", "1-0", "--as", "Chief"}).code == 0);
  BOOST_TEST(run({"result", event.file, "Open:2", "1/2", "--as", "Chief"}).code == 0);
  BOOST_TEST(run({"result", event.file, "2", "1-0", "--as", "Chief"}).code == 1);
  const Answer status = run({"status", event.file});
  BOOST_TEST(status.code == 0);
  BOOST_TEST(says(status.out, "process " + std::to_string(hall.process())));
  BOOST_TEST(says(run({"journal", event.file}).out, "Chief result"));
  BOOST_TEST(run({"verify", event.file}).code == 0);
  BOOST_TEST(run({"stop", event.file, "--as", "Chief"}).code == 0);
  BOOST_TEST(hall.end(0) == 0);
  BOOST_TEST(run({"status", event.file}).code == 1);
  BOOST_TEST(event.act({"verify", "board=1", "result=1-0"}).code == 0);
}

BOOST_AUTO_TEST_CASE(one_event_has_one_hall) {
  const ClubEvent event;
  const ForkedHall hall{event.file, event.run_dir};
  const Answer second = run({"hall", event.file, "--run-dir", event.run_dir});
  BOOST_TEST(second.code == 5);
  BOOST_TEST(says(second.err, "in use"));
}

BOOST_AUTO_TEST_CASE(a_clean_end_leaves_a_complete_mirror_and_no_socket) {
  const ClubEvent event;
  ForkedHall hall{event.file, event.run_dir};
  event.act({"register", "section=1", "name=Ečer"});
  BOOST_TEST(hall.end(SIGTERM) == 0);
  const auto place = app::place_of(event.file, event.run_dir);
  BOOST_TEST(!std::filesystem::exists(place.socket()));
  std::ifstream log{place.log()};
  const std::string text{std::istreambuf_iterator<char>{log}, {}};
  BOOST_TEST(says(text, "has been ended"));
  const std::string copy = (event.folder / "copy.praporek").string();
  BOOST_TEST(run({"restore", copy, "--mirror", event.file + ".mirror"}).code == 0);
  BOOST_TEST(run({"journal", copy}).out == run({"journal", event.file}).out);
}

BOOST_AUTO_TEST_CASE(roles_hold_over_the_socket_as_well) {
  const ClubEvent event{8};
  const ForkedHall hall{event.file, event.run_dir};
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"Viewer", "--role", "viewer"},
        std::vector<std::string>{"Sector", "--role", "sector", "--first-board", "1", "--last-board",
                                 "2"}}) {
    std::vector<std::string> line{"deputy", "add", event.file};
    line.insert(line.end(), words.begin(), words.end());
    line.insert(line.end(), {"--as", "Chief"});
    BOOST_TEST(run(line).code == 0);
  }
  event.start_round();
  const auto enter = [&](const std::string& board, const std::string& who) {
    return event.act({"result", "board=" + board, "result=1-0"}, who);
  };
  BOOST_TEST(enter("1", "Viewer").code == 1);
  BOOST_TEST(enter("1", "Sector").code == 0);
  const Answer outside = enter("3", "Sector");
  BOOST_TEST(outside.code == 1);
  BOOST_TEST(says(outside.err, "not in the sector"));
  BOOST_TEST(enter("3", "Nobody").code == 1);
  BOOST_TEST(run({"stop", event.file, "--as", "Viewer"}).code == 5);
}

BOOST_AUTO_TEST_CASE(a_deputy_gets_his_line_and_his_pin_is_asked_for) {
  const ClubEvent event;
  const ForkedHall hall{event.file, event.run_dir};
  const Answer added =
      run({"deputy", "add", event.file, "Jan O'Neill", "--set-pin", "2468", "--as", "Chief"});
  BOOST_TEST(added.code == 0);
  BOOST_TEST(says(added.out, "ssh -t "));
  BOOST_TEST(says(added.out, "praporek open"));
  BOOST_TEST(!says(run({"journal", event.file}).out, "2468"));
  const std::vector<std::string> pair{"do", event.file, "pair", "section=1", "--as", "Jan O'Neill"};
  BOOST_TEST(run(pair).code == 5);
  auto with_pin = pair;
  with_pin.insert(with_pin.end(), {"--pin", "2468"});
  BOOST_TEST(run(with_pin).code == 0);
}

BOOST_AUTO_TEST_CASE(a_pin_fits_only_itself) {
  const std::string sealed = app::sealed_pin("1234");
  BOOST_TEST(app::pin_fits("1234", sealed));
  BOOST_TEST(!app::pin_fits("1235", sealed));
  BOOST_TEST(!app::pin_fits("", sealed));
  BOOST_TEST(!app::pin_fits("1234", ""));
  BOOST_TEST(app::sealed_pin("1234") != sealed);
}

BOOST_AUTO_TEST_CASE(the_same_event_has_one_place_and_others_have_theirs) {
  const test::TemporaryFolder folder;
  const auto place = app::place_of(folder / "open.praporek");
  BOOST_TEST(place.folder == app::place_of(folder / "." / "open.praporek").folder);
  BOOST_TEST(place.folder != app::place_of(folder / "b" / "open.praporek").folder);
  const auto shared = app::place_of(folder / "open.praporek", folder / "");
  BOOST_REQUIRE(app::make_place(shared).has_value());
  const auto mode = std::filesystem::status(shared.folder).permissions();
  BOOST_TEST(((mode & std::filesystem::perms::others_all) == std::filesystem::perms::none));
}

BOOST_AUTO_TEST_CASE(a_blitz_round_ends_and_the_next_is_paired_in_one_command) {
  const ClubEvent event;
  event.act({"set-section", "id=1", "verify-results=no"});
  const ForkedHall hall{event.file, event.run_dir};
  event.start_round();
  BOOST_TEST(event.act({"next-round", "section=1"}).code == 1);
  for (const char* board : {"1", "2"})
    event.act({"result", std::string{"board="} + board, "result=1-0"});
  const Answer next = event.act({"next-round", "section=1"});
  BOOST_TEST(next.code == 0);
  BOOST_TEST(says(next.out, "state started → closed"));
  BOOST_TEST(says(next.out, "round 1/2 new"));
}

BOOST_AUTO_TEST_SUITE_END()
