#include "core/tracking/tracker.hpp"

#include "core/formats/fen.hpp"
#include "core/rules/chess960.hpp"
#include "core/rules/play.hpp"
#include "core/tracking/picture.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/tracking/watched_board.hpp"

using namespace praporek;
using test::WatchedBoard;

namespace {

WatchedBoard at_start() { return WatchedBoard{rules::initial_position()}; }

WatchedBoard at_fen(const char* fen) { return WatchedBoard{formats::position_of_fen(fen).value()}; }

}  // namespace

BOOST_AUTO_TEST_SUITE(tracking_from_the_board)

BOOST_AUTO_TEST_CASE(a_move_is_certain_when_the_clock_is_pressed) {
  auto board = at_start();
  BOOST_TEST(board.play("e2= e4=P +1000") == "");
  BOOST_TEST(board.tracker.open_moves().size() == 1);
  BOOST_TEST(board.play("w +500") == "e2e4");
  BOOST_TEST(board.play("e7= e5=p b +500") == "e7e5");
}

BOOST_AUTO_TEST_CASE(a_man_may_be_seen_on_its_new_square_first) {
  auto board = at_start();
  BOOST_TEST(board.play("e4=P e2= w +500") == "e2e4");
}

BOOST_AUTO_TEST_CASE(a_man_seen_late_after_the_press_is_waited_for) {
  auto board = at_start();
  BOOST_TEST(board.play("e2= w e4=P +500") == "e2e4");
}

BOOST_AUTO_TEST_CASE(captures_come_in_any_order) {
  const char* fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
  for (const char* script :
       {"d5= e4= d5=P w +500", "e4= d5=P w +500", "e4= d5= d5=P w +500", "d5=P e4= w +500"}) {
    auto board = at_fen(fen);
    BOOST_TEST(board.play(script) == "e4d5", script);
  }
}

BOOST_AUTO_TEST_CASE(en_passant_waits_for_the_pawn_to_leave) {
  const char* fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
  auto board = at_fen(fen);
  BOOST_TEST(board.play("e5= d6=P +400 d5= w +500") == "e5d6");
  board = at_fen(fen);
  BOOST_TEST(board.play("d5= e5= d6=P w +500") == "e5d6");
}

BOOST_AUTO_TEST_CASE(a_slide_over_other_squares_is_one_move) {
  auto board = at_fen("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
  BOOST_TEST(board.play("a1= b1=R b1= c1=R +2500 c1= d1=R w +500") == "a1d1");
  board = at_fen("4k3/8/8/8/2p5/8/8/2Q1K3 w - - 0 1");
  // The worst order a board can report.
  BOOST_TEST(board.play("c4= c2=Q c3=Q c1= c2= c4=Q c3= w +500") == "c1c4");
}

BOOST_AUTO_TEST_CASE(a_captured_man_carried_over_the_board_is_no_move) {
  auto board = at_fen("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
  BOOST_TEST(board.play("d5= f4=p f4= e4= d5=P h5=p h5= w +500") == "e4d5");
}

BOOST_AUTO_TEST_CASE(castling_is_seen_in_either_order) {
  const char* fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
  auto board = at_fen(fen);
  BOOST_TEST(board.play("e1= g1=K +700 h1= f1=R w +500") == "e1g1");
  board = at_fen(fen);
  BOOST_TEST(board.play("h1= f1=R +700 e1= g1=K w +500") == "e1g1 rook-first");
  board = at_fen(fen);
  BOOST_TEST(board.play("e1= a1= c1=K d1=R w +500") == "e1c1");
}

BOOST_AUTO_TEST_CASE(a_rook_adjusted_before_castling_is_not_touched_first) {
  auto board = at_fen("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
  BOOST_TEST(board.play("h1= h1=R +900 e1= g1=K h1= f1=R w +500") == "e1g1");
}

BOOST_AUTO_TEST_CASE(promotion_waits_for_the_new_piece,
                     *boost::unit_test::label("laws2018-7.5.2")) {
  const char* fen = "8/P3k3/8/8/8/8/8/4K3 w - - 0 1";
  auto board = at_fen(fen);
  BOOST_TEST(board.play("a7= a8=P +800 a8= a8=Q w +500") == "a7a8q");
  board = at_fen(fen);
  BOOST_TEST(board.play("a7= a8=N w +500") == "a7a8n");
  board = at_fen(fen);
  BOOST_TEST(board.play("a7= a8=P w +4000") == "pawn a8");
  BOOST_TEST(board.play("a8= a8=R +500") == "explained, a7a8r");
}

BOOST_AUTO_TEST_CASE(adjusting_leaves_no_trace) {
  auto board = at_start();
  BOOST_TEST(board.play("g1= +900 g1=N b8= b8=n +5000") == "");
  BOOST_TEST(board.play("e2= e4=P w +500") == "e2e4");
}

BOOST_AUTO_TEST_CASE(a_move_put_back_before_the_press_is_forgotten) {
  auto board = at_start();
  BOOST_TEST(board.play("e2= e4=P +3000 e4= e2=P d2= d4=P w +500") == "d2d4");
}

BOOST_AUTO_TEST_CASE(a_quick_answer_settles_the_move_before) {
  auto board = at_start();
  BOOST_TEST(board.play("e2= e4=P w e7= e5=p b +500") == "e2e4, e7e5");
}

BOOST_AUTO_TEST_CASE(the_opponent_lifting_a_man_does_not_hold_up_the_move) {
  auto board = at_start();
  BOOST_TEST(board.play("e2= e4=P w e7= +1000") == "e2e4");
  BOOST_TEST(board.play("+9000 e5=p b +500") == "e7e5");
}

BOOST_AUTO_TEST_CASE(without_a_clock_the_answer_makes_a_move_certain) {
  auto board = at_start();
  BOOST_TEST(board.play("e2= e4=P +9000 e7= e5=p +3000") == "e2e4");
  BOOST_TEST(board.play("g1= f3=N +9000") == "e7e5");
}

BOOST_AUTO_TEST_CASE(up_to_three_lost_plies_are_found_again) {
  auto board = at_start();
  auto lost = board.tracker.certain();
  for (const char* move : {"e2e4", "d7d5", "e4d5"}) {
    lost = after(lost, *rules::move_of_uci(lost, move));
  }
  std::string found;
  const auto see = [&](const tracking::Sighting& sighting) {
    for (const auto& fact : board.tracker.see(sighting)) {
      found += std::visit(test::FactWords{}, fact) + ", ";
    }
  };
  see(tracking::BoardScanned{Instant{Millis{1'000}}, lost.board()});
  see(tracking::Ticked{Instant{Millis{2'500}}});
  see(tracking::Ticked{Instant{Millis{3'500}}});
  BOOST_TEST(found == "e2e4 unseen, d7d5 unseen, ");
  BOOST_TEST(board.tracker.open_moves().size() == 1);
}

BOOST_AUTO_TEST_CASE(two_orders_of_lost_moves_are_not_chosen_between) {
  auto board = at_start();
  BOOST_TEST(board.play("e2= d2= e7= e4=P d4=P e5=p +4000") == "not explained");
}

BOOST_AUTO_TEST_CASE(moves_taken_back_are_noticed_when_the_board_rests) {
  auto board = at_start();
  board.play("e2= e4=P w e7= e5=p b g1= f3=N w +500");
  BOOST_TEST(board.tracker.plies() == 3);
  BOOST_TEST(board.play("f3= g1=N e5= e7=p +2500") == "");
  BOOST_TEST(board.play("+1500") == "back 1");
  BOOST_TEST(board.play("c7= c5=p b +500") == "c7c5");
}

BOOST_AUTO_TEST_CASE(another_move_instead_of_a_certain_one_branches_off) {
  auto board = at_start();
  board.play("e2= e4=P w +500");
  BOOST_TEST(board.play("e4= e2=P d2= d4=P +4000") == "back 0");
  BOOST_TEST(board.play("w +500") == "d2d4");
}

BOOST_AUTO_TEST_CASE(an_illegal_move_is_a_fact, *boost::unit_test::label("laws2018-7.5.1")) {
  auto board = at_start();
  BOOST_TEST(board.play("e2= e5=P w +4000") == "illegal e2e5");
  BOOST_TEST(board.play("e5= e2=P +4000") == "explained");
  BOOST_TEST(board.play("e2= e4=P w +500") == "e2e4");
}

BOOST_AUTO_TEST_CASE(an_illegal_move_nobody_noticed_stands) {
  auto board = at_start();
  BOOST_TEST(board.play("g1= g3=N w +4000") == "illegal g1g3");
  BOOST_TEST(board.play("e7= e5=p b +500") == "stands g1g3, explained, e7e5");
  BOOST_TEST(board.play("g3= e4=N w +500") == "g3e4");
  BOOST_TEST(board.tracker.plies() == 3);
}

BOOST_AUTO_TEST_CASE(a_press_without_a_move_is_a_fact, *boost::unit_test::label("laws2018-7.5.3")) {
  auto board = at_start();
  BOOST_TEST(board.play("b +5000") == "");
  BOOST_TEST(board.play("w +5000") == "no move");
}

BOOST_AUTO_TEST_CASE(a_phantom_man_is_reported_once_and_never_played) {
  auto board = at_start();
  BOOST_TEST(board.play("e5=q +9000") == "not explained");
  BOOST_TEST(board.play("e5= +100") == "explained");
}

BOOST_AUTO_TEST_CASE(kings_in_the_centre_propose_a_result_when_the_clock_stands) {
  auto board = at_fen("8/2k5/8/8/8/3K4/8/7R w - - 0 1");
  board.play("go");
  BOOST_TEST(board.play("d3= c7= e4=K d5=k +9000") == "");
  BOOST_TEST(board.play("stop") == "result 1-0");
  board = at_fen("8/2k5/8/8/8/3K4/8/7R w - - 0 1");
  BOOST_TEST(board.play("d3= c7= d4=K e5=k +4000") == "");
  BOOST_TEST(board.play("+2000") == "result 0-1");
  BOOST_TEST(board.tracker.plies() == 0);
}

BOOST_AUTO_TEST_CASE(a_king_that_steps_to_the_centre_first_makes_no_move) {
  auto board = at_fen("8/2k5/8/8/8/3K4/8/7R w - - 0 1");
  BOOST_TEST(board.play("stop d3= d4=K +2500 c7= d5=k +6000") == "result 1/2-1/2");
  BOOST_TEST(board.tracker.plies() == 0);
}

BOOST_AUTO_TEST_CASE(men_set_up_again_end_the_tracking_without_losing_the_game) {
  auto board = at_start();
  board.play("e2= e4=P w e7= e5=p b +500");
  BOOST_TEST(board.play("e4= e2=P e5= e7=p +4000") == "start 518");
  BOOST_TEST(board.tracker.plies() == 2);
}

BOOST_AUTO_TEST_CASE(every_chess960_start_is_recognised) {
  for (int number = 0; number < rules::chess960_count; ++number) {
    BOOST_TEST(tracking::start_number(rules::chess960_position(number).board()).value() == number);
  }
  const auto other = formats::position_of_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1").value();
  BOOST_TEST(!tracking::start_number(other.board()).has_value());
}

BOOST_AUTO_TEST_CASE(castling_in_chess960_is_seen) {
  auto board = at_fen("1k6/8/8/8/8/8/8/5KR1 w G - 0 1");
  BOOST_TEST(board.play("f1= g1= g1=K f1=R w +500") == "f1g1");
}

BOOST_AUTO_TEST_SUITE_END()
