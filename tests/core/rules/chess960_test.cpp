#include "core/rules/chess960.hpp"

#include "tests/core/rules/board.hpp"

using boost::unit_test::label;
using namespace praporek;
using namespace praporek::rules;

BOOST_AUTO_TEST_SUITE(rules_chess960)

BOOST_AUTO_TEST_CASE(number_518_is_chess, *label("laws2018-2.3") * label("laws2018-GII.2")) {
  BOOST_TEST(formats::fen_of(chess960_position(518)) == test::initial);
  BOOST_TEST(formats::fen_of(initial_position()) == test::initial);
  BOOST_TEST(formats::fen_of(chess960_position(0)).starts_with("bbqnnrkr/pppppppp"));
  BOOST_TEST(formats::fen_of(chess960_position(959)).starts_with("rkrnnqbb/pppppppp"));
}

BOOST_AUTO_TEST_CASE(all_960_differ_and_give_their_number_back, *label("laws2018-GII.2")) {
  std::set<std::string> seen;
  for (int number = 0; number < chess960_count; number += 7) {
    const Position start = chess960_position(number);
    seen.insert(formats::fen_of(start));
    BOOST_TEST(number_of_start(start.board()).value() == number);
  }
  BOOST_TEST(seen.size() == 138U);
  std::set<Array> arrays;
  for (int number = 0; number < chess960_count; ++number) arrays.insert(chess960_array(number));
  BOOST_TEST(arrays.size() == 960U);
}

BOOST_AUTO_TEST_CASE(arrays_that_break_a_requirement_are_refused, *label("laws2018-GII.2.1") *
                                                                      label("laws2018-GII.2.2") *
                                                                      label("laws2018-GII.2.3")) {
  BOOST_TEST(number_of_array("KRRBBQNN").error().why().id == "rules.array-king");
  BOOST_TEST(number_of_array("RKRBQBNN").error().why().id == "rules.array-bishops");
  BOOST_TEST(number_of_array("RNBQKBNQ").error().why().id == "rules.array-pieces");
  const auto setup = formats::read_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQNKRB w - - 0 1");
  BOOST_TEST(number_of_start(setup->board).error().why().id == "rules.array-not-mirrored");
}

BOOST_AUTO_TEST_CASE(a_drawn_number_is_one_of_the_960) {
  BOOST_TEST(drawn_number(0) == 0);
  BOOST_TEST(drawn_number(959) == 959);
  BOOST_TEST(drawn_number(960) == 0);
  BOOST_TEST(drawn_number(~0ULL) < 960);
}

BOOST_AUTO_TEST_SUITE_END()
