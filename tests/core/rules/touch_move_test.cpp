#include "core/rules/touch_move.hpp"

#include "core/formats/fen.hpp"
#include "core/notation/write.hpp"
#include "core/rules/legal_moves.hpp"
#include "core/rules/play.hpp"
#include "core/rules/uci.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>

using namespace praporek;
using namespace praporek::rules;
using boost::unit_test::label;
using enum Square;

namespace {

constexpr std::string_view initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr std::string_view both_rooks = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
constexpr std::string_view two_targets = "4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1";

HandsOnBoard touching(std::initializer_list<Square> squares) {
  HandsOnBoard hands;
  for (const Square square : squares) hands.touches.push_back({square});
  return hands;
}

/// "4.3.1: Nf3 Nh3", the moves in alphabetical order.
std::string duty(std::string_view fen, const HandsOnBoard& hands) {
  const Position position = formats::position_of_fen(fen).value();
  const Obligation obligation = obligation_of(position, hands);
  std::vector<std::string> texts;
  for (const Move move : obligation.moves) texts.push_back(notation::written(position, move));
  std::ranges::sort(texts);
  std::string line = obligation.article.number + ":";
  for (const auto& text : texts) line += " " + text;
  return line;
}

std::string duty(std::string_view fen, std::initializer_list<Square> squares) {
  return duty(fen, touching(squares));
}

/// "4.5: 20", the number of moves only.
std::string duty_size(std::string_view fen, const HandsOnBoard& hands) {
  const Obligation obligation = obligation_of(formats::position_of_fen(fen).value(), hands);
  return obligation.article.number + ": " + std::to_string(obligation.moves.size());
}

}  // namespace

BOOST_AUTO_TEST_SUITE(touch_move)

BOOST_AUTO_TEST_CASE(announced_adjusting_obliges_to_nothing, *label("laws2018-4.2.1")) {
  HandsOnBoard hands;
  hands.touches = {{G1, TouchIntent::Adjusting}};
  BOOST_TEST(duty_size(initial, hands) == "4.3: 20");
  hands.touches.push_back({E2});
  BOOST_TEST(duty(initial, hands) == "4.3.1: e3 e4");
}

BOOST_AUTO_TEST_CASE(a_plain_accident_obliges_to_nothing, *label("laws2018-4.2.2")) {
  HandsOnBoard hands;
  hands.touches = {{G1, TouchIntent::Accidental}, {E2}};
  BOOST_TEST(duty(initial, hands) == "4.3.1: e3 e4");
}

BOOST_AUTO_TEST_CASE(only_the_player_on_move_is_obliged, *label("laws2018-4.3")) {
  HandsOnBoard hands = touching({G8});
  hands.by = Side::Black;
  BOOST_TEST(duty_size(initial, hands) == "4.3: 20");
}

BOOST_AUTO_TEST_CASE(the_first_own_piece_that_can_move_must, *label("laws2018-4.3.1")) {
  BOOST_TEST(duty(initial, {A1, G1, E2}) == "4.3.1: Nf3 Nh3");
}

BOOST_AUTO_TEST_CASE(a_king_touched_alone_may_castle, *label("laws2018-4.3.1")) {
  BOOST_TEST(duty(both_rooks, {E1}) == "4.3.1: Kd1 Kd2 Ke2 Kf1 Kf2 O-O O-O-O");
}

BOOST_AUTO_TEST_CASE(the_first_enemy_piece_that_can_be_taken_must, *label("laws2018-4.3.2")) {
  BOOST_TEST(duty(two_targets, {D5, F5}) == "4.3.2: exd5");
  BOOST_TEST(duty(two_targets, {E8, F5}) == "4.3.2: exf5");
}

BOOST_AUTO_TEST_CASE(a_pawn_may_have_to_be_taken_en_passant, *label("laws2018-4.3.2")) {
  BOOST_TEST(duty("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", {E5}) == "4.3.2: dxe6");
}

BOOST_AUTO_TEST_CASE(first_enemy_with_first_own_piece, *label("laws2018-4.3.3")) {
  BOOST_TEST(duty(two_targets, {E4, F5, D5}) == "4.3.3: exf5");
  BOOST_TEST(duty(two_targets, {F5, E4}) == "4.3.3: exf5");
}

BOOST_AUTO_TEST_CASE(else_the_first_touched_that_can_be_used, *label("laws2018-4.3.3")) {
  BOOST_TEST(duty(two_targets, {E1, D5}) == "4.3.3: Kd1 Kd2 Ke2 Kf1 Kf2");
  BOOST_TEST(duty(two_targets, {D5, E1}) == "4.3.3: exd5");
}

BOOST_AUTO_TEST_CASE(if_the_order_is_unclear_the_own_piece_was_first, *label("laws2018-4.3.3")) {
  HandsOnBoard hands = touching({D5, E1});
  hands.order_known = false;
  BOOST_TEST(duty(two_targets, hands) == "4.3.3: Kd1 Kd2 Ke2 Kf1 Kf2");
}

BOOST_AUTO_TEST_CASE(king_then_rook_is_castling, *label("laws2018-4.4.1")) {
  BOOST_TEST(duty(both_rooks, {E1, H1}) == "4.4.1: O-O");
  BOOST_TEST(duty(both_rooks, {E1, A1}) == "4.4.1: O-O-O");
}

BOOST_AUTO_TEST_CASE(a_piece_that_cannot_move_changes_nothing, *label("laws2018-4.4.1")) {
  BOOST_TEST(duty("4k3/8/8/8/8/p7/P7/R3K2R w KQ - 0 1", {A2, E1, H1}) == "4.4.1: O-O");
}

BOOST_AUTO_TEST_CASE(rook_then_king_forbids_castling_there, *label("laws2018-4.4.2")) {
  BOOST_TEST(duty(both_rooks, {H1, E1}) == "4.4.2: Rf1 Rg1 Rh2 Rh3 Rh4 Rh5 Rh6 Rh7 Rh8+");
}

BOOST_AUTO_TEST_CASE(if_the_rook_cannot_move_the_king_must, *label("laws2018-4.4.2")) {
  BOOST_TEST(duty("4k3/8/8/8/8/8/6PP/4K1NR w K - 0 1", {H1, E1}) == "4.4.2: Kd1 Kd2 Ke2 Kf1 Kf2");
}

BOOST_AUTO_TEST_CASE(illegal_castling_leaves_the_other_king_moves, *label("laws2018-4.4.3")) {
  BOOST_TEST(duty("4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1", {E1, H1}) == "4.4.3: Kd1 Kd2 Ke2 O-O-O");
}

BOOST_AUTO_TEST_CASE(a_king_without_moves_frees_the_player, *label("laws2018-4.4.3")) {
  BOOST_TEST(duty_size("4k3/8/8/8/8/8/3PPP2/3QKB1R w K - 0 1", touching({E1, H1})) == "4.4.3: 22");
}

BOOST_AUTO_TEST_CASE(the_new_piece_is_chosen_when_it_touches_the_square, *label("laws2018-4.4.4")) {
  HandsOnBoard hands = touching({A7});
  BOOST_TEST(duty("8/P6k/8/8/8/8/8/K7 w - - 0 1", hands) == "4.3.1: a8=B a8=N a8=Q a8=R");
  hands.promoted_touched = Kind::Knight;
  BOOST_TEST(duty("8/P6k/8/8/8/8/8/K7 w - - 0 1", hands) == "4.4.4: a8=N");
}

BOOST_AUTO_TEST_CASE(if_nothing_touched_can_be_used_any_move_will_do, *label("laws2018-4.5")) {
  BOOST_TEST(duty_size(initial, touching({A1})) == "4.5: 20");
  BOOST_TEST(duty_size(initial, touching({A1, D8})) == "4.5: 20");
}

BOOST_AUTO_TEST_CASE(a_piece_on_the_promotion_square_is_taken, *label("laws2018-4.6.3")) {
  const Position position = formats::position_of_fen("1n5k/P7/8/8/8/8/8/K7 w - - 0 1").value();
  const Move move = move_of_uci(position, "a7b8q").value();
  BOOST_TEST(notation::written(position, move) == "axb8=Q+");
  BOOST_TEST((after(position, move).piece_at(B8) == Piece{Kind::Queen, Side::White}));
  BOOST_TEST(after(position, move).board().of(Kind::Knight) == 0);
  BOOST_TEST(!is_made(position, move, {.pawn_removed = true, .promoted_released = true}));
  BOOST_TEST(is_made(position, move,
                     {.captured_removed = true, .pawn_removed = true, .promoted_released = true}));
}

BOOST_AUTO_TEST_CASE(a_released_piece_stays, *label("laws2018-4.7")) {
  HandsOnBoard hands = touching({G1});
  hands.released = Release{G1, F3};
  BOOST_TEST(duty(initial, hands) == "4.7: Nf3");
}

BOOST_AUTO_TEST_CASE(a_piece_released_where_it_cannot_go_must_still_move, *label("laws2018-4.7")) {
  HandsOnBoard hands = touching({G1});
  hands.released = Release{G1, G3};
  BOOST_TEST(duty(initial, hands) == "4.3.1: Nf3 Nh3");
}

BOOST_AUTO_TEST_CASE(a_pawn_released_on_the_last_rank_may_become_anything, *label("laws2018-4.7")) {
  HandsOnBoard hands = touching({A7});
  hands.released = Release{A7, A8};
  BOOST_TEST(duty("1n5k/P7/8/8/8/8/8/K7 w - - 0 1", hands) == "4.7: a8=B a8=N a8=Q a8=R");
}

BOOST_AUTO_TEST_CASE(a_capture_is_made_when_the_piece_is_off, *label("laws2018-4.7.1")) {
  const Position position = formats::position_of_fen(two_targets).value();
  const Move move = move_of_uci(position, "e4d5").value();
  BOOST_TEST(!is_made(position, move, {.piece_released = true}));
  BOOST_TEST(!is_made(position, move, {.captured_removed = true}));
  BOOST_TEST(is_made(position, move, {.piece_released = true, .captured_removed = true}));
}

BOOST_AUTO_TEST_CASE(a_released_king_must_castle_there, *label("laws2018-4.7.2")) {
  HandsOnBoard hands = touching({E1});
  hands.released = Release{E1, G1};
  BOOST_TEST(duty(both_rooks, hands) == "4.7.2: O-O");
  BOOST_TEST(duty("4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1", hands) == "4.7.2: Kd1 Kd2 Ke2 O-O-O");
  BOOST_TEST(duty_size("4k3/8/8/8/8/8/3PPP2/3QKB1R w K - 0 1", hands) == "4.7.2: 22");
}

BOOST_AUTO_TEST_CASE(castling_is_made_when_the_rook_is_released, *label("laws2018-4.7.2")) {
  const Position position = formats::position_of_fen(both_rooks).value();
  const Move castling = move_of_uci(position, "e1g1").value();
  BOOST_TEST(!is_made(position, castling, {.piece_released = true}));
  BOOST_TEST(is_made(position, castling, {.piece_released = true, .rook_released = true}));
}

BOOST_AUTO_TEST_CASE(promotion_is_made_when_the_pawn_is_gone, *label("laws2018-4.7.3")) {
  const Position position = formats::position_of_fen("8/P6k/8/8/8/8/8/K7 w - - 0 1").value();
  const Move move = move_of_uci(position, "a7a8q").value();
  BOOST_TEST(!is_made(position, move, {.promoted_released = true}));
  // Laws 4.6.1: the pawn itself need not have stood on the square.
  BOOST_TEST(is_made(position, move, {.pawn_removed = true, .promoted_released = true}));
}

BOOST_AUTO_TEST_CASE(touching_a_piece_ends_the_right_to_claim, *label("laws2018-4.8")) {
  BOOST_TEST(may_claim_touch_move_breach({}));
  BOOST_TEST(may_claim_touch_move_breach({{E7, TouchIntent::Adjusting}}));
  BOOST_TEST(!may_claim_touch_move_breach({{E7}}));
}

BOOST_AUTO_TEST_CASE(an_illegal_move_is_replaced_with_the_same_piece, *label("laws2018-7.5.1")) {
  BOOST_TEST(duty("4k3/8/8/3p4/4N3/8/8/4K3 w - - 0 1", {E4, D5}) ==
             "4.3.3: Nc3 Nc5 Nd2 Nd6+ Nf2 Nf6+ Ng3 Ng5");
}

BOOST_AUTO_TEST_CASE(an_overlooked_check_is_parried_with_the_touched_piece,
                     *label("laws2018-7.5.1")) {
  BOOST_TEST(duty("4k3/8/8/8/4r3/8/8/3QK3 w - - 0 1", {D1}) == "4.3.1: Qe2");
}

BOOST_AUTO_TEST_SUITE_END()
