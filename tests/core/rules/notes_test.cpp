// What the notes to the Laws and the leaflet say about play.
#include "core/notation/read.hpp"
#include "core/rules/legal_position.hpp"
#include "core/rules/outcome.hpp"

#include "tests/core/rules/board.hpp"

using namespace praporek;
using boost::unit_test::label;
using test::at;
using test::legal;
using test::played;

BOOST_AUTO_TEST_SUITE(rules_notes)

BOOST_AUTO_TEST_CASE(bare_kings_are_a_draw_at_once, *label("laws2018-N1.5a")) {
  const auto start = at("8/8/8/3k4/8/8/3r4/3K4 w - - 0 1");
  BOOST_TEST(!rules::outcome_of(rules::Record{start}).has_value());
  const auto over = rules::outcome_of(played(start, "d1d2"));
  BOOST_REQUIRE(over.has_value());
  BOOST_TEST((over->ending == rules::Ending::DeadPosition));
  BOOST_TEST(!over->winner.has_value());
  BOOST_TEST(over->ply == 1U);
}

BOOST_AUTO_TEST_CASE(a_knight_each_is_not_dead, *label("laws2018-N1.5b")) {
  const auto position = at("k7/n1K5/8/3N4/8/8/8/8 w - - 0 1");
  BOOST_TEST((rules::life_of(position) == rules::Life::Alive));
  BOOST_TEST(!rules::outcome_of(rules::Record{position}).has_value());
  BOOST_TEST(rules::is_checkmate(rules::after(position, *rules::move_of_uci(position, "d5b6"))));
}

BOOST_AUTO_TEST_CASE(a_wall_of_pawns_is_dead_when_it_closes, *label("laws2018-N1.5c")) {
  const auto start = at("8/4k3/1p1p1p1p/1P1P1P2/7P/8/4K3/8 w - - 0 1");
  BOOST_TEST(!rules::outcome_of(rules::Record{start}).has_value());
  const auto over = rules::outcome_of(played(start, "h4h5"));
  BOOST_REQUIRE(over.has_value());
  BOOST_TEST((over->ending == rules::Ending::DeadPosition));
}

BOOST_AUTO_TEST_CASE(a_pinned_piece_gives_check, *label("laws2018-N3.1.3")) {
  const auto position = at("4r3/8/8/8/8/8/k3R3/4K3 b - - 0 1");
  BOOST_TEST(rules::in_check(position));
  BOOST_TEST(!legal(position, "a2b2"));
  BOOST_TEST(legal(position, "a2b1"));
  BOOST_TEST(legal(position, "e8e2"));
}

BOOST_AUTO_TEST_CASE(nobody_may_pass, *label("laws2018-W1")) {
  const auto position = at(test::initial);
  for (const char* pass : {"pass", "--", "0000", "null", "Z0", ""}) {
    BOOST_TEST(!notation::read_move(position, pass));
    BOOST_TEST(!legal(position, pass));
  }
}

BOOST_AUTO_TEST_CASE(the_rook_may_be_attacked_when_castling, *label("laws2018-W4")) {
  BOOST_TEST(legal(at("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), "e1c1"));
  BOOST_TEST(legal(at("r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), "e1c1"));
  BOOST_TEST(!legal(at("3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1"), "e1c1"));
}

BOOST_AUTO_TEST_CASE(there_are_three_ways_out_of_check, *label("laws2018-W5")) {
  // A rook checks along the file: step aside, interpose, capture.
  const auto by_rook = at("4r1k1/8/8/8/8/3B4/8/4KR2 w - - 0 1");
  BOOST_TEST(legal(by_rook, "e1d1"));
  BOOST_TEST(legal(by_rook, "d3e2"));
  BOOST_TEST(!legal(by_rook, "f1f2"));
  BOOST_TEST(legal(at("4r1k1/8/8/8/B7/8/8/4K3 w - - 0 1"), "a4e8"));
  // A knight checks: nothing can stand between.
  const auto by_knight = at("6k1/8/8/8/8/3n4/7R/R3K3 w - - 0 1");
  for (const rules::Move move : rules::legal_moves(by_knight)) {
    BOOST_TEST((move.from() == rules::Square::E1 || move.to() == rules::Square::D3));
  }
}

BOOST_AUTO_TEST_CASE(two_bishops_of_one_colour_need_a_promotion, *label("laws2018-N3.2")) {
  const auto has_fault = [](std::string_view fen) {
    return !rules::faults_of(formats::read_fen(fen).value()).empty();
  };
  BOOST_TEST(has_fault("4k3/8/8/8/8/8/PPPPPPPP/1B1B1K2 w - - 0 1") ==
             has_fault("4k3/8/8/8/8/8/PPPPPPPP/1B1B1K2 b - - 0 1"));
  BOOST_TEST(has_fault("4k3/8/8/8/8/8/PPPPPPPP/3B1B1K w - - 0 1"));
  BOOST_TEST(!has_fault("4k3/8/8/8/8/8/PPPPPPP1/3B1B1K w - - 0 1"));
}

BOOST_AUTO_TEST_SUITE_END()
