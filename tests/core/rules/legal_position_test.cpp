#include "core/rules/legal_position.hpp"

#include "tests/core/rules/board.hpp"

using boost::unit_test::label;
using namespace praporek;
using namespace praporek::rules;

namespace {

/// The single fault of the arrangement, which must disappear when it is waived.
void check_only_fault(std::string_view fen, FaultKind kind, Side side) {
  const auto setup = formats::read_fen(fen);
  BOOST_REQUIRE_MESSAGE(setup, fen);
  const auto faults = faults_of(*setup);
  BOOST_TEST_REQUIRE(faults.size() == 1U, fen);
  BOOST_TEST((faults[0] == Fault{kind, side}), fen);
  BOOST_TEST(!legal_position(*setup));
  BOOST_TEST((legal_position(*setup).error() == refusal_of(faults[0])));
  BOOST_TEST(legal_position(*setup, {kind}).has_value());
  BOOST_TEST(!legal_position(*setup, FaultSet::all().without({kind})));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rules_legal_position, *label("laws2018-3.10.3"))

BOOST_AUTO_TEST_CASE(kings) {
  check_only_fault("4k3/8/8/8/8/8/8/8 w - - 0 1", FaultKind::NoKing, Side::White);
  check_only_fault("4k2k/8/8/8/8/8/8/4K3 w - - 0 1", FaultKind::SeveralKings, Side::Black);
}

BOOST_AUTO_TEST_CASE(both_kings_in_check) {
  check_only_fault("R3k3/8/8/8/8/8/8/r3K3 w - - 0 1", FaultKind::BothKingsInCheck, Side::White);
}

BOOST_AUTO_TEST_CASE(the_side_that_has_moved_is_in_check) {
  check_only_fault("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", FaultKind::OpponentInCheck, Side::Black);
}

BOOST_AUTO_TEST_CASE(three_checkers) {
  check_only_fault("4k3/8/8/8/7b/3n4/8/r3K3 w - - 0 1", FaultKind::TooManyCheckers, Side::White);
}

BOOST_AUTO_TEST_CASE(pawns, *label("laws2018-2.2")) {
  check_only_fault("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", FaultKind::PawnOnEndRank, Side::White);
  check_only_fault("4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", FaultKind::TooManyPawns, Side::Black);
}

BOOST_AUTO_TEST_CASE(two_bishops_on_one_colour_need_a_promotion, *label("laws2018-3.2")) {
  check_only_fault("rnbqkbnr/pppppppp/8/8/8/3BP3/PPPP1PPP/RN1QKBNR w KQkq - 0 3",
                   FaultKind::TooManyPieces, Side::White);
  BOOST_TEST(
      faults_of(*formats::read_fen("rnbqkbnr/pppppppp/8/8/8/3B4/PPPP1PPP/RN1QKBNR w KQkq - 0 3"))
          .empty());
}

BOOST_AUTO_TEST_CASE(en_passant_squares_no_pawn_can_have_passed, *label("laws2018-3.7.4")) {
  check_only_fault("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", FaultKind::EnPassant, Side::Black);
  check_only_fault("4k3/8/8/4p3/8/8/8/4K3 w - e3 0 1", FaultKind::EnPassant, Side::Black);
  check_only_fault("4k3/4p3/8/4p3/8/8/8/4K3 w - e6 0 1", FaultKind::EnPassant, Side::Black);
  // The white king was in check before the pawn moved.
  check_only_fault("4k3/8/8/4p3/8/8/8/r3K3 w - e6 0 1", FaultKind::EnPassant, Side::Black);
  BOOST_TEST(faults_of(*formats::read_fen("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1")).empty());
}

BOOST_AUTO_TEST_CASE(castling_rights_without_king_or_rook, *label("laws2018-3.8.2.1")) {
  check_only_fault("4k3/8/8/8/8/8/8/4K3 w Q - 0 1", FaultKind::Castling, Side::White);
  check_only_fault("8/4k2r/8/8/8/8/8/4K3 w k - 0 1", FaultKind::Castling, Side::Black);
  const auto waived =
      formats::position_of_fen("4k3/8/8/8/8/8/8/4K3 w Q - 0 1", {FaultKind::Castling});
  BOOST_TEST(!waived->castling_rook(Side::White, Wing::A));
}

BOOST_AUTO_TEST_CASE(all_faults_are_named_not_only_the_first) {
  const auto setup = formats::read_fen("PPPPPPPP/PPPPPPPP/8/8/8/8/8/8 w KQkq e3 0 1");
  BOOST_TEST(faults_of(*setup).size() == 7U);
  const auto position = legal_position(*setup, FaultSet::all());
  BOOST_REQUIRE(position);
  BOOST_TEST(legal_moves(*position).empty());
}

BOOST_AUTO_TEST_CASE(any_crowd_of_queens_fits_the_move_list) {
  const auto crowd = formats::position_of_fen("QQQQQQQk/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1",
                                              FaultSet::all());
  BOOST_TEST(legal_moves(*crowd).size() == count_legal_moves(*crowd));
}

BOOST_AUTO_TEST_SUITE_END()
