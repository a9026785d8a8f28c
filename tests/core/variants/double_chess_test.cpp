#include "core/variants/double_chess.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/variants/playing.hpp"

using namespace praporek;
using namespace praporek::test;
using boost::unit_test::label;
using variants::DoubleGame;
using variants::Game;
using variants::VariantId;

namespace {

Game doubled(std::string_view fen) { return game_at(VariantId::Double, fen); }

Game start() { return variants::start_game(VariantId::Double).value(); }

/// "w1" to "b2".
std::string on_move(const Result<Game>& game) {
  const auto& state = std::get<DoubleGame>(game.value().state());
  return std::string{state.to_move() == Side::White ? "w" : "b"} +
         (state.second_half() ? "2" : "1");
}

}  // namespace

BOOST_AUTO_TEST_SUITE(variants_double)

BOOST_AUTO_TEST_CASE(each_turn_has_two_halves, *label("variants-double-1")) {
  BOOST_TEST(on_move(start()) == "w1");
  BOOST_TEST(on_move(after(start(), {"e4"})) == "w2");
  BOOST_TEST(on_move(after(start(), {"e4", "d4"})) == "b1");
  BOOST_TEST(on_move(after(start(), {"e4", "d4", "e5", "Nc6"})) == "w1");
  BOOST_TEST(on_move(after(start(), {"e4,d4", "e5,Nc6"})) == "w1");
}

BOOST_AUTO_TEST_CASE(a_check_by_the_first_half_ends_the_turn, *label("variants-double-2")) {
  const Game game = doubled("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
  const auto checked = after(game, {"Ra8+"});
  BOOST_TEST(on_move(checked) == "b1");
  BOOST_TEST(joined(sorted_choices(*checked)) == "Kd7 Ke7 Kf7");
  BOOST_TEST(verdict(game, {"Ra8+,Kd2"}) == "variants.turn-over");
}

BOOST_AUTO_TEST_CASE(the_first_half_must_parry, *label("variants-double-3")) {
  const Game game = doubled("4k3/7p/8/8/8/8/8/R3K3 w - - 0 1");
  BOOST_TEST(verdict(game, {"Ra8", "h6"}) != "ok");
  BOOST_TEST(verdict(game, {"Ra8", "Ke7", "h6"}) == "ok");
}

BOOST_AUTO_TEST_CASE(mate_by_either_half, *label("variants-double-4")) {
  const Game game = doubled("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
  BOOST_TEST(result(after(game, {"Ra8"})) == "1-0");
  BOOST_TEST(result(after(game, {"Kd2", "Ra8"})) == "1-0");
  const auto choices = game.choices();
  BOOST_TEST((std::ranges::find(choices, "Ra8#") != choices.end()));
}

BOOST_AUTO_TEST_CASE(the_king_is_safe_after_each_half, *label("variants-double-5")) {
  const Game game = doubled("4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1");
  BOOST_TEST(verdict(game, {"Bd3"}) != "ok");
  BOOST_TEST(verdict(game, {"Kd2", "Bd3"}) == "ok");
}

BOOST_AUTO_TEST_CASE(one_missing_second_half_only_ends_the_turn, *label("variants-double-6")) {
  const Game game = doubled("7k/8/8/8/p7/8/P1q5/K7 w - - 0 1");
  BOOST_TEST(joined(game.choices()) == "a3");
  const auto next = after(game, {"a3"});
  BOOST_TEST(on_move(next) == "b1");
  BOOST_TEST(result(next) == "*");
  variants::Switches switches;
  switches.doubled.draw_at_first_missing = true;
  BOOST_TEST(result(after(game_at(VariantId::Double, game.text(), switches), {"a3"})) == "1/2-1/2");
}

BOOST_AUTO_TEST_CASE(missing_for_both_draws, *label("variants-double-7")) {
  const Game game = doubled("4bk1n/3p1p2/3P1PpP/6P1/1p6/pPp1p1p1/2P1P1P1/N4BRK w - - 0 1");
  BOOST_TEST(joined(game.choices()) == "h7");
  const auto one = after(game, {"h7"});
  BOOST_TEST(on_move(one) == "b1");
  BOOST_TEST(result(one) == "*");
  BOOST_TEST(joined(one->choices()) == "a2");
  const auto both = after(*one, {"a2"});
  BOOST_TEST(result(both) == "1/2-1/2");
  BOOST_TEST(both->ending()->article.number == "Double 3");
  BOOST_TEST(!both->played("Kh2"));
}

BOOST_AUTO_TEST_CASE(en_passant_only_by_the_first_half, *label("variants-double-8")) {
  const Game game = doubled("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1");
  BOOST_TEST(verdict(game, {"e4", "Kd1", "dxe3"}) == "ok");
  BOOST_TEST(verdict(game, {"e4", "Kd1", "Kd7", "dxe3"}) != "ok");
  BOOST_TEST(verdict(game, {"e4", "e5", "dxe3"}) != "ok");
  BOOST_TEST(after(game, {"e4,Kd1", "dxe3"})->text() == "4k3/8/8/8/8/4p3/8/3K4 b - - 0 1 2");
}

BOOST_AUTO_TEST_CASE(either_of_two_pawns_may_be_taken_en_passant) {
  const Game game = doubled("4k3/8/8/8/3p2p1/8/4PP2/4K3 w - - 0 1");
  const auto stepped = after(game, {"e4,f4"});
  BOOST_TEST(stepped->text() == "4k3/8/8/8/3pPPp1/8/8/4K3 b - e3f3 0 1 1");
  BOOST_TEST(verdict(*stepped, {"dxe3"}) == "ok");
  BOOST_TEST(verdict(*stepped, {"gxf3"}) == "ok");
  BOOST_TEST(verdict(*stepped, {"dxe3", "gxf3"}) != "ok");
  // A piece on the pawn's first square does not matter, one on the passed square does.
  const Game bishop = doubled("4k3/8/8/8/3p4/8/4P3/3BK3 w - - 0 1");
  BOOST_TEST(verdict(bishop, {"e4,Be2", "dxe3"}) == "ok");
  const Game knight = doubled("4k3/8/8/8/3p4/8/4P3/4K1N1 w - - 0 1");
  BOOST_TEST(verdict(knight, {"e4,Ne2", "dxe3"}) == "ok");
  const Game king = doubled("4k3/8/8/8/3p4/8/4PK2/8 w - - 0 1");
  BOOST_TEST(verdict(king, {"e4,Ke2", "dxe3"}) == "ok");
}

BOOST_AUTO_TEST_CASE(castling_is_one_half, *label("variants-double-9")) {
  const Game game = doubled("4k3/8/8/8/8/8/8/4KB1R w K - 0 1");
  BOOST_TEST(verdict(game, {"0-0"}) != "ok");
  BOOST_TEST(verdict(game, {"Bg2", "0-0"}) == "ok");
  BOOST_TEST(on_move(after(game, {"Bb5+"})) == "b1");
}

BOOST_AUTO_TEST_CASE(the_game_ends_only_with_a_turn, *label("variants-double-10")) {
  const Game game = doubled("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1");
  BOOST_TEST(result(after(game, {"Qf2", "Qf7"})) == "1/2-1/2");
  BOOST_TEST(result(after(game, {"Kf7", "Qh1"})) == "1-0");
  BOOST_TEST(result(after(game, {"Qf7"})) == "*");
  BOOST_TEST(result(after(game, {"Qf7", "Qf8"})) == "1-0");
}

BOOST_AUTO_TEST_CASE(traps_of_the_opening, *label("variants-double-11")) {
  BOOST_TEST(result(after(start(), {"e4,Bc4", "e5,Nc6", "Qh5,Qxf7"})) == "1-0");
  BOOST_TEST(result(after(start(), {"f3,g4", "e5,Qh4"})) == "0-1");
}

BOOST_AUTO_TEST_CASE(a_pawn_may_promote_with_the_second_half, *label("variants-double-12")) {
  BOOST_TEST(verdict(doubled("8/6pk/P7/8/8/8/8/K7 w - - 0 1"), {"a7,a8=Q"}) == "ok");
}

BOOST_AUTO_TEST_CASE(white_may_begin_with_one_half_if_agreed) {
  variants::Switches switches;
  switches.doubled.balanced = true;
  const Game game = variants::start_game(VariantId::Double, switches).value();
  BOOST_TEST(game.reading() == "balanced");
  BOOST_TEST(on_move(after(game, {"e4"})) == "b1");
  BOOST_TEST(on_move(after(game, {"e4", "e5,d5", "d4"})) == "w2");
}

BOOST_AUTO_TEST_CASE(repetition_compares_the_starts_of_turns, *label("laws2018-9.6.1")) {
  Game game = start();
  for (int i = 0; i < 4; ++i) {
    BOOST_TEST(game.may_claim_draw() == (i >= 2));
    BOOST_TEST(result(game) == "*");
    game = after(game, {"Nf3,Ng1", "Nf6,Ng8"}).value();
  }
  BOOST_TEST(result(game) == "1/2-1/2");
}

BOOST_AUTO_TEST_CASE(bishops_of_one_colour_are_a_dead_draw, *label("laws2018-5.2.2")) {
  BOOST_TEST(result(doubled("4k3/8/8/8/8/8/8/4KB2 w - - 0 1")) == "1/2-1/2");
  BOOST_TEST(result(doubled("2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1")) == "1/2-1/2");
  BOOST_TEST(result(doubled("1b2k3/8/8/8/8/8/8/4KB2 w - - 0 1")) == "*");
}

BOOST_AUTO_TEST_CASE(the_text_names_the_half_and_what_was_missed) {
  const auto second = after(start(), {"e4"});
  BOOST_TEST(second->text() == "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1 2");
  for (const auto* wrong : {"", "8/8/8/8/8/8/8/8 w - -", "4k3/8/8/8/8/8/8/R3K3 w - e9 0 1",
                            "4k3/8/8/8/8/8/8/R3K3 w - - 0 1 3"}) {
    BOOST_TEST(!variants::read_game(VariantId::Double, wrong));
  }
}

BOOST_AUTO_TEST_SUITE_END()
