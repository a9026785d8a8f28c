#include "data/mirror.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/support/small_event.hpp"
#include "tests/support/temporary_folder.hpp"
#include <fstream>
#include <iterator>

namespace data = praporek::data;
using praporek::test::small_event;
using praporek::test::TemporaryFolder;

namespace {

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file{path, std::ios::binary};
  return {std::istreambuf_iterator<char>{file}, {}};
}

void write(const std::filesystem::path& path, const std::string& text) {
  std::ofstream{path, std::ios::binary} << text;
}

void mirror_all(const std::filesystem::path& path, const praporek::test::PlayedHall& event) {
  auto mirror = data::Mirror::open(path).value();
  for (const auto& group : event.groups) BOOST_REQUIRE(mirror.append(group).has_value());
  BOOST_REQUIRE(mirror.sync().has_value());
}

}  // namespace

BOOST_AUTO_TEST_SUITE(data_mirror)

BOOST_AUTO_TEST_CASE(the_mirror_holds_every_group_in_order) {
  TemporaryFolder folder;
  const auto event = small_event(5);
  mirror_all(folder / "m", event);
  const auto content = data::read_mirror(folder / "m").value();
  BOOST_TEST((content.groups == event.groups));
  BOOST_TEST(content.missing.empty());
  BOOST_TEST(!content.cut_short);
}

BOOST_AUTO_TEST_CASE(a_line_cut_by_a_power_failure_is_left_out_and_writing_goes_on) {
  TemporaryFolder folder;
  const auto event = small_event(5);
  mirror_all(folder / "m", event);
  std::string text = text_of(folder / "m");
  text.resize(text.size() - 20);
  write(folder / "m", text);
  BOOST_TEST(data::read_mirror(folder / "m").value().cut_short);
  auto mirror = data::Mirror::open(folder / "m").value();
  BOOST_TEST(mirror.last_group() == event.groups.back().number - 1);
  BOOST_REQUIRE(mirror.append(event.groups.back()).has_value());
  BOOST_TEST((data::read_mirror(folder / "m").value().groups == event.groups));
}

BOOST_AUTO_TEST_CASE(a_lost_line_is_named_by_its_sequence_numbers) {
  TemporaryFolder folder;
  const auto event = small_event(5);
  mirror_all(folder / "m", event);
  std::string text = text_of(folder / "m");
  const auto second = text.find('\n') + 1;
  text[second] = '#';
  write(folder / "m", text);
  const auto content = data::read_mirror(folder / "m").value();
  BOOST_REQUIRE(content.missing.size() == 1);
  BOOST_TEST(content.missing.front().first == event.groups[1].first_seq);
  BOOST_TEST(content.missing.front().second == event.groups[2].first_seq - 1);
}

BOOST_AUTO_TEST_SUITE_END()
