#include "core/rules/unwinnable.hpp"

#include "core/rules/outcome.hpp"
#include "core/rules/unwinnable_blocked.hpp"
#include "core/rules/unwinnable_material.hpp"

#include "tests/core/rules/board.hpp"
#include "tests/support/fixtures.hpp"
#include <fstream>

using boost::unit_test::label;
using namespace praporek;
using namespace praporek::rules;
using test::at;

namespace {

Position any(std::string_view fen) {
  return formats::position_of_fen(fen, FaultSet::all()).value();
}

/// A helpmate must be a series of legal moves that ends in the mate asked for.
void check_helpmate(Position position, Side mater, const Helpmate& helpmate) {
  for (const Move move : helpmate.line) {
    BOOST_TEST_REQUIRE(is_legal(position, move));
    position = rules::after(position, move);
  }
  BOOST_TEST(is_checkmate(position));
  BOOST_TEST((position.side_to_move() == other(mater)));
}

std::string verdict(const Position& position, Side mater, NodeBudget budget = {}) {
  const MateVerdict answer = can_still_mate(position, mater, budget);
  if (const auto* helpmate = std::get_if<Helpmate>(&answer.answer)) {
    check_helpmate(position, mater, *helpmate);
    return "winnable";
  }
  if (answer.undecided()) return "undecided";
  switch (std::get<CannotMate>(answer.answer)) {
    case CannotMate::Material:
      return "material";
    case CannotMate::Forced:
      return "forced";
    case CannotMate::Closure:
      return "closure";
    case CannotMate::Blocked:
      return "blocked";
  }
  return "";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rules_unwinnable, *label("laws2018-5.2.2") * label("laws2018-6.9"))

BOOST_AUTO_TEST_CASE(positions_of_the_collection) {
  std::ifstream file{praporek::fixtures() + "/rules/unwinnable.txt"};
  BOOST_REQUIRE(file);
  for (std::string line; std::getline(file, line);) {
    const auto fields = split(line, ';');
    const Side mater = fields[1] == "white" ? Side::White : Side::Black;
    const std::string answer = verdict(any(fields[0]), mater);
    BOOST_TEST(answer != "undecided", line);
    BOOST_TEST((answer == "winnable") == (fields[2] == "winnable"), line << " " << answer);
  }
}

BOOST_AUTO_TEST_CASE(a_knight_mates_only_with_help) {
  BOOST_TEST(verdict(at("8/8/8/8/3k4/8/3n4/R3K3 w - - 0 1"), Side::Black) == "winnable");
  BOOST_TEST(verdict(at("8/8/8/8/3k4/8/3n4/4K2Q w - - 0 1"), Side::Black) == "material");
}

BOOST_AUTO_TEST_CASE(bishops_of_one_colour_need_a_piece_that_cannot_step_between) {
  BOOST_TEST(verdict(at("8/8/8/8/3k4/8/3b4/4KRR1 w - - 0 1"), Side::Black) == "material");
  BOOST_TEST(verdict(at("8/8/8/8/3k4/8/3b4/4KN2 w - - 0 1"), Side::Black) == "winnable");
  BOOST_TEST(verdict(at("8/8/8/8/3k4/8/3b4/4KB2 w - - 0 1"), Side::Black) == "winnable");
}

BOOST_AUTO_TEST_CASE(only_forced_moves_that_do_not_lead_to_mate, *label("laws2018-6.9")) {
  // White's only move is Rxe1 mate, so Black can no longer mate.
  const Position position = at("3rk3/3p1pP1/8/8/8/8/6PP/R3r2K w - - 0 1");
  BOOST_TEST(verdict(position, Side::Black) == "forced");
  BOOST_TEST(verdict(position, Side::White) == "winnable");
}

BOOST_AUTO_TEST_CASE(a_mate_on_the_board_counts_whatever_the_material) {
  // No game leads here, yet it is mate by a lone bishop.
  const Position position = any("k7/p7/1K6/3B4/8/8/8/8 b - - 0 1");
  BOOST_TEST(verdict(position, Side::White) == "winnable");
  BOOST_TEST(verdict(any("kr6/p7/2N5/8/8/8/8/7K b - - 0 1"), Side::White) == "winnable");
}

BOOST_AUTO_TEST_CASE(a_pawn_wall_is_proved_without_playing) {
  const Position wall = at("8/6k1/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/5K2/8 b - - 0 1");
  BOOST_TEST(verdict(wall, Side::White) == "blocked");
  BOOST_TEST(verdict(wall, Side::Black) == "blocked");
  BOOST_TEST((life_of(wall) == Life::Dead));
}

BOOST_AUTO_TEST_CASE(the_wall_argument_is_silent_about_castling_and_en_passant) {
  const Position castling = any("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K2R w K - 0 1");
  BOOST_TEST(!is_blocked_for(castling, Side::White));
  const Position passed = at("4k3/8/8/p1pPp1p1/P1P1P1P1/8/8/4K3 w - e6 0 1");
  BOOST_TEST_REQUIRE(passed.en_passant().has_value());
  BOOST_TEST(!is_blocked_for(passed, Side::White));
  BOOST_TEST(verdict(passed, Side::White) == "winnable");
}

BOOST_AUTO_TEST_CASE(a_bishop_given_up_opens_the_wall) {
  const Position wall = at("8/3k4/3p1p2/p1pPpPp1/PpP1P1Pp/1P5P/K2B4/8 w - - 0 1");
  BOOST_TEST(verdict(wall, Side::Black) == "winnable");
}

BOOST_AUTO_TEST_CASE(next_to_a_confined_king_the_game_ends) {
  // The white king has h3 and h4 only; Kxg2 would be stalemate.
  BOOST_TEST(verdict(at("8/8/3b3p/4bp1P/5p1K/4bPp1/5bP1/5k2 b - - 0 1"), Side::Black) == "blocked");
}

BOOST_AUTO_TEST_CASE(a_spent_budget_is_not_an_answer) {
  const Position position = at("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  BOOST_TEST(verdict(position, Side::White, {2}) == "undecided");
  BOOST_TEST((life_of(position, {2}) == Life::Undecided));
}

BOOST_AUTO_TEST_CASE(blocked_is_never_said_where_a_mate_can_be_found) {
  std::ifstream file{praporek::fixtures() + "/rules/unwinnable.txt"};
  BOOST_REQUIRE(file);
  for (std::string line; std::getline(file, line);) {
    const auto fields = split(line, ';');
    if (fields[2] != "winnable") continue;
    const Side mater = fields[1] == "white" ? Side::White : Side::Black;
    BOOST_TEST(!is_blocked_for(any(fields[0]), mater), line);
    BOOST_TEST(!cannot_mate_with_this_material(any(fields[0]).board(), mater), line);
  }
}

BOOST_AUTO_TEST_SUITE_END()
