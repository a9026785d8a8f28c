#include "core/rules/castling.hpp"

#include "core/rules/chess960.hpp"

#include "tests/core/rules/board.hpp"

using boost::unit_test::label;
using namespace praporek;
using namespace praporek::rules;
using test::at;
using test::legal;

namespace {

bool stands(const Position& position, Square square, Kind kind) {
  return position.piece_at(square) == Piece{kind, Side::White};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rules_castling)

BOOST_AUTO_TEST_CASE(king_and_rook_change_places, *label("laws2018-3.8.2")) {
  const Position start = at("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
  const Position short_side = test::after(start, "e1g1");
  BOOST_TEST(stands(short_side, Square::G1, Kind::King));
  BOOST_TEST(stands(short_side, Square::F1, Kind::Rook));
  const Position long_side = test::after(start, "e1c1");
  BOOST_TEST(stands(long_side, Square::C1, Kind::King));
  BOOST_TEST(stands(long_side, Square::D1, Kind::Rook));
  BOOST_TEST(short_side.halfmove_clock() == 1);
}

BOOST_AUTO_TEST_CASE(the_right_is_lost_by_moving_king_or_rook, *label("laws2018-3.8.2.1")) {
  const Position start = at("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
  const Position king_moved = test::after(start, "e1e2 e8d8 e2e1 d8e8");
  BOOST_TEST(!legal(king_moved, "e1g1"));
  BOOST_TEST(!legal(king_moved, "e1c1"));
  const Position rook_moved = test::after(start, "h1h2 e8d8 h2h1 d8e8");
  BOOST_TEST(!legal(rook_moved, "e1g1"));
  BOOST_TEST(legal(rook_moved, "e1c1"));
}

BOOST_AUTO_TEST_CASE(a_rook_that_was_taken_takes_its_right_along, *label("laws2018-3.8.2.1")) {
  const Position position = test::after(at("4k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1"), "h1h8 e8d7");
  BOOST_TEST(!position.castling_rook(Side::Black, Wing::H));
  BOOST_TEST(!position.castling_rook(Side::White, Wing::H));
  BOOST_TEST((position.castling_rook(Side::White, Wing::A) == Square::A1));
}

BOOST_AUTO_TEST_CASE(the_king_may_not_cross_or_reach_an_attacked_square,
                     *label("laws2018-3.8.2.2.1")) {
  const Position crossed = at("4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1");
  BOOST_TEST(!legal(crossed, "e1g1"));
  BOOST_TEST(legal(crossed, "e1c1"));
  BOOST_TEST(!legal(at("4k3/8/8/8/8/4r3/8/R3K2R w KQ - 0 1"), "e1g1"));
}

BOOST_AUTO_TEST_CASE(an_attack_on_the_rook_or_its_path_does_not_matter,
                     *label("laws2018-3.8.2.2.1")) {
  BOOST_TEST(legal(at("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), "e1c1"));
  BOOST_TEST(legal(at("r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), "e1c1"));
}

BOOST_AUTO_TEST_CASE(a_piece_between_prevents_it_for_now, *label("laws2018-3.8.2.2.2")) {
  const Position start = at("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1");
  BOOST_TEST(!legal(start, "e1c1"));
  BOOST_TEST(legal(test::after(start, "b1c3 e8d8"), "e1c1"));
}

BOOST_AUTO_TEST_CASE(a_king_castles_once, *label("laws2018-GII.3.1")) {
  const Position castled =
      test::after(at("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "e1g1 e8d8 g1h1 d8e8 h1g1 e8d8");
  BOOST_TEST(castled.castling_rooks() == 0U);
}

BOOST_AUTO_TEST_CASE(chess960_castles_in_four_ways,
                     *label("laws2018-GII.3.2.1") * label("laws2018-GII.3.2.2") *
                         label("laws2018-GII.3.2.3") * label("laws2018-GII.3.2.4")) {
  const Position both_move = test::after(at("4k3/8/8/8/8/8/8/R3K3 w A - 0 1"), "e1a1");
  BOOST_TEST(stands(both_move, Square::C1, Kind::King));
  BOOST_TEST(stands(both_move, Square::D1, Kind::Rook));
  const Position swap =
      test::after(at("rnbqnkrb/pppppppp/8/8/8/8/PPPPPPPP/RNBQNKRB w GAga - 0 1"), "f1g1");
  BOOST_TEST(stands(swap, Square::G1, Kind::King));
  BOOST_TEST(stands(swap, Square::F1, Kind::Rook));
  const Position king_only = test::after(at("4k3/8/8/8/8/8/8/4KR2 w F - 0 1"), "e1f1");
  BOOST_TEST(stands(king_only, Square::G1, Kind::King));
  BOOST_TEST(stands(king_only, Square::F1, Kind::Rook));
  const Position rook_only = test::after(at("4k3/8/8/8/8/8/8/6KR w H - 0 1"), "g1h1");
  BOOST_TEST(stands(rook_only, Square::G1, Kind::King));
  BOOST_TEST(stands(rook_only, Square::F1, Kind::Rook));
}

BOOST_AUTO_TEST_CASE(no_array_castles_without_moving_a_piece,
                     *label("laws2018-GII.3.2.6") * label("laws2018-GII.3.2.7.2")) {
  for (int number = 0; number < chess960_count; ++number) {
    const Position start = chess960_position(number);
    const Square king = first_of(start.board().of(Side::White, Kind::King));
    for (const Wing wing : both_wings) {
      const auto rook = start.castling_rook(Side::White, wing);
      BOOST_REQUIRE(rook);
      BOOST_TEST(
          (king != castled_king(Side::White, wing) || *rook != castled_rook(Side::White, wing)));
    }
  }
}

BOOST_AUTO_TEST_CASE(castling_on_the_first_move, *label("laws2018-GII.3.2.7.3")) {
  BOOST_TEST(legal(at("rnbqnkrb/pppppppp/8/8/8/8/PPPPPPPP/RNBQNKRB w GAga - 0 1"), "f1g1"));
}

BOOST_AUTO_TEST_CASE(only_the_squares_on_the_way_must_be_empty,
                     *label("laws2018-GII.3.2.7.4") * label("laws2018-GII.3.2.7.5")) {
  BOOST_TEST(!legal(at("4k3/8/8/8/8/8/8/RNK5 w A - 0 1"), "c1a1"));
  BOOST_TEST(legal(at("4k3/8/8/8/8/8/8/1RK5 w B - 0 1"), "c1b1"));
  const Position filled = test::after(at("4k3/8/8/8/8/8/8/NBRKB3 w C - 0 1"), "d1c1");
  BOOST_TEST(stands(filled, Square::C1, Kind::King));
  BOOST_TEST(stands(filled, Square::D1, Kind::Rook));
  BOOST_TEST(stands(filled, Square::A1, Kind::Knight));
  BOOST_TEST(stands(filled, Square::E1, Kind::Bishop));
}

BOOST_AUTO_TEST_CASE(the_rook_may_be_the_only_shield_of_its_king, *label("laws2018-GII.3")) {
  BOOST_TEST(!legal(at("4k3/8/8/8/8/8/8/rRK5 w B - 0 1"), "c1b1"));
}

BOOST_AUTO_TEST_SUITE_END()
