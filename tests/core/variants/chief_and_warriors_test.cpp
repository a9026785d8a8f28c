#include "core/variants/chief_and_warriors.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/variants/playing.hpp"

using namespace praporek;
using namespace praporek::test;
using boost::unit_test::label;
using variants::ChiefGame;
using variants::Game;

namespace {

Game chief(std::string_view fen) { return game_at(variants::VariantId::Chief, fen); }

constexpr std::string_view start = "3q4/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1";
constexpr std::string_view king_in_check = "8/8/8/8/8/8/P1q5/4K3 w - - 0 1";

}  // namespace

BOOST_AUTO_TEST_SUITE(variants_chief)

BOOST_AUTO_TEST_CASE(the_sixteen_begin_with_twenty_moves, *label("variants-chief-1")) {
  const Game game = variants::start_game(variants::VariantId::Chief).value();
  BOOST_TEST(game.text() == start);
  BOOST_TEST((game.to_move() == Side::White));
  BOOST_TEST(game.choices().size() == 20);
}

BOOST_AUTO_TEST_CASE(the_chief_avoids_guarded_squares, *label("variants-chief-2")) {
  const Game game = chief("3q4/8/8/8/8/8/PPPPPPPP/RNBQKBNR b KQ - 0 1");
  BOOST_TEST(joined(sorted_choices(game)) ==
             "Qa5 Qa8 Qb6 Qb7 Qb8 Qc6 Qc7 Qc8 Qd4 Qd5 Qd6 Qd7 Qe6 Qe7 Qe8 Qf6 Qf7 Qf8 Qg5 Qg8 Qh4 "
             "Qh8");
  BOOST_TEST(verdict(game, {"Qd3"}) == "notation.illegal-but");
  BOOST_TEST(verdict(game, {"Qxd2"}) == "notation.illegal-but");
}

BOOST_AUTO_TEST_CASE(an_attacked_chief_without_escape_is_mated, *label("variants-chief-3")) {
  const Game game = chief("8/8/4K3/8/8/8/6RR/6Bq b - - 0 1");
  BOOST_TEST(game.choices().empty());
  BOOST_TEST(result(game) == "1-0");
}

BOOST_AUTO_TEST_CASE(a_chief_without_moves_who_is_not_attacked_draws, *label("variants-chief-4")) {
  BOOST_TEST(result(chief("1R6/8/3Q4/q1B5/N7/K7/8/2R5 b - - 0 1")) == "1/2-1/2");
}

BOOST_AUTO_TEST_CASE(the_knight_leap_can_mate, *label("variants-chief-5")) {
  BOOST_TEST(result(chief("8/8/8/8/7K/5q2/8/8 w - - 0 1")) == "0-1");
}

BOOST_AUTO_TEST_CASE(a_stalemated_king_draws, *label("variants-chief-6")) {
  BOOST_TEST(result(chief("K7/3q4/8/8/8/8/8/8 w - - 0 1")) == "1/2-1/2");
}

BOOST_AUTO_TEST_CASE(the_warriors_must_parry_check, *label("variants-chief-7")) {
  const Game game = chief(king_in_check);
  BOOST_TEST(joined(sorted_choices(game)) == "Kf1");
  BOOST_TEST(verdict(game, {"a4"}) != "ok");
}

BOOST_AUTO_TEST_CASE(the_chief_takes_only_what_is_not_guarded, *label("variants-chief-8")) {
  const Game game = chief("8/8/8/4P3/3q1P2/8/8/7K b - - 0 1");
  BOOST_TEST(verdict(game, {"Qxe5"}) != "ok");
  BOOST_TEST(verdict(game, {"Qxf4"}) == "ok");
}

BOOST_AUTO_TEST_CASE(a_pinned_warrior_still_guards, *label("variants-chief-9")) {
  const Game game = chief("4q3/8/8/8/4R3/8/8/4K3 b - - 0 1");
  BOOST_TEST(verdict(game, {"Qa4"}) != "ok");
  BOOST_TEST(verdict(game, {"Qb5"}) == "ok");
  BOOST_TEST(verdict(game, {"Qh5"}) == "ok");
}

BOOST_AUTO_TEST_CASE(a_king_left_attacked_may_be_taken, *label("variants-chief-10")) {
  const ChiefGame before = ChiefGame::read(king_in_check).value();
  const auto unnoticed = before.played_unnoticed("a4", {});
  BOOST_REQUIRE(unnoticed);
  BOOST_TEST(!unnoticed->ending());
  const auto taken = unnoticed->played("Qxe1", {});
  BOOST_REQUIRE(taken);
  BOOST_REQUIRE(taken->ending());
  BOOST_TEST((taken->ending()->winner == Side::Black));
  BOOST_TEST(taken->ending()->why.id == "variants.king-taken");
  BOOST_TEST(!taken->played("a5", {}));
  // Black may call the arbiter instead: the position before the move is still there.
  BOOST_TEST(before.text() == king_in_check);
}

BOOST_AUTO_TEST_CASE(no_castling_through_what_the_chief_attacks, *label("variants-chief-11")) {
  BOOST_TEST(verdict(chief("3q4/8/8/8/8/8/PPPPPPPP/RNBQK2R w KQ - 0 1"), {"0-0"}) == "ok");
  BOOST_TEST(verdict(chief("8/8/8/8/8/7q/PPPPPP1P/RNBQK2R w KQ - 0 1"), {"0-0"}) != "ok");
}

BOOST_AUTO_TEST_CASE(warriors_promote, *label("variants-chief-12")) {
  const Game game = chief("3q4/P7/8/8/8/8/8/K7 w - - 0 1");
  const auto choices = sorted_choices(game);
  for (const auto* text : {"a8=B", "a8=N", "a8=Q+", "a8=R+"}) {
    BOOST_TEST((std::ranges::find(choices, text) != choices.end()), text);
  }
  BOOST_TEST(verdict(game, {"a8=Q", "Qxa8"}) == "ok");
  variants::Switches switches;
  switches.chief.warriors_promote = false;
  const Game strict = game_at(variants::VariantId::Chief, game.text(), switches);
  BOOST_TEST(verdict(strict, {"a8=Q"}) != "ok");
  BOOST_TEST(strict.reading() == "no-promotion");
}

BOOST_AUTO_TEST_CASE(the_chief_may_start_elsewhere_if_agreed) {
  variants::Switches switches;
  switches.chief.chief_start = rules::Square::B6;
  const Game game = variants::start_game(variants::VariantId::Chief, switches).value();
  BOOST_TEST(game.text() == "8/8/1q6/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1");
  BOOST_TEST(game.reading() == "chief-b6");
  switches.chief.chief_start = rules::Square::B5;
  BOOST_TEST(!variants::start_game(variants::VariantId::Chief, switches));
}

BOOST_AUTO_TEST_CASE(a_bare_king_does_not_win_on_the_flag, *label("laws2018-6.9")) {
  const auto bare = ChiefGame::read("8/8/8/8/7K/8/8/q7 w - - 0 1").value();
  BOOST_REQUIRE(bare.ending_on_chiefs_flag());
  BOOST_TEST(!bare.ending_on_chiefs_flag()->winner);
  BOOST_TEST(!ChiefGame::read(start).value().ending_on_chiefs_flag());
}

BOOST_AUTO_TEST_CASE(what_is_no_position_of_this_game_is_refused) {
  const std::pair<const char*, const char*> faults[] = {
      {"3q4/8/8/8/8/8/8/8 w - - 0 1", "variants.one-king"},
      {"3q3k/8/8/8/8/8/8/K7 w - - 0 1", "variants.chief-alone"},
      {"3r4/8/8/8/8/8/8/K7 w - - 0 1", "variants.chief-alone"},
      {"3q4/8/8/8/8/8/8/K2R3P w - - 0 1", "rules.pawn-on-end-rank-white"},
      {"3q4/8/8/8/8/8/8/K7", "rules.fen-ends-early"},
      {"3q4/8/8/8/8/8/8/K2R3B w - - 0 1", "variants.chief-left-attacked"}};
  for (const auto& [fen, id] : faults) {
    const auto game = ChiefGame::read(fen);
    BOOST_REQUIRE(!game);
    BOOST_TEST(game.error().why().id == id, fen);
  }
}

BOOST_AUTO_TEST_CASE(repetition_and_idle_moves_draw, *label("laws2018-9.6.1")) {
  Game game = variants::start_game(variants::VariantId::Chief).value();
  for (int i = 0; i < 4; ++i) {
    BOOST_TEST(result(game) == "*");
    BOOST_TEST(game.may_claim_draw() == (i >= 2));
    game = after(game, {"Nf3", "Qd7", "Ng1", "Qd8"}).value();
  }
  BOOST_TEST(result(game) == "1/2-1/2");
  BOOST_TEST(result(chief("3q4/8/8/8/8/8/8/K7 w - - 150 99")) == "1/2-1/2");
}

BOOST_AUTO_TEST_SUITE_END()
