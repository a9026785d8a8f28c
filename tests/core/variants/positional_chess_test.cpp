#include "core/variants/positional_chess.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/variants/playing.hpp"

using namespace praporek;
using namespace praporek::test;
using boost::unit_test::label;
using variants::Game;
using variants::VariantId;

namespace {

Game start() { return variants::start_game(VariantId::Positional).value(); }

}  // namespace

BOOST_AUTO_TEST_SUITE(variants_positional)

BOOST_AUTO_TEST_CASE(no_piece_is_placed_under_attack, *label("variants-positional-1")) {
  BOOST_TEST(verdict(start(), {"Qd4", "Kd8"}) == "variants.would-be-attacked");
  BOOST_TEST(verdict(start(), {"Qd4", "Ke6"}) == "ok");
}

BOOST_AUTO_TEST_CASE(pawns_avoid_both_end_ranks, *label("variants-positional-2")) {
  BOOST_TEST(verdict(start(), {"Pa1"}) == "variants.pawn-rank");
  BOOST_TEST(verdict(start(), {"Pa8"}) == "variants.pawn-rank");
  BOOST_TEST(verdict(start(), {"Pa2"}) == "ok");
  BOOST_TEST(verdict(start(), {"Pa2", "Pb8"}) == "variants.pawn-rank");
}

BOOST_AUTO_TEST_CASE(bishops_stand_on_both_colours, *label("variants-positional-3")) {
  BOOST_TEST(verdict(start(), {"Bc1", "Na8", "Be3"}) == "variants.bishop-colour");
  BOOST_TEST(verdict(start(), {"Bc1", "Na8", "Bd3"}) == "ok");
}

BOOST_AUTO_TEST_CASE(lines_are_blocked_by_any_piece, *label("variants-positional-4")) {
  BOOST_TEST(verdict(start(), {"Ra1", "Ra8"}) == "variants.would-attack");
  BOOST_TEST(verdict(start(), {"Ra1", "Kb8", "Pa2", "Na7"}) == "ok");
}

BOOST_AUTO_TEST_CASE(a_pawn_attacks_forward, *label("variants-positional-5")) {
  BOOST_TEST(verdict(start(), {"Ra1", "Pb2"}) == "variants.would-attack");
}

BOOST_AUTO_TEST_CASE(pawns_and_kings_keep_their_distance, *label("variants-positional-6")) {
  BOOST_TEST(verdict(start(), {"Pe4", "Pd5"}) == "variants.would-attack");
  BOOST_TEST(verdict(start(), {"Pe4", "Pe5"}) == "ok");
  BOOST_TEST(verdict(start(), {"Pe4", "Kd3"}) == "variants.would-attack");
  BOOST_TEST(verdict(start(), {"Pe4", "Ke3"}) == "variants.would-attack");
}

BOOST_AUTO_TEST_CASE(knights_and_bishops, *label("variants-positional-7")) {
  BOOST_TEST(verdict(start(), {"Nd4", "Be6"}) == "variants.would-be-attacked");
  BOOST_TEST(verdict(start(), {"Nd4", "Bb2"}) == "variants.would-attack");
  BOOST_TEST(verdict(start(), {"Nd4", "Bd5"}) == "ok");
}

BOOST_AUTO_TEST_CASE(there_is_one_king_each, *label("variants-positional-8")) {
  BOOST_TEST(verdict(start(), {"Ke4", "Kf5"}) == "variants.would-attack");
  BOOST_TEST(verdict(start(), {"Ke4", "Kg4"}) == "ok");
  BOOST_TEST(verdict(start(), {"Ke4", "Kg4", "Ka1"}) == "variants.none-left");
}

BOOST_AUTO_TEST_CASE(attacks_both_ways_are_forbidden, *label("variants-positional-9")) {
  BOOST_TEST(verdict(start(), {"Qd4", "Nf5"}) == "variants.would-attack");
  BOOST_TEST(verdict(start(), {"Qd4", "Nc3"}) == "variants.would-be-attacked");
  BOOST_TEST(verdict(start(), {"Qd4", "Nb1"}) == "ok");
}

BOOST_AUTO_TEST_CASE(who_cannot_place_loses, *label("variants-positional-10")) {
  const auto game = after(start(), {"Qh8", "Qa4", "Rb1", "Rf7", "Be2", "Rc7", "Kd5", "Bg3", "Ng6",
                                    "Kg2", "Be3", "Bd7", "Rb2", "Pf5", "Pg5", "Pa5", "Pd2"});
  BOOST_TEST(game->text() == "7Q/2rb1r2/6N1/p2K1pP1/q7/4B1b1/1R1PB1k1/1R6 b");
  const auto& state = std::get<variants::PositionalGame>(game->state());
  BOOST_TEST(state.in_hand(Side::Black, rules::Kind::Knight) == 2);
  BOOST_TEST(state.in_hand(Side::Black, rules::Kind::Pawn) == 6);
  BOOST_TEST(game->choices().empty());
  BOOST_TEST(result(game) == "1-0");
}

BOOST_AUTO_TEST_CASE(two_empty_hands_draw, *label("variants-positional-11")) {
  const Game full = game_at(VariantId::Positional, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w");
  BOOST_TEST(result(full) == "1/2-1/2");
  const Game last = game_at(VariantId::Positional, "rnbqkbnr/ppppppp1/8/8/8/8/PPPPPPPP/RNBQKBNR b");
  BOOST_TEST(result(last) == "*");
  BOOST_TEST(result(after(last, {"Ph6"})) == "1/2-1/2");
}

BOOST_AUTO_TEST_CASE(a_placed_piece_stays, *label("variants-positional-12")) {
  BOOST_TEST(verdict(start(), {"Qd4", "Ke6", "Qd4-d5"}) == "variants.placed-stays");
  BOOST_TEST(verdict(start(), {"Qd4", "Qd4"}) == "variants.square-taken");
}

BOOST_AUTO_TEST_CASE(placements_are_written_in_the_players_letters) {
  const auto choices = start().choices(notation::Letters::Czech);
  BOOST_TEST(choices.size() == 48 + 5 * 64);
  BOOST_TEST((std::ranges::find(choices, "Dd4") != choices.end()));
  BOOST_TEST((std::ranges::find(choices, "Pa2") != choices.end()));
  for (const auto letters : notation::all_letters) {
    for (const auto& text : start().choices(letters)) {
      BOOST_TEST(start().played(text, {letters}).has_value(), text);
    }
  }
  BOOST_TEST(verdict(start(), {"Zd4"}) == "variants.no-placement");
  BOOST_TEST(verdict(start(), {"Qd9"}) == "variants.no-placement");
}

BOOST_AUTO_TEST_CASE(the_king_comes_first_if_agreed) {
  variants::Switches switches;
  switches.positional.king_first = true;
  const Game game = variants::start_game(VariantId::Positional, switches).value();
  BOOST_TEST(game.reading() == "king-first");
  BOOST_TEST(game.choices().size() == 64);
  BOOST_TEST(verdict(game, {"Qd4"}) == "variants.king-first");
  BOOST_TEST(verdict(game, {"Ke1", "Ke8", "Qd4"}) == "ok");
}

BOOST_AUTO_TEST_CASE(boards_that_no_placing_in_turn_can_give_are_refused) {
  for (const auto* text : {"8/8/8/8/8/8/8/QQ6 w", "8/8/8/8/8/8/8/Q7 w", "8/8/8/8/8/8/8/8 b",
                           "8/8 w", "8/8/8/8/8/8/8/8"}) {
    BOOST_TEST(!variants::read_game(VariantId::Positional, text), text);
  }
}

BOOST_AUTO_TEST_SUITE_END()
