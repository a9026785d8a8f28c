#include "core/game/line.hpp"

#include "core/formats/fen.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/game/played_game.hpp"

using boost::unit_test::label;
using namespace praporek::game;
using namespace praporek::test;
using praporek::formats::fen_of;
using praporek::rules::Square;

namespace {

std::string fen_now(const PlayedGame& game) {
  const GameLine line = game.line();
  return line.now ? fen_of(*line.now) : "unknown";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(game_line)

BOOST_AUTO_TEST_CASE(moves_lead_from_position_to_position) {
  const PlayedGame game{{"e2e4", "e7e5", "g1f3"}};
  BOOST_TEST(fen_now(game) == "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
  const GameLine line = game.line();
  BOOST_TEST(moves_made(line, white) == 2);
  BOOST_TEST(moves_made(line, black) == 1);
  BOOST_TEST(line.moves[2].number == 2);
  BOOST_TEST((line.to_move == black));
}

BOOST_AUTO_TEST_CASE(a_move_that_was_illegal_and_stood_is_played_on_from,
                     *label("laws2018-A.4.2") * label("laws2023-A.5.2")) {
  PlayedGame game{{"e2e4", "e7e5"}};
  game.carry(Square::E1, Square::E3);
  game.play({"d7d6"});
  BOOST_TEST(fen_now(game) == "rnbqkbnr/ppp2ppp/3p4/4p3/4P3/4K3/PPPP1PPP/RNBQ1BNR w kq - 0 3");
  const GameLine line = game.line();
  BOOST_TEST(line.moves[2].illegal);
  BOOST_TEST(!line.moves[3].illegal);
  BOOST_TEST(moves_made(line, white) == 2);
}

BOOST_AUTO_TEST_CASE(a_restored_position_takes_moves_off_the_line_not_out_of_the_record,
                     *label("laws2018-7.5.1")) {
  PlayedGame game{{"e2e4", "e7e5", "g1f3", "b8c6", "f1b5"}};
  game.add(DrawOffer{second(1), white});
  game.add(PositionRestored{second(2), 3});
  BOOST_TEST(fen_now(game) == "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
  game.play({"g8f6"});
  const GameLine line = game.line();
  BOOST_REQUIRE_EQUAL(line.moves.size(), 4U);
  BOOST_TEST(line.moves[3].number == 2);
  BOOST_TEST(game.record.entries.size() == 8U);
}

BOOST_AUTO_TEST_CASE(restoring_what_has_not_been_reached_changes_nothing) {
  PlayedGame game{{"e2e4"}};
  game.add(PositionRestored{second(1), 7});
  BOOST_TEST(game.line().moves.size() == 1U);
  game.add(PositionRestored{second(1), -1});
  BOOST_TEST(game.line().moves.empty());
  BOOST_TEST((game.line().to_move == white));
}

BOOST_AUTO_TEST_CASE(after_an_unread_move_the_position_is_unknown_until_it_is_set,
                     *label("laws2018-8.5.3")) {
  PlayedGame game{{"e2e4", "e7e5"}};
  game.add(MoveUnread{second(1), "N?3"});
  game.add(MoveUnread{second(2), ""});
  BOOST_TEST(fen_now(game) == "unknown");
  BOOST_TEST(moves_made(game.line(), black) == 2);
  const std::string fen = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 2 3";
  game.add(PositionArranged{second(3), praporek::formats::read_fen(fen).value()});
  BOOST_TEST(fen_now(game) == fen);
  game.play({"g1f3"});
  const GameLine line = game.line();
  BOOST_TEST(line.moves.size() == 5U);
  BOOST_TEST(line.moves.back().number == 3);
  BOOST_TEST(!line.moves[3].before);
}

BOOST_AUTO_TEST_CASE(an_offer_goes_with_the_move_it_was_made_on,
                     *label("laws2018-8.1.5") * label("laws2018-9.1.2.2")) {
  PlayedGame game{{"e2e4", "e7e5", "g1f3"}};
  game.add(DrawOffer{second(1), white});
  game.play({"b8c6"});
  const GameLine line = game.line();
  BOOST_TEST(line.moves[2].draw_offered);
  BOOST_TEST(!line.moves[0].draw_offered);
  BOOST_TEST(!line.moves[3].draw_offered);
}

BOOST_AUTO_TEST_CASE(an_offer_before_the_move_waits_for_it, *label("laws2018-9.1.2.1")) {
  PlayedGame game{{"e2e4"}};
  game.add(DrawOffer{second(1), black});
  BOOST_TEST((game.line().offer_without_move == black));
  BOOST_TEST(!game.line().moves[0].draw_offered);
  game.play({"e7e5"});
  BOOST_TEST(game.line().moves[1].draw_offered);
  BOOST_TEST(!game.line().offer_without_move);
}

BOOST_AUTO_TEST_CASE(the_readings_of_a_press_belong_to_the_completed_move) {
  PlayedGame game{{"e2e4"}};
  game.add(ClockPress{second(5), white, {{{5395s, 5400s}}}});
  game.play({"e7e5"});
  game.add(ClockPress{second(7), black, {}});
  const GameLine line = game.line();
  BOOST_REQUIRE(line.moves[0].left);
  BOOST_TEST(((*line.moves[0].left)[white] == 5395s));
  BOOST_TEST(!line.moves[1].left);
}

BOOST_AUTO_TEST_SUITE_END()
