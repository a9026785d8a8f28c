#include "core/notation/diagram.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/notation/positions.hpp"

using namespace praporek;
using boost::unit_test::label;
using notation::Letters;

BOOST_AUTO_TEST_SUITE(notation_diagram)

BOOST_AUTO_TEST_CASE(files_run_from_whites_left, *label("laws2018-C.5")) {
  const rules::Placement board = test::at(test::initial).board();
  BOOST_TEST(notation::diagram(board, Side::White).ends_with("  a b c d e f g h\n"));
  BOOST_TEST(notation::diagram(board, Side::Black).ends_with("  h g f e d c b a\n"));
}

BOOST_AUTO_TEST_CASE(white_stands_on_the_first_two_ranks, *label("laws2018-C.6")) {
  const rules::Placement board = test::at(test::initial).board();
  BOOST_TEST(notation::diagram(board, Side::White) ==
             "8 r n b q k b n r\n7 p p p p p p p p\n6 . . . . . . . .\n5 . . . . . . . .\n"
             "4 . . . . . . . .\n3 . . . . . . . .\n2 P P P P P P P P\n1 R N B Q K B N R\n"
             "  a b c d e f g h\n");
  BOOST_TEST(notation::diagram(board, Side::Black).starts_with("1 R N B K Q B N R\n"));
  for (const auto square : rules::squares_of(board.of(Side::White))) {
    BOOST_TEST(rules::rank_of(square) <= 1);
  }
  for (const auto square : rules::squares_of(board.of(Side::Black))) {
    BOOST_TEST(rules::rank_of(square) >= 6);
  }
}

BOOST_AUTO_TEST_CASE(each_square_has_one_name, *label("laws2018-C.7")) {
  for (int i = 0; i < 64; ++i) {
    const auto square = static_cast<rules::Square>(i);
    BOOST_TEST((rules::square_of(rules::text_of(square)) == square));
  }
  for (const auto* text : {"i9", "a0", "a9", "i1", "e44", "e", ""}) {
    BOOST_TEST(!rules::square_of(text).has_value(), text);
  }
}

BOOST_AUTO_TEST_CASE(figurines_show_the_side) {
  const rules::Placement board = test::at("4k3/8/8/8/8/8/8/4K3 w - - 0 1").board();
  const std::string text = notation::diagram(board, Side::White, Letters::Figurine);
  BOOST_TEST(text.find("8 . . . . ♚ . . .\n") != std::string::npos);
  BOOST_TEST(text.find("1 . . . . ♔ . . .\n") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
