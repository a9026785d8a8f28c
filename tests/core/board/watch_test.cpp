#include "core/board/watch.hpp"

#include "core/clock/time_control_text.hpp"
#include "core/formats/fen.hpp"
#include "core/rules/chess960.hpp"
#include "core/rules/play.hpp"
#include "core/rules/uci.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/board/watched_table.hpp"

using namespace praporek;
using board::Stage;
using board::Trouble;
using test::WatchedTable;

namespace {

board::Expected game_after(std::string_view moves) {
  board::Expected expected{Stage::Playing};
  rules::Position position = expected.start;
  for (const std::string_view text : words_of(moves)) {
    const auto move = rules::move_of_uci(position, text).value();
    position = rules::after(position, move);
    expected.line.push_back({move, position});
  }
  return expected;
}

board::Expected game_of(std::string_view control) {
  board::Expected expected{Stage::SetUp};
  expected.rules = clock::ClockRules{clock::read_time_control(control).value()};
  return expected;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(board_watch)

BOOST_AUTO_TEST_CASE(a_move_comes_with_both_times_of_its_press) {
  WatchedTable table;
  table.play("go +9000 e2= e4=P");
  BOOST_TEST(table.play("w") == "press w");
  table.face.left[1] = Millis{1};
  table.watch.see(board::Ticked{table.at + Millis{200}});
  const auto found = table.watch.see(board::Ticked{table.at + Millis{400}});
  BOOST_REQUIRE(found.size() == 1U);
  const auto& move = std::get<board::MoveFound>(found[0]);
  BOOST_TEST(move.uci == "e2e4");
  BOOST_TEST((move.at == table.at));
  BOOST_TEST(move.clocks[Side::White]->count() == 5'391'000);
  BOOST_TEST(move.clocks[Side::Black]->count() == 5'400'000);
}

BOOST_AUTO_TEST_CASE(a_turned_board_is_read_from_the_other_side) {
  WatchedTable table;
  table.lie = board::Lie::Rotated;
  table.play("scan go");
  BOOST_TEST((table.watch.lie() == board::Lie::Rotated));
  BOOST_TEST(table.play("e2= e4=P w +500") == "press w, e2e4");
  BOOST_TEST(table.play("e7= e5=p b +500") == "press b, e7e5");
}

BOOST_AUTO_TEST_CASE(a_game_met_again_goes_on_where_it_is) {
  WatchedTable table{game_after("e2e4 e7e5")};
  BOOST_TEST(table.play("e2= e4=P e7= e5=p g1= f3=N scan +3500") == "");
  BOOST_TEST(table.watch.tracker().open_moves().size() == 1U);
  BOOST_TEST(table.play("w +500") == "press w, g1f3");
}

BOOST_AUTO_TEST_CASE(up_to_three_plies_missed_are_found_and_more_are_a_gap) {
  const auto position = [](std::string_view fen) {
    return formats::position_of_fen(fen).value().board();
  };
  WatchedTable three{game_after("e2e4")};
  three.men = position("rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3");
  BOOST_TEST(three.play("scan +6000") == "d7d5 unseen, e4d5 unseen");
  BOOST_TEST(three.watch.tracker().open_moves().size() == 1U);
  WatchedTable four{game_after("e2e4")};
  four.men = position("rnb1kbnr/ppp1pppp/8/3q4/8/2N5/PPPP1PPP/R1BQKBNR b KQkq - 1 3");
  BOOST_TEST(four.play("scan +6000") == "+gap b1 c3 e4 d5 d7 d8");
  BOOST_TEST(four.watch.wants_memory());
}

BOOST_AUTO_TEST_CASE(two_orders_of_missed_moves_are_a_gap_too) {
  WatchedTable table{game_after("e2e4")};
  table.men =
      formats::position_of_fen("rnbqkb1r/pppp1ppp/5n2/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3")
          .value()
          .board();
  BOOST_TEST(table.play("scan +6000") == "+gap g1 f3 e5 f6 e7 g8");
}

BOOST_AUTO_TEST_CASE(what_stands_wrong_before_the_game_is_named,
                     *boost::unit_test::label("laws2018-7.2.1")) {
  WatchedTable table{{Stage::SetUp}};
  BOOST_TEST(table.play("d1= e1= d1=K e1=Q +2000") == "");
  BOOST_TEST(table.play("+4000") == "+set-up d1 e1");
  BOOST_TEST(table.play("d1= e1= d1=Q e1=K +6000") == "-set-up");
}

BOOST_AUTO_TEST_CASE(a_chess960_start_is_the_right_one_where_it_is_expected) {
  board::Expected expected{Stage::SetUp, rules::chess960_position(300)};
  WatchedTable table{expected};
  BOOST_TEST(table.play("+6000") == "");
  table.men = rules::initial_position().board();
  BOOST_TEST(table.play("scan +6000").substr(0, 7) == "+set-up");
}

BOOST_AUTO_TEST_CASE(a_clock_set_for_another_control_is_noticed_before_the_game) {
  WatchedTable table{game_of("5400+30")};
  BOOST_TEST(table.play("stop +6000") == "");
  table.face.left[1] = Millis{3'600'000};
  BOOST_TEST(table.play("stop +6000") == "+clock-set-wrong");
  table.face.left = {Millis{5'430'000}, Millis{5'430'000}};
  BOOST_TEST(table.play("stop +6000") == "-clock-set-wrong");
}

BOOST_AUTO_TEST_CASE(a_clock_without_its_increment_is_noticed_after_some_moves,
                     *boost::unit_test::label("laws2018-6.10.2")) {
  board::Expected expected = game_of("5400+30");
  expected.stage = Stage::Playing;
  WatchedTable table{expected};
  BOOST_TEST(table.play("go e2= e4=P w +500 e7= e5=p b +500") == "press w, e2e4, press b, e7e5");
  BOOST_TEST(table.play("g1= f3=N w +500") == "+clock-set-wrong, press w, g1f3");
}

BOOST_AUTO_TEST_CASE(a_clock_that_stands_is_an_alarm_until_it_runs) {
  WatchedTable table;
  BOOST_TEST(table.play("go +1000 stop +9000") == "");
  BOOST_TEST(table.play("+2000") == "+clock-stands");
  BOOST_TEST(table.play("go +100") == "-clock-stands");
}

BOOST_AUTO_TEST_CASE(a_clock_may_stand_after_mate) {
  WatchedTable table;
  table.play("go f2= f3=P w +500 e7= e5=p b +500 g2= g4=P w +500");
  BOOST_TEST(table.play("d8= h4=q b +500") == "press b, d8h4");
  BOOST_TEST(table.play("stop +20000") == "");
}

BOOST_AUTO_TEST_CASE(trouble_with_the_device_is_reported_once_and_when_it_is_over) {
  WatchedTable table;
  const auto trouble = [&](Trouble kind, bool over) {
    return table.see(board::TroubleReported{table.at, kind, over});
  };
  BOOST_TEST(trouble(Trouble::NoClock, false) == "+no-clock");
  BOOST_TEST(trouble(Trouble::NoClock, false) == "");
  BOOST_TEST(trouble(Trouble::NoClock, true) == "-no-clock");
  BOOST_TEST(trouble(Trouble::BatteryLow, false) == "+battery");
  BOOST_TEST(trouble(Trouble::NoDevice, false) == "+no-device");
  BOOST_TEST(trouble(Trouble::NoDevice, true) == "-no-device");
}

BOOST_AUTO_TEST_CASE(a_board_replaced_in_the_middle_of_a_game_keeps_the_game) {
  WatchedTable table;
  table.play("go e2= e4=P w +500");
  table.see(board::TroubleReported{table.at, Trouble::NoDevice, false});
  table.see(board::TroubleReported{table.at, Trouble::NoDevice, true});
  table.lie = board::Lie::Rotated;
  BOOST_TEST(table.play("scan go +500") == "");
  BOOST_TEST(table.play("e7= e5=p b +500") == "press b, e7e5");
}

BOOST_AUTO_TEST_CASE(a_square_that_flickers_is_an_alarm) {
  WatchedTable table;
  std::string found;
  for (int i = 0; i < 5; ++i) found += table.play("a1= +300 a1=R +300");
  BOOST_TEST(found == "+unstable a1");
  BOOST_TEST(table.play("+11000") == "-unstable");
}

BOOST_AUTO_TEST_CASE(a_flag_names_its_side_and_whether_it_was_the_first) {
  WatchedTable table;
  table.lie = board::Lie::Rotated;
  table.play("scan");
  const auto flag = [&](board::End end, board::FlagOrder order) {
    return table.see(board::FlagReported{table.at, end, order});
  };
  BOOST_TEST(flag(board::End::Left, board::FlagOrder::First) == "flag b first");
  BOOST_TEST(flag(board::End::Right, board::FlagOrder::Second) == "flag w second");
}

BOOST_AUTO_TEST_CASE(kings_in_the_centre_of_a_running_clock_are_premature) {
  WatchedTable table;
  table.play("go +100");
  BOOST_TEST(table.play("e1= e8= e4=K d5=k +6000") == "+premature");
  BOOST_TEST(table.play("stop +6000") == "result 1-0");
}

BOOST_AUTO_TEST_CASE(a_result_is_taken_back_when_play_goes_on) {
  WatchedTable table;
  table.play("go +100 stop");
  BOOST_TEST(table.play("e1= e8= e4=K d5=k +6000") == "result 1-0");
  BOOST_TEST(table.play("e4= d5= e1=K e8=k go +100 e2= e4=P w +500") ==
             "press w, e2e4, result off, +premature");
}

BOOST_AUTO_TEST_CASE(an_illegal_move_is_an_incident_and_stands_if_nobody_minds,
                     *boost::unit_test::label("laws2018-7.5.1")) {
  WatchedTable table;
  table.play("go +100");
  BOOST_TEST(table.play("e1= e3=K w +4000") == "press w, +illegal e1e3");
  BOOST_TEST(table.play("e7= e5=p b +500") == "stands e1e3, press b, e7e5");
}

BOOST_AUTO_TEST_CASE(castling_with_the_rook_first_is_shown_to_the_arbiter,
                     *boost::unit_test::label("laws2018-4.4.2")) {
  board::Expected expected{Stage::Playing};
  expected.start = formats::position_of_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1").value();
  WatchedTable table{expected};
  table.play("go +100");
  BOOST_TEST(table.play("h1= f1=R e1= g1=K w +500") == "press w, e1g1, +rook-first e1g1");
}

BOOST_AUTO_TEST_CASE(doubtful_squares_make_no_move_until_a_scan_proves_them) {
  board::Expected expected{Stage::Playing};
  expected.doubt_squares = true;
  WatchedTable table{expected};
  BOOST_TEST(table.play("go e2= e3=P w +4000") == "press w");
  BOOST_TEST(table.play("scan +100") == "e2e3");
}

BOOST_AUTO_TEST_CASE(nothing_is_played_before_the_round_and_after_the_game) {
  WatchedTable table{{Stage::SetUp}};
  BOOST_TEST(table.play("e2= e4=P w +500") == "");
  table.watch.enter(Stage::Over);
  BOOST_TEST(table.play("e7= e5=p b +9000") == "");
}

BOOST_AUTO_TEST_SUITE_END()
