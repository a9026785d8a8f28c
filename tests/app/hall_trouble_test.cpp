#include "app/event/backups.hpp"
#include "app/event/event_session.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/app/club_event.hpp"
#include "tests/app/forked_hall.hpp"
#include <algorithm>
#include <fstream>
#include <iterator>
#include <sqlite3.h>
#include <sys/resource.h>

using namespace praporek;
using praporek::test::Answer;
using praporek::test::ClubEvent;
using praporek::test::ForkedHall;
using praporek::test::run;
namespace fs = std::filesystem;

namespace {

bool says(const std::string& text, const std::string& words) {
  return text.find(words) != std::string::npos;
}

/// No file of this process may grow beyond this size: a disk that is full.
void limit_files(pid_t process, rlim_t size) {
  rlimit limit{};
  ::prlimit(process, RLIMIT_FSIZE, nullptr, &limit);
  limit.rlim_cur = size;
  ::prlimit(process, RLIMIT_FSIZE, &limit, nullptr);
}

void overwrite(const fs::path& path, std::streamoff at, std::size_t length) {
  std::fstream file{path, std::ios::binary | std::ios::in | std::ios::out};
  file.seekp(at);
  file << std::string(length, '\xA5');
}

std::size_t copies_set_aside(const ClubEvent& event) {
  return static_cast<std::size_t>(std::ranges::count_if(
      fs::directory_iterator{event.folder / ""}, [](const fs::directory_entry& entry) {
        const std::string name = entry.path().filename().string();
        return says(name, ".damaged-") && !says(name, "-wal") && !says(name, "-shm");
      }));
}

std::vector<std::string> found_at_opening(const ClubEvent& event) {
  const auto session = app::EventSession::open(event.file);
  BOOST_REQUIRE(session.has_value());
  std::vector<std::string> ids;
  for (const Message& message : session->found()) ids.push_back(message.id);
  return ids;
}

const std::vector<std::string> set_aside_and_rebuilt{"service.set-aside", "service.rebuilt"};

}  // namespace

BOOST_AUTO_TEST_SUITE(hall_in_trouble)

BOOST_AUTO_TEST_CASE(a_full_disk_is_said_and_the_work_goes_on_when_there_is_room) {
  const ClubEvent event;
  const ForkedHall hall{event.file, event.run_dir};
  BOOST_TEST(event.act({"register", "section=1", "name=Before"}).code == 0);
  limit_files(hall.process(), 1);
  const Answer full = event.act({"register", "section=1", "name=During"});
  BOOST_TEST(full.code == 5);
  BOOST_TEST(says(full.err, "cannot write"));
  BOOST_TEST(says(run({"status", event.file}).out, "trouble: cannot write"));
  limit_files(hall.process(), RLIM_INFINITY);
  BOOST_TEST(event.act({"register", "section=1", "name=After"}).code == 0);
  const std::string journal = run({"journal", event.file}).out;
  BOOST_TEST(says(journal, "name=Before"));
  BOOST_TEST(!says(journal, "name=During"));
  BOOST_TEST(says(journal, "name=After"));
  BOOST_TEST(!says(run({"status", event.file}).out, "trouble: cannot write " + event.file + ":"));
  BOOST_TEST(run({"verify", event.file}).code == 0);
}

BOOST_AUTO_TEST_CASE(a_file_another_program_holds_is_said_and_waited_for) {
  const ClubEvent event;
  const ForkedHall hall{event.file, event.run_dir};
  sqlite3* other = nullptr;
  BOOST_REQUIRE(sqlite3_open(event.file.c_str(), &other) == SQLITE_OK);
  BOOST_REQUIRE(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr) == SQLITE_OK);
  const Answer locked = event.act({"register", "section=1", "name=During"});
  BOOST_TEST(locked.code == 5);
  BOOST_TEST(says(locked.err, "locked"));
  sqlite3_close(other);
  BOOST_TEST(event.act({"register", "section=1", "name=After"}).code == 0);
}

BOOST_AUTO_TEST_CASE(a_file_that_may_only_be_read_is_refused_and_stays_as_it_was) {
  const ClubEvent event;
  const std::string before = run({"journal", event.file}).out;
  fs::permissions(event.folder / "", fs::perms::owner_read | fs::perms::owner_exec |
                                         fs::perms::others_read | fs::perms::others_exec);
  for (const auto& entry : fs::directory_iterator{event.folder / ""}) {
    fs::permissions(entry.path(), fs::perms::owner_read | fs::perms::others_read);
  }
  const pid_t child = ::fork();
  if (child == 0) {
    if (::geteuid() == 0 && ::setuid(65534) != 0) ::_exit(99);  // root may write everything
    ::_exit(event.act({"register", "section=1", "name=During"}).code);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  fs::permissions(event.folder / "", fs::perms::owner_all);
  for (const auto& entry : fs::directory_iterator{event.folder / ""}) {
    fs::permissions(entry.path(), fs::perms::owner_read | fs::perms::owner_write);
  }
  BOOST_TEST(WEXITSTATUS(status) == 5);
  BOOST_TEST(run({"journal", event.file}).out == before);
  BOOST_TEST(event.act({"register", "section=1", "name=After"}).code == 0);
}

BOOST_AUTO_TEST_CASE(the_hour_never_goes_back_even_if_the_clock_does) {
  const ClubEvent event;
  Instant tomorrow;
  {
    auto session = app::EventSession::open(event.file);
    BOOST_REQUIRE(session.has_value());
    tomorrow = session->now() + Millis{86'400'000};
    session->time().not_before(tomorrow);  // as if the clock had been a day ahead
    hall::Player player;
    player.section = SectionId{1};
    player.name = "Ahead";
    BOOST_REQUIRE(session->obey("Chief", "test", hall::Register{player}).has_value());
  }
  auto session = app::EventSession::open(event.file);
  BOOST_REQUIRE(session.has_value());
  BOOST_TEST((session->now() > tomorrow));
}

BOOST_AUTO_TEST_CASE(a_damaged_page_is_found_and_the_event_rebuilt_from_its_mirror) {
  const ClubEvent event{40};
  const std::string before = run({"journal", event.file}).out;
  for (const std::streamoff page : {0, 4096, 8 * 4096}) {
    overwrite(event.file, page, 4096);
    BOOST_TEST(found_at_opening(event) == set_aside_and_rebuilt, boost::test_tools::per_element());
    BOOST_TEST(run({"journal", event.file}).out == before);
    BOOST_TEST(run({"verify", event.file}).code == 0);
  }
  BOOST_TEST(copies_set_aside(event) == 3U);
}

BOOST_AUTO_TEST_CASE(with_a_damaged_mirror_too_the_backup_helps_and_the_loss_is_named) {
  const ClubEvent event{6};
  event.start_round();  // pairing makes a backup
  BOOST_REQUIRE(!app::backups_of(event.file).empty());
  event.act({"result", "board=1", "result=1-0"});
  const auto mirror = fs::file_size(event.file + ".mirror");
  event.act({"result", "board=2", "result=1-0"});
  event.act({"result", "board=3", "result=0-1"});
  overwrite(event.file, 4096, 4096);
  overwrite(event.file + ".mirror", static_cast<std::streamoff>(mirror) + 10, 30);
  const auto session = app::EventSession::open(event.file);
  BOOST_REQUIRE(session.has_value());
  BOOST_REQUIRE(session->found().size() == 3U);
  BOOST_TEST(session->found().back().id == "service.changes-lost");
  const auto& state = session->state();
  BOOST_TEST(hall::current_game(state, BoardNo{1})->result.has_value());
  BOOST_TEST(!hall::current_game(state, BoardNo{2})->result.has_value());
  BOOST_TEST(hall::current_game(state, BoardNo{3})->result.has_value());
}

BOOST_AUTO_TEST_CASE(a_shortened_log_is_noticed_by_the_mirror_and_made_good) {
  const ClubEvent event;
  {
    ForkedHall hall{event.file, event.run_dir};
    event.act({"register", "section=1", "name=Ečer"});
    event.act({"register", "section=1", "name=Fiala"});
    ::usleep(1'500'000);  // the mirror is written within two seconds
    hall.end(SIGKILL);
  }
  const std::string before = run({"journal", event.file}).out;
  const auto log = event.file + "-wal";
  BOOST_REQUIRE(fs::exists(log));
  fs::resize_file(log, fs::file_size(log) / 3);
  BOOST_TEST(found_at_opening(event) == set_aside_and_rebuilt, boost::test_tools::per_element());
  BOOST_TEST(run({"journal", event.file}).out == before);
  BOOST_TEST(run({"verify", event.file}).code == 0);
}

BOOST_AUTO_TEST_CASE(an_event_deleted_in_mid_round_is_written_anew_by_its_hall) {
  const ClubEvent event;
  const ForkedHall hall{event.file, event.run_dir};
  event.start_round();
  const std::string before = run({"journal", event.file}).out;
  fs::remove(event.file);
  for (int i = 0; i < 500 && !fs::exists(event.file); ++i) ::usleep(10'000);
  BOOST_TEST(run({"journal", event.file}).out == before);
  BOOST_TEST(event.act({"result", "board=1", "result=1-0"}).code == 0);
  BOOST_TEST(says(run({"status", event.file}).out, "written anew"));
  BOOST_TEST(run({"verify", event.file}).code == 0);
}

BOOST_AUTO_TEST_CASE(another_machine_goes_on_from_the_mirror) {
  const ClubEvent event;
  event.start_round();
  event.act({"result", "board=1", "result=1-0"});
  const std::string before = run({"journal", event.file}).out;
  const test::TemporaryFolder other;
  const std::string there = (other / "club.praporek").string();
  fs::copy_file(event.file + ".mirror", there + ".mirror");
  BOOST_TEST(run({"do", there, "result", "board=2", "result=1/2", "--as", "Chief"}).code == 0);
  BOOST_TEST(run({"journal", there}).out.starts_with(before));
}

BOOST_AUTO_TEST_CASE(a_mirror_of_another_event_is_left_alone) {
  const ClubEvent event;
  const ClubEvent other{6};
  fs::copy_file(other.file + ".mirror", event.file + ".mirror",
                fs::copy_options::overwrite_existing);
  const std::string before = run({"journal", event.file}).out;
  const std::vector<std::string> expected{"service.other-mirror"};
  BOOST_TEST(found_at_opening(event) == expected, boost::test_tools::per_element());
  BOOST_TEST(run({"journal", event.file}).out == before);
  const std::string copy = (event.folder / "copy.praporek").string();
  BOOST_TEST(run({"restore", copy, "--mirror", event.file + ".mirror"}).code == 0);
  BOOST_TEST(run({"journal", copy}).out == before);
}

BOOST_AUTO_TEST_CASE(only_the_newest_backups_are_kept) {
  const ClubEvent event;
  for (std::size_t i = 0; i < app::backups_kept + 3; ++i) {
    event.act({"register", "section=1", "name=Late " + std::to_string(i)});
    BOOST_REQUIRE(app::back_up_event(event.file).has_value());
  }
  const auto copies = app::backups_of(event.file);
  BOOST_TEST(copies.size() == app::backups_kept);
  BOOST_TEST(run({"journal", copies.front().string()}).out == run({"journal", event.file}).out);
}

BOOST_AUTO_TEST_SUITE_END()
