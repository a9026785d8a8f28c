#include "core/rules/outcome.hpp"

#include "tests/core/rules/board.hpp"

using boost::unit_test::label;
using namespace praporek;
using namespace praporek::rules;
using test::at;
using test::initial;
using test::played;

namespace {

std::string result(const Record& record) {
  const auto outcome = outcome_of(record);
  if (!outcome) return "goes on";
  const std::string winner = !outcome->winner                  ? "draw "
                             : *outcome->winner == Side::White ? "white "
                                                               : "black ";
  return winner + article_of(outcome->ending).number + " after " + std::to_string(outcome->ply);
}

std::string result(std::string_view fen) { return result(Record{at(fen)}); }

std::string repeated(std::string_view moves, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) text += std::string{moves} + " ";
  return text;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rules_outcome)

BOOST_AUTO_TEST_CASE(mate_wins_at_once, *label("laws2018-1.4") * label("laws2018-5.1.1")) {
  BOOST_TEST(result(played(at(initial), "f2f3 e7e5 g2g4 d8h4")) == "black 5.1.1 after 4");
}

BOOST_AUTO_TEST_CASE(stalemate_draws_at_once, *label("laws2018-5.2.1")) {
  BOOST_TEST(result(played(at("7k/8/6K1/8/8/8/5Q2/8 w - - 0 1"), "f2f7")) == "draw 5.2.1 after 1");
}

BOOST_AUTO_TEST_CASE(a_dead_position_draws_at_once,
                     *label("laws2018-1.5") * label("laws2018-5.2.2")) {
  BOOST_TEST(result("8/8/4k3/8/8/3K4/8/8 w - - 0 1") == "draw 5.2.2 after 0");
  BOOST_TEST(result("8/8/8/3k4/8/8/4B3/4K3 w - - 0 1") == "draw 5.2.2 after 0");
  BOOST_TEST(result(played(at("8/8/8/3k4/8/8/3r4/3K4 w - - 0 1"), "d1d2")) == "draw 5.2.2 after 1");
}

BOOST_AUTO_TEST_CASE(a_knight_each_is_not_dead, *label("laws2018-1.5")) {
  const Position position = at("k7/n1K5/8/3N4/8/8/8/8 w - - 0 1");
  BOOST_TEST(result(Record{position}) == "goes on");
  BOOST_TEST(is_checkmate(test::after(position, "d5b6")));
}

BOOST_AUTO_TEST_CASE(a_wall_of_pawns_is_dead, *label("laws2018-1.5")) {
  const Position before = at("8/4k3/1p1p1p1p/1P1P1P2/7P/8/4K3/8 w - - 0 1");
  BOOST_TEST(result(Record{before}) == "goes on");
  BOOST_TEST(result(played(before, "h4h5")) == "draw 5.2.2 after 1");
}

BOOST_AUTO_TEST_CASE(the_fifth_occurrence_ends_the_game, *label("laws2018-9.6.1")) {
  const std::string cycle = "g1f3 g8f6 f3g1 f6g8";
  BOOST_TEST(result(played(at(initial), repeated(cycle, 3))) == "goes on");
  BOOST_TEST(result(played(at(initial), repeated(cycle, 4))) == "draw 9.6.1 after 16");
}

BOOST_AUTO_TEST_CASE(the_draw_stands_when_it_is_noticed_later, *label("laws2018-9.6.1")) {
  const std::string cycle = "g1f3 g8f6 f3g1 f6g8";
  BOOST_TEST(result(played(at(initial), repeated(cycle, 4) + "e2e4 e7e5 d2d4")) ==
             "draw 9.6.1 after 16");
}

BOOST_AUTO_TEST_CASE(occurrences_need_not_follow_one_another, *label("laws2018-9.6.1")) {
  const std::string long_way = "g1f3 b8c6 f3g5 c6b4 g5f3 b4c6 f3g1 c6b8";
  const std::string short_way = "g1f3 g8f6 f3g1 f6g8";
  BOOST_TEST(result(played(at(initial), short_way + " " + long_way + " " + short_way + " " +
                                            long_way)) == "draw 9.6.1 after 24");
}

BOOST_AUTO_TEST_CASE(mate_on_the_seventy_fifth_move_stands, *label("laws2018-9.6.2")) {
  const Position position = at("7k/8/6K1/8/8/8/8/R7 w - - 149 200");
  BOOST_TEST(result(played(position, "a1a8")) == "white 5.1.1 after 1");
  BOOST_TEST(result(played(position, "a1a2")) == "draw 9.6.2 after 1");
}

BOOST_AUTO_TEST_CASE(what_may_be_claimed_does_not_end_the_game, *label("laws2018-9.3.2")) {
  BOOST_TEST(result("8/8/8/4k3/8/8/3RK3/8 w - - 149 120") == "goes on");
}

BOOST_AUTO_TEST_CASE(chess960_ends_like_chess, *label("laws2018-GII.1")) {
  const Position start = at("bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1");
  BOOST_TEST(result(played(start, "f2f3 e7e5 g2g3 e5e4")) == "goes on");
  BOOST_TEST(is_checkmate(at("R5k1/5ppp/8/8/8/8/8/1K6 b - - 0 1")));
}

BOOST_AUTO_TEST_SUITE_END()
