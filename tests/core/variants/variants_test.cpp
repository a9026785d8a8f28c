#include "core/variants/variant.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/variants/playing.hpp"
#include <random>

using namespace praporek;
using namespace praporek::test;
using boost::unit_test::label;
using variants::Game;
using variants::VariantId;

BOOST_AUTO_TEST_SUITE(variants_table)

BOOST_AUTO_TEST_CASE(all_start_and_only_chess_is_rated, *label("laws2018-P4")) {
  std::string names;
  for (const auto& variant : variants::all_variants()) {
    names += std::string{variant.name} + " ";
    BOOST_TEST((variants::variant_of(variant.id).id == variant.id));
    BOOST_TEST((variants::variant_named(variant.name) == variant.id));
    const auto game = variants::start_game(variant.id);
    BOOST_REQUIRE(game);
    BOOST_TEST((game->to_move() == Side::White));
    BOOST_TEST(!game->ending());
    BOOST_TEST(game->reading() == "");
    BOOST_TEST(variants::may_be_rated(variant.id) == (variant.id == VariantId::Chess));
  }
  BOOST_TEST(names == "chess chess960 chief double positional ");
  BOOST_TEST(!variants::variant_named("draughts"));
}

BOOST_AUTO_TEST_CASE(every_choice_can_be_played_and_every_text_read_back) {
  std::mt19937 random{7};
  for (const auto& variant : variants::all_variants()) {
    for (int round = 0; round < 4; ++round) {
      Game game = variants::start_game(variant.id).value();
      for (int turn = 0; turn < 24 && !game.ending(); ++turn) {
        const auto choices = game.choices(notation::Letters::Slovak);
        BOOST_REQUIRE(!choices.empty());
        const std::string& choice = choices[random() % choices.size()];
        const auto next = game.played(choice, {notation::Letters::Slovak});
        BOOST_REQUIRE_MESSAGE(next, game.text() << ": " << choice);
        game = *next;
        const auto again = variants::read_game(variant.id, game.text());
        BOOST_REQUIRE_MESSAGE(again, game.text());
        BOOST_TEST(again->text() == game.text());
        BOOST_TEST((again->choices() == game.choices()));
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(chess_ends_by_mate_stalemate_and_itself) {
  const Game game = variants::start_game(VariantId::Chess).value();
  BOOST_TEST(result(after(game, {"f3", "e5", "g4", "Qh4"})) == "0-1");
  BOOST_TEST(result(game_at(VariantId::Chess, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")) == "1/2-1/2");
  BOOST_TEST(result(game_at(VariantId::Chess, "4k3/8/8/8/8/8/8/R3K3 w - - 150 99")) == "1/2-1/2");
  BOOST_TEST(result(game_at(VariantId::Chess, "4k3/8/8/8/8/8/8/4KN2 w - - 0 1")) == "1/2-1/2");
  // Laws 9.6.2: mate on the seventy-fifth move stands.
  const Game late = game_at(VariantId::Chess, "6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 99");
  BOOST_TEST(result(after(late, {"Ra8"})) == "1-0");
  BOOST_TEST(result(after(late, {"Ra7"})) == "1/2-1/2");
}

BOOST_AUTO_TEST_CASE(chess960_starts_from_its_number, *label("laws2018-GII.2.0")) {
  variants::Switches switches;
  switches.chess960_number = 0;
  const auto game = variants::start_game(VariantId::Chess960, switches);
  BOOST_TEST(game->text() == "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1");
  switches.chess960_number = 960;
  BOOST_TEST(!variants::start_game(VariantId::Chess960, switches));
}

BOOST_AUTO_TEST_SUITE_END()
