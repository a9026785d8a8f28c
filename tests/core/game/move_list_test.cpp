#include "core/game/move_list.hpp"

#include "core/formats/fen.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/game/played_game.hpp"

using boost::unit_test::label;
using namespace praporek::game;
using namespace praporek::test;
using praporek::rules::Square;

BOOST_AUTO_TEST_SUITE(game_move_list)

BOOST_AUTO_TEST_CASE(moves_are_numbered_as_on_a_scoresheet) {
  BOOST_TEST(move_list(PlayedGame{}.line()) == "");
  BOOST_TEST(move_list(PlayedGame{{"e2e4", "e7e5", "g1f3"}}.line()) == "1. e4 e5 2. Nf3");
}

BOOST_AUTO_TEST_CASE(a_draw_offer_is_printed_beside_its_move,
                     *label("laws2018-C.12") * label("laws2018-9.1.2.2")) {
  PlayedGame game;
  game.record = GameRecord{praporek::formats::read_fen("1k6/8/8/8/8/8/8/2K5 w - - 0 11").value()};
  game.play({"c1b1"});
  game.add(DrawOffer{second(1), white});
  BOOST_TEST(move_list(game.line()) == "11. Kb1 (=)");
  game.play({"b8a8"});
  BOOST_TEST(move_list(game.line()) == "11. Kb1 (=) Ka8");
}

BOOST_AUTO_TEST_CASE(black_may_be_first_to_move) {
  PlayedGame game;
  game.record = GameRecord{praporek::formats::read_fen("1k6/8/8/8/8/8/8/2K5 b - - 0 11").value()};
  game.play({"b8a8", "c1b1"});
  BOOST_TEST(move_list(game.line()) == "11... Ka8 12. Kb1");
}

BOOST_AUTO_TEST_CASE(what_was_illegal_or_unread_is_shown_as_such) {
  PlayedGame game{{"e2e4", "e7e5"}};
  game.carry(Square::E1, Square::E3);
  BOOST_TEST(move_list(game.line()) == "1. e4 e5 2. Ke1-e3 [illegal]");
  game.add(MoveUnread{second(1), "N?6"});
  game.add(MoveUnread{second(2), ""});
  BOOST_TEST(move_list(game.line()) == "1. e4 e5 2. Ke1-e3 [illegal] N?6 3. …");
}

BOOST_AUTO_TEST_CASE(the_letters_are_the_readers) {
  const PlayedGame game{{"g1f3"}};
  const praporek::notation::Style czech{praporek::notation::Letters::Czech, {}, {}};
  BOOST_TEST(move_list(game.line(), czech) == "1. Jf3");
}

BOOST_AUTO_TEST_SUITE_END()
