#include "core/formats/trf_reader.hpp"
#include "core/pairing/swiss1992.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/support/fixtures.hpp"
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

namespace {

using namespace praporek;
using namespace praporek::pairing;
namespace fs = std::filesystem;

std::string text_of(const fs::path& path) {
  std::ifstream file{path};
  return {std::istreambuf_iterator<char>{file}, {}};
}

std::vector<fs::path> tournaments() {
  std::vector<fs::path> files;
  for (const auto& entry :
       fs::directory_iterator{fs::path{praporek::fixtures()} / "pairing/swiss1992"}) {
    if (entry.path().extension() == ".trf") files.push_back(entry.path());
  }
  std::ranges::sort(files);
  return files;
}

/// Number of boards, boards, a blank line, floats: what a pairing program prints.
std::string printed(const Pairing1992& pairing) {
  std::ostringstream text;
  text << pairing.boards.size() << '\n';
  for (const Pair& board : pairing.boards) text << board.white << ' ' << board.black << '\n';
  text << '\n';
  for (const NewFloat& moved : pairing.floats) {
    text << moved.tpn << (moved.direction == Float::Down ? " D\n" : " U\n");
  }
  return text.str();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(pairing_swiss1992_fixtures, *boost::unit_test::label("swiss1992"))

BOOST_AUTO_TEST_CASE(known_rounds_are_paired_with_the_known_boards_and_floats) {
  const auto files = tournaments();
  BOOST_TEST_REQUIRE(files.size() > 20);
  for (fs::path path : files) {
    const Tournament tournament = formats::read_trf(text_of(path)).tournament;
    const auto pairing = pair_swiss1992(tournament, last_paired_round(tournament) + 1);
    BOOST_TEST_REQUIRE(pairing.has_value(), path);
    BOOST_TEST(printed(*pairing) == text_of(path.replace_extension(".pairs")), path);
  }
}

BOOST_AUTO_TEST_SUITE_END()
