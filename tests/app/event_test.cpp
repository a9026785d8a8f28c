#include <boost/test/unit_test.hpp>

#include "tests/app/command_line.hpp"
#include "tests/support/temporary_folder.hpp"

using praporek::test::Answer;
using praporek::test::run;
using praporek::test::TemporaryFolder;

namespace {

/// An event of four players, as an arbiter would type it.
struct Event {
  Event() {
    run({"new", file, "--name", "Club", "--as", "Chief", "--rounds", "3"});
    for (const char* name : {"Adam", "Beran", "Cink", "Dvořák"}) {
      act({"register", "section=1", std::string{"name="} + name});
    }
  }
  Answer act(std::vector<std::string> words) const {
    words.insert(words.begin(), {"do", file});
    words.insert(words.end(), {"--as", "Chief"});
    return run(words);
  }

  TemporaryFolder folder;
  std::string file = (folder / "club.praporek").string();
};

}  // namespace

BOOST_AUTO_TEST_SUITE(event_commands)

BOOST_AUTO_TEST_CASE(a_round_is_played_from_the_shell_alone) {
  const Event event;
  BOOST_TEST(event.act({"pair", "section=1"}).code == 0);
  BOOST_TEST(event.act({"publish", "section=1"}).code == 0);
  BOOST_TEST(event.act({"start", "section=1"}).code == 0);
  BOOST_TEST(run({"result", event.file, "1", "1-0", "--as", "Chief"}).code == 0);
  BOOST_TEST(run({"result", event.file, "2", "1/2", "--as", "Chief"}).code == 0);
  const Answer open = event.act({"close", "section=1"});
  BOOST_TEST(open.code == 1);
  BOOST_TEST(open.err.find("boards 1 2") != std::string::npos);
  event.act({"verify", "board=1", "result=1-0"});
  event.act({"verify", "board=2", "result=1/2"});
  BOOST_TEST(event.act({"close", "section=1"}).code == 0);
  BOOST_TEST(run({"verify", event.file}).code == 0);
}

BOOST_AUTO_TEST_CASE(the_journal_says_who_did_what) {
  const Event event;
  const Answer journal = run({"journal", event.file});
  BOOST_TEST(journal.out.find("Chief register") != std::string::npos);
  BOOST_TEST(journal.out.find("name=Dvořák") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(an_event_is_rebuilt_from_its_mirror_alone) {
  const Event event;
  const std::string copy = (event.folder / "copy.praporek").string();
  BOOST_TEST(run({"restore", copy, "--mirror", event.file + ".mirror"}).code == 0);
  BOOST_TEST(run({"journal", copy}).out == run({"journal", event.file}).out);
  BOOST_TEST(run({"verify", copy}).code == 0);
}

BOOST_AUTO_TEST_CASE(a_backup_and_the_mirror_give_the_newest_state) {
  const Event event;
  const std::string backup = (event.folder / "backup.praporek").string();
  const std::string copy = (event.folder / "copy.praporek").string();
  BOOST_REQUIRE(run({"backup", event.file, backup}).code == 0);
  event.act({"register", "section=1", "name=Ečer"});
  BOOST_TEST(run({"restore", copy, "--mirror", event.file + ".mirror", "--backup", backup}).code ==
             0);
  BOOST_TEST(run({"journal", copy}).out == run({"journal", event.file}).out);
}

BOOST_AUTO_TEST_CASE(wrong_words_are_named) {
  const Event event;
  const Answer key = event.act({"publish", "sektion=1"});
  BOOST_TEST(key.code == 2);
  BOOST_TEST(key.err.find("sektion") != std::string::npos);
  BOOST_TEST(event.act({"publish", "section=x"}).code == 2);
  BOOST_TEST(event.act({"publish", "section"}).code == 2);
  BOOST_TEST(event.act({"dance"}).code == 2);
  BOOST_TEST(run({"do", event.file + ".gone", "publish", "section=1"}).code == 5);
}

BOOST_AUTO_TEST_CASE(all_commands_are_listed_with_their_keys) {
  const Answer list = run({"do", "any.praporek"});
  BOOST_TEST(list.code == 0);
  BOOST_TEST(list.out.find("result board= result=") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
