#include "core/rules/perft.hpp"

#include "core/base/text.hpp"
#include "core/formats/fen.hpp"
#include "core/rules/legal_moves.hpp"
#include "core/rules/play.hpp"
#include "core/rules/uci.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/support/fixtures.hpp"
#include <fstream>
#include <string>

using namespace praporek;
using namespace praporek::rules;

namespace {

/// Lines `FEN ;D1 n ;D2 n …`, as perft collections write them.
void check_perft_file(const std::string& name) {
  std::ifstream file{praporek::fixtures() + "/rules/" + name};
  BOOST_REQUIRE(file);
  for (std::string line; std::getline(file, line);) {
    const auto pieces = split(line, ';');
    const auto position = formats::position_of_fen(trimmed(pieces[0]), FaultSet::all());
    BOOST_REQUIRE_MESSAGE(position, line);
    for (std::size_t i = 1; i < pieces.size(); ++i) {
      const auto words = words_of(pieces[i]);
      if (!words[0].starts_with('D')) continue;
      const int depth = *whole_number(words[0].substr(1));
      BOOST_TEST(perft(*position, depth) == std::stoull(std::string{words[1]}), line);
    }
  }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rules_perft)

BOOST_AUTO_TEST_CASE(counts_of_known_positions, *boost::unit_test::label("laws2018-3.10.1")) {
  check_perft_file("standard.perft");
}

BOOST_AUTO_TEST_CASE(counts_of_chess960_positions, *boost::unit_test::label("laws2018-GII.3")) {
  check_perft_file("chess960.perft");
}

BOOST_AUTO_TEST_SUITE_END()
