#include "core/clock/clock.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/clock/table_clock.hpp"
#include <type_traits>

using boost::unit_test::label;
using namespace praporek::clock;
using namespace praporek::test;

BOOST_AUTO_TEST_SUITE(clock_step)

BOOST_AUTO_TEST_CASE(whites_clock_is_started_and_the_actual_start_is_kept, *label("laws2018-6.6")) {
  TableClock clock{"5400+30"};
  BOOST_TEST(!running(clock.state()));
  clock.tick(10min);
  BOOST_TEST(clock.left(white) == ms(90min + 30s));
  clock.start(15min);
  BOOST_TEST((running(clock.state()) == white));
  BOOST_TEST((clock.state().started == at(15min)));
  clock.start(16min);
  BOOST_TEST((clock.state().started == at(15min)));
}

BOOST_AUTO_TEST_CASE(black_may_set_whites_clock_going_by_a_press_that_is_no_move,
                     *label("laws2018-6.6")) {
  TableClock clock{"300"};
  clock.press(0s, white);
  BOOST_TEST(!running(clock.state()));
  clock.press(1s, black);
  BOOST_TEST((running(clock.state()) == white));
  BOOST_TEST((clock.state().started == at(1s)));
  BOOST_TEST(clock.of(black).presses == 0);
}

BOOST_AUTO_TEST_CASE(one_clock_stops_in_the_instant_the_other_starts, *label("laws2018-6.1")) {
  TableClock clock{"300"};
  clock.start();
  clock.press(10s);
  BOOST_TEST((running(clock.state()) == black));
  clock.tick(30s);
  BOOST_TEST(clock.left(white) == ms(290s));
  BOOST_TEST(clock.left(black) == ms(280s));
}

BOOST_AUTO_TEST_CASE(the_press_completes_the_move, *label("laws2018-6.2.1")) {
  TableClock clock{"5400"};
  clock.start();
  clock.move(9s, white);
  BOOST_TEST(clock.of(white).completed == 0);
  clock.press(10s, white);
  BOOST_TEST(clock.left(white) == ms(1h + 29min + 50s));
  BOOST_TEST(clock.of(white).completed == 1);
  BOOST_TEST((running(clock.state()) == black));
}

BOOST_AUTO_TEST_CASE(every_press_counts_one_for_its_side, *label("laws2018-T17")) {
  TableClock clock{"5400"};
  clock.start();
  for (int press = 1; press <= 5; ++press) clock.press(press * 1s);
  BOOST_TEST(clock.of(white).presses == 3);
  BOOST_TEST(clock.of(black).presses == 2);
}

BOOST_AUTO_TEST_CASE(pressing_the_clock_that_stands_changes_nothing) {
  TableClock clock{"300"};
  clock.start();
  clock.press(10s, black);
  BOOST_TEST((running(clock.state()) == white));
  BOOST_TEST(clock.of(black).presses == 0);
  BOOST_TEST(clock.left(white) == ms(290s));
}

BOOST_AUTO_TEST_CASE(a_press_without_a_move_counts_on_the_clock_only,
                     *label("laws2018-7.5.3") * label("laws2018-6.2.4-note")) {
  TableClock clock{"180+2"};
  clock.start();
  clock.happens(Pressed{at(1s), white, Press::WithoutMove});
  BOOST_TEST(clock.of(white).presses == 1);
  BOOST_TEST(clock.of(white).completed == 0);
  BOOST_TEST(clock.of(white).made == 0);
  BOOST_TEST(clock.left(white) == ms(183s));
  BOOST_TEST((running(clock.state()) == black));
}

BOOST_AUTO_TEST_CASE(the_reply_is_made_while_the_first_clock_still_runs, *label("laws2018-1.3")) {
  TableClock clock{"300"};
  clock.start();
  clock.move(5s, white);
  clock.move(7s, black);
  BOOST_TEST(clock.of(black).made == 1);
  BOOST_TEST((running(clock.state()) == white));
  BOOST_TEST(clock.left(white) == ms(293s));
}

BOOST_AUTO_TEST_CASE(a_player_may_press_even_after_the_reply, *label("laws2018-6.2.2")) {
  TableClock clock{"300"};
  clock.start();
  clock.move(5s, white);
  clock.move(7s, black);
  clock.press(12s, white);
  BOOST_TEST(clock.left(white) == ms(288s));
  BOOST_TEST(clock.of(white).completed == 1);
  BOOST_TEST((running(clock.state()) == black));
  clock.press(13s, black);
  BOOST_TEST(clock.of(black).completed == 1);
  BOOST_TEST(clock.of(black).made == 1);
}

BOOST_AUTO_TEST_CASE(the_next_move_completes_one_that_was_not_pressed, *label("laws2018-6.2.1.2")) {
  TableClock clock{"5400"};
  clock.start();
  for (int press = 1; press <= 18; ++press) clock.press(press * 1s);
  clock.move(20s, white);
  BOOST_TEST(clock.of(white).made == 10);
  BOOST_TEST(clock.of(white).completed == 9);
  clock.move(21s, black);
  clock.move(22s, white);
  BOOST_TEST(clock.of(white).completed == 10);
  clock.press(23s, white);
  BOOST_TEST(clock.of(white).completed == 11);
}

BOOST_AUTO_TEST_CASE(made_and_completed_are_different_counts, *label("laws2018-T5")) {
  TableClock clock{"5400"};
  clock.start();
  for (int press = 1; press <= 40; ++press) clock.press(press * 1s);
  clock.move(50s, white);
  BOOST_TEST(clock.of(white).made == 21);
  BOOST_TEST(clock.of(white).completed == 20);
}

BOOST_AUTO_TEST_CASE(a_move_that_ends_the_game_needs_no_press,
                     *label("laws2018-6.2.1.1") * label("laws2023-6.2.1.1")) {
  TableClock clock{"60"};
  clock.start();
  clock.happens(Moved{at(59s), white, true});
  const ClockEffects effects = clock.tick(61s);
  BOOST_TEST(effects.empty());
  BOOST_TEST(!clock.flag(white));
  BOOST_TEST(clock.of(white).completed == 1);
  BOOST_TEST(!running(clock.state()));
  BOOST_TEST(clock.left(white) == ms(1s));
}

BOOST_AUTO_TEST_CASE(who_forgets_to_press_can_lose_on_time_and_nobody_is_told,
                     *label("laws2018-6.2.1-note")) {
  TableClock clock{"20"};
  clock.start();
  BOOST_TEST(clock.move(0s, white).empty());
  BOOST_TEST(clock.tick(19999ms).empty());
  const auto fell = find<FlagFell>(clock.tick(20s));
  BOOST_REQUIRE(fell);
  BOOST_TEST((fell->side == white));
}

BOOST_AUTO_TEST_CASE(the_flag_falls_once_when_the_last_millisecond_is_spent,
                     *label("laws2018-6.1") * label("laws2018-6.8")) {
  TableClock clock{"300"};
  clock.start();
  BOOST_TEST(clock.tick(5min - 1ms).empty());
  const auto fell = find<FlagFell>(clock.tick(5min + 200ms));
  BOOST_REQUIRE(fell);
  BOOST_TEST((fell->at == at(5min)));
  BOOST_TEST(clock.tick(6min).empty());
  BOOST_TEST(clock.left(white) == 0);
}

BOOST_AUTO_TEST_CASE(the_sign_stays_with_the_flag_that_fell_first,
                     *label("laws2018-6.1-note") * label("laws2018-6.4-note") *
                         label("laws2018-A.4.3-note")) {
  TableClock clock{"100"};
  clock.start();
  clock.press(10ms, white);  // Black has 100.0 s, White 99.99 s
  clock.press(400ms, black);
  clock.tick(101s);
  BOOST_TEST(clock.flag(white));
  BOOST_TEST((clock.state().first_flag == white));
  clock.press(101s, white);
  clock.tick(300s);
  BOOST_TEST(both_flags_down(clock.state()));
  BOOST_TEST((clock.state().first_flag == white));
}

BOOST_AUTO_TEST_CASE(a_fallen_side_that_presses_gets_no_bonus) {
  TableClock clock{"60+10"};
  clock.start();
  clock.press(80s, white);
  BOOST_TEST(clock.left(white) == 0);
  BOOST_TEST(clock.flag(white));
  BOOST_TEST((running(clock.state()) == black));
}

BOOST_AUTO_TEST_CASE(a_clock_that_freezes_stops_both_at_the_first_flag) {
  ClockRules rules = rules_for("60");
  rules.freeze_at_flag = true;
  TableClock clock{rules};
  clock.start();
  clock.tick(70s);
  BOOST_TEST(!running(clock.state()));
  clock.press(71s, white);
  clock.tick(300s);
  BOOST_TEST(clock.left(black) == ms(60s));
  clock.happens(Resumed{at(301s), black});
  clock.tick(311s);
  BOOST_TEST(clock.left(black) == ms(50s));
}

BOOST_AUTO_TEST_CASE(an_interruption_costs_nobody_any_time, *label("laws2018-6.11.1")) {
  TableClock clock{"300"};
  clock.start();
  clock.happens(Paused{at(10s), {}});
  BOOST_TEST(!running(clock.state()));
  clock.tick(20min);
  clock.happens(Resumed{at(21min), {}});
  BOOST_TEST((running(clock.state()) == white));
  clock.tick(21min + 5s);
  BOOST_TEST(clock.state().stood.count() == ms(20min + 50s));
  BOOST_TEST(time_played(clock.state()).count() == ms(15s));
  BOOST_TEST(clock.left(white) == ms(285s));
  BOOST_TEST(clock.left(black) == ms(300s));
}

BOOST_AUTO_TEST_CASE(a_player_who_stops_the_clocks_calls_the_arbiter,
                     *label("laws2018-6.11.2") * label("laws2018-7.4.2")) {
  TableClock clock{"300"};
  clock.start();
  const auto called = find<ArbiterCalled>(clock.happens(Paused{at(10s), black}));
  BOOST_REQUIRE(called);
  BOOST_TEST((called->by == black));
  BOOST_TEST((clock.state().called_by == black));
  clock.tick(60s);
  BOOST_TEST(clock.left(white) == ms(290s));
  clock.happens(Resumed{at(60s), {}});
  BOOST_TEST(!clock.state().called_by);
}

BOOST_AUTO_TEST_CASE(who_displaced_pieces_restores_them_on_his_own_time, *label("laws2018-7.4.1")) {
  TableClock clock{"300"};
  clock.start();
  clock.move(4s, white);
  clock.press(30s, white);  // 26 s of putting pieces back before the press
  BOOST_TEST(clock.left(white) == ms(270s));
}

BOOST_AUTO_TEST_CASE(a_fact_that_arrives_late_does_not_turn_time_back) {
  TableClock clock{"300"};
  clock.start();
  clock.tick(20s);
  clock.press(15s, white);
  BOOST_TEST(clock.left(white) == ms(280s));
  BOOST_TEST((clock.state().at == at(20s)));
  clock.tick(21s);
  BOOST_TEST(clock.left(black) == ms(299s));
}

BOOST_AUTO_TEST_CASE(a_game_taken_up_again_goes_on_where_it_ended) {
  TableClock clock{"300"};
  clock.start();
  clock.happens(Ended{at(10s)});
  clock.tick(60s);
  clock.happens(Resumed{at(60s), black});
  clock.tick(61s);
  BOOST_TEST(clock.left(white) == ms(290s));
  BOOST_TEST(clock.left(black) == ms(299s));
}

BOOST_AUTO_TEST_CASE(a_step_copies_plain_values_only) {
  BOOST_TEST(std::is_trivially_copyable_v<ClockState>);
  BOOST_TEST(std::is_trivially_copyable_v<ClockEvent>);
  BOOST_TEST(std::is_trivially_copyable_v<ClockEffects>);
}

BOOST_AUTO_TEST_SUITE_END()
