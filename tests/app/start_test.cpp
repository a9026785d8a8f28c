#include "app/commands/start.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/support/temporary_folder.hpp"
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace app = praporek::app;

namespace {

struct Started {
  std::vector<std::vector<std::string>> ran;
  std::string out;
};

/// What `praporek` alone runs when this is typed.
Started start_with(const std::string& typed) {
  Started started;
  std::istringstream in{typed};
  std::ostringstream out;
  std::ostringstream err;
  app::start(
      [&](const std::vector<std::string>& words, app::Streams) {
        started.ran.push_back(words);
        return 0;
      },
      {in, out, err});
  started.out = out.str();
  return started;
}

/// Nothing of this account is read or written.
struct OwnMemory {
  OwnMemory() { ::setenv("XDG_STATE_HOME", (folder / "state").c_str(), 1); }
  ~OwnMemory() { ::unsetenv("XDG_STATE_HOME"); }
  praporek::test::TemporaryFolder folder;
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(start_screen, OwnMemory)

BOOST_AUTO_TEST_CASE(the_first_time_it_offers_what_there_is) {
  const Started started = start_with("q\n");
  BOOST_TEST(started.out.find("new event") != std::string::npos);
  BOOST_TEST(started.out.find("demonstration") != std::string::npos);
  BOOST_TEST(started.ran.empty());
}

BOOST_AUTO_TEST_CASE(a_new_event_needs_its_name_only) {
  const Started started = start_with("n\nClub Open\n\n\n\n");
  BOOST_REQUIRE(started.ran.size() == 2U);
  BOOST_TEST(started.ran[0][0] == "new");
  BOOST_TEST(started.ran[0][1] == "Club-Open.praporek");
  BOOST_TEST(started.ran[1][0] == "open");
  BOOST_TEST(started.ran[1][1] == "Club-Open.praporek");
}

BOOST_AUTO_TEST_CASE(later_it_opens_the_last_event) {
  const auto event = folder / "last.praporek";
  std::ofstream{event} << "event";
  app::remember_event(event);
  const Started started = start_with("");
  BOOST_REQUIRE(started.ran.size() == 1U);
  BOOST_TEST(started.ran[0][1] == event.string());
  std::filesystem::remove(event);
  BOOST_TEST(start_with("").ran.empty());
}

BOOST_AUTO_TEST_SUITE_END()
