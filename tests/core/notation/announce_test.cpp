#include "core/notation/announce.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/notation/positions.hpp"

using namespace praporek;
using boost::unit_test::label;

namespace {

std::string spoken(std::string_view fen, std::string_view uci) {
  const auto position = test::at(fen);
  return notation::announced(position, rules::move_of_uci(position, uci).value());
}

}  // namespace

BOOST_AUTO_TEST_SUITE(notation_announced)

BOOST_AUTO_TEST_CASE(files_have_names, *label("laws2018-D.2.1b")) {
  BOOST_TEST(spoken(test::initial, "e2e4") == "Eva vier");
  BOOST_TEST(spoken(test::initial, "h2h3") == "Hector drei");
}

BOOST_AUTO_TEST_CASE(pieces_and_castling_are_named, *label("laws2018-D.2.1c")) {
  BOOST_TEST(spoken(test::initial, "g1f3") == "Springer Felix drei");
  const char* ready = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
  BOOST_TEST(spoken(ready, "e1c1") == "Lange Rochade");
  BOOST_TEST(spoken(ready, "e1g1") == "Kurze Rochade");
}

BOOST_AUTO_TEST_CASE(a_promotion_names_the_piece, *label("laws2018-D.2.1c")) {
  BOOST_TEST(spoken("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e7e8n") == "Eva acht Springer");
}

BOOST_AUTO_TEST_CASE(one_of_two_knights_names_where_it_comes_from) {
  BOOST_TEST(spoken("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", "f1d2") ==
             "Springer Felix eins David zwei");
}

BOOST_AUTO_TEST_SUITE_END()
