#include "data/event_file.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/support/small_event.hpp"
#include "tests/support/temporary_folder.hpp"
#include <fstream>
#include <iterator>

namespace data = praporek::data;
namespace hall = praporek::hall;
using data::EventFile;
using data::OpenMode;
using praporek::test::TemporaryFolder;

namespace {

using praporek::test::small_event;
using praporek::test::start_round;

EventFile written(const std::filesystem::path& path, const std::vector<hall::Group>& groups) {
  auto file = EventFile::open(path, OpenMode::Create).value();
  for (const hall::Group& group : groups) BOOST_REQUIRE(file.append(group).has_value());
  return file;
}

std::string fault_of(const std::filesystem::path& path, OpenMode mode = OpenMode::ReadWrite) {
  const auto file = EventFile::open(path, mode);
  return file.has_error() ? file.error().why().id : "opened";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(data_event_file)

BOOST_AUTO_TEST_CASE(what_was_appended_is_there_after_opening_again) {
  TemporaryFolder folder;
  auto event = small_event(8);
  start_round(event, 8);
  event.must(hall::EnterResult{{1}, praporek::arbiter::GameResult::WhiteWins, {}});
  { const auto file = written(folder / "e.praporek", event.groups); }
  auto file = EventFile::open(folder / "e.praporek", OpenMode::ReadWrite).value();
  BOOST_TEST((file.load().value() == event.state));
  BOOST_TEST(file.verify().has_value());
}

BOOST_AUTO_TEST_CASE(the_journal_gives_back_every_group) {
  TemporaryFolder folder;
  const auto event = small_event(3);
  auto file = written(folder / "e.praporek", event.groups);
  std::vector<hall::Group> read;
  BOOST_REQUIRE(
      file.for_each_group(1, [&](hall::Group group) { read.push_back(group); }).has_value());
  BOOST_TEST((read == event.groups));
  read.clear();
  BOOST_REQUIRE(
      file.for_each_group(5, [&](hall::Group group) { read.push_back(group); }).has_value());
  BOOST_TEST(read.size() == event.groups.size() - 4);
}

BOOST_AUTO_TEST_CASE(an_undone_group_leaves_no_record_behind) {
  TemporaryFolder folder;
  auto event = small_event(2);
  event.must(hall::Undo{});
  auto file = written(folder / "e.praporek", event.groups);
  BOOST_TEST(file.load().value().all<hall::Player>().size() == 1);
  BOOST_TEST(file.verify().has_value());
}

BOOST_AUTO_TEST_CASE(a_record_changed_behind_the_journals_back_is_found) {
  TemporaryFolder folder;
  const auto event = small_event(2);
  auto file = written(folder / "e.praporek", event.groups);
  hall::Group forged = event.groups.back();
  // The same journal, but another name in the record: as if somebody had edited the table.
  auto other = small_event(2);
  auto& change = std::get<hall::Changed<hall::Player>>(other.groups.back().changes.front());
  change.after->name = "Somebody else";
  auto second = written(folder / "f.praporek", other.groups);
  BOOST_TEST((second.load().value() != file.load().value()));
}

BOOST_AUTO_TEST_CASE(a_group_that_breaks_a_rule_of_the_file_changes_nothing) {
  TemporaryFolder folder;
  const auto event = small_event(2);
  auto file = written(folder / "e.praporek", event.groups);
  const auto before = file.load().value();
  hall::Group twice = event.groups.back();  // its sequence numbers are taken
  BOOST_TEST(file.append(twice).has_error());
  BOOST_TEST((file.load().value() == before));
}

BOOST_AUTO_TEST_CASE(a_player_of_no_section_is_refused_by_the_file_itself) {
  TemporaryFolder folder;
  const auto event = small_event(1);
  auto file = written(folder / "e.praporek", event.groups);
  hall::Group orphan = event.groups.back();
  orphan.number += 1;
  orphan.first_seq += 1;
  auto& change = std::get<hall::Changed<hall::Player>>(orphan.changes.front());
  change.after->id = praporek::PlayerId{77};
  change.after->section = praporek::SectionId{99};
  BOOST_TEST(file.append(orphan).has_error());
}

BOOST_AUTO_TEST_CASE(foreign_missing_newer_and_existing_files_are_told_apart) {
  TemporaryFolder folder;
  std::ofstream{folder / "text.praporek"} << "This is no database, just a text that is long enough "
                                             "to be looked at as if it were a page of one.";
  BOOST_TEST(fault_of(folder / "text.praporek") == "data.foreign-file");
  BOOST_TEST(fault_of(folder / "none.praporek") == "data.cannot-open");
  const auto event = small_event(1);
  { const auto file = written(folder / "e.praporek", event.groups); }
  BOOST_TEST(fault_of(folder / "e.praporek", OpenMode::Create) == "data.file-exists");
  {
    // user_version stands at byte 60 of the header, big-endian
    std::fstream raw{folder / "e.praporek", std::ios::in | std::ios::out | std::ios::binary};
    raw.seekp(60);
    raw.write("\0\0\0\x63", 4);
  }
  BOOST_TEST(fault_of(folder / "e.praporek") == "data.newer-file");
}

BOOST_AUTO_TEST_CASE(a_copy_made_in_use_opens_elsewhere) {
  TemporaryFolder folder;
  const auto event = small_event(4);
  auto file = written(folder / "e.praporek", event.groups);
  BOOST_REQUIRE(file.back_up(folder / "copy.praporek").has_value());
  auto copy = EventFile::open(folder / "copy.praporek", OpenMode::ReadWrite).value();
  BOOST_TEST((copy.load().value() == event.state));
  BOOST_TEST(copy.verify().has_value());
}

BOOST_AUTO_TEST_SUITE_END()
