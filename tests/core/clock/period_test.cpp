#include "core/clock/clock.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/clock/table_clock.hpp"

using boost::unit_test::label;
using namespace praporek::clock;
using namespace praporek::test;
using praporek::Millis;

namespace {

/// Both sides press in turn, one second each, until White has made so many moves.
void play_white_moves(TableClock& clock, int moves) {
  while (clock.of(white).presses < moves) {
    clock.press(Millis{clock.state().at - at(0s)} + 1s);
  }
}

Millis now(const TableClock& clock) { return clock.state().at - at(0s); }

}  // namespace

BOOST_AUTO_TEST_SUITE(clock_bonus_and_periods)

BOOST_AUTO_TEST_CASE(fischer_gives_the_first_increment_before_the_start,
                     *label("laws2018-6.3.2-note")) {
  TableClock clock{"180+2"};
  BOOST_TEST(clock.left(white) == ms(182s));
  BOOST_TEST(clock.left(black) == ms(182s));
  clock.start();
  clock.press(1s);
  BOOST_TEST(clock.left(white) == ms(183s));
}

BOOST_AUTO_TEST_CASE(bronstein_gives_back_what_was_used_up_to_the_bonus,
                     *label("laws2018-6.3.2-note")) {
  TableClock clock{rules_for("600+5", BonusMode::Bronstein)};
  BOOST_TEST(clock.left(white) == ms(600s));
  clock.start();
  clock.press(3s);
  BOOST_TEST(clock.left(white) == ms(600s));
  clock.press(4s);
  clock.tick(6s);
  BOOST_TEST(clock.left(white) == ms(598s));
  clock.press(12s);
  BOOST_TEST(clock.left(white) == ms(597s));
}

BOOST_AUTO_TEST_CASE(with_a_delay_the_main_time_waits,
                     *label("laws2018-6.3.2") * label("laws2018-6.3.2-note")) {
  TableClock clock{rules_for("600+5", BonusMode::Delay)};
  clock.start();
  clock.press(3s);
  BOOST_TEST(clock.left(white) == ms(600s));
  clock.press(4s);
  clock.press(12s);
  BOOST_TEST(clock.left(white) == ms(597s));
}

BOOST_AUTO_TEST_CASE(the_delay_left_can_be_shown, *label("laws2018-6.3.2-note")) {
  TableClock clock{rules_for("600+10", BonusMode::Delay)};
  clock.start();
  clock.tick(4s);
  BOOST_TEST(clock.left(white) == ms(600s));
  BOOST_TEST(clock.of(white).delay_left.count() == ms(6s));
}

BOOST_AUTO_TEST_CASE(a_pause_keeps_the_delay_and_the_time_used) {
  TableClock delay{rules_for("600+5", BonusMode::Delay)};
  TableClock bronstein{rules_for("600+5", BonusMode::Bronstein)};
  for (TableClock* clock : {&delay, &bronstein}) {
    clock->start();
    clock->happens(Paused{at(4s), {}});
    clock->happens(Resumed{at(60s), {}});
    clock->press(63s);
    BOOST_TEST(clock->left(white) == ms(598s));
  }
}

BOOST_AUTO_TEST_CASE(saved_time_is_carried_into_the_next_period, *label("laws2018-6.3.2")) {
  TableClock clock{"40/5400:1800"};
  clock.start();
  play_white_moves(clock, 39);
  clock.press(now(clock) + 1s);
  clock.happens(TimeSet{at(now(clock)), white, 5min + 1s});
  const auto began = find<PeriodBegan>(clock.press(now(clock) + 1s));
  BOOST_REQUIRE(began);
  BOOST_TEST((began->side == white));
  BOOST_TEST(began->period == 1);
  BOOST_TEST(clock.left(white) == ms(35min));
  BOOST_TEST(clock.of(black).period == 0);
}

BOOST_AUTO_TEST_CASE(the_sign_appears_if_the_counter_has_not_reached_the_control,
                     *label("laws2018-6.4-note")) {
  TableClock clock{"40/5400:1800"};
  clock.start();
  play_white_moves(clock, 39);
  clock.press(now(clock) + 1s);
  clock.tick(now(clock) + 2h);
  BOOST_TEST(clock.flag(white));
  BOOST_TEST(clock.left(white) == 0);
  clock.press(now(clock) + 1s);
  BOOST_TEST(clock.flag(white));
  BOOST_TEST(clock.left(white) == 0);

  TableClock in_time{"40/5400:1800"};
  in_time.start();
  play_white_moves(in_time, 40);
  BOOST_TEST(!in_time.flag(white));
  BOOST_TEST(in_time.left(white) == ms(90min - 40s + 30min));
}

BOOST_AUTO_TEST_CASE(the_increment_after_the_control_is_that_of_the_new_period) {
  TableClock later{"2/60:30+10"};
  later.start();
  play_white_moves(later, 2);
  BOOST_TEST(later.left(white) == ms(60s - 2s + 30s + 10s));
  TableClock earlier{"2/60+10:30"};
  earlier.start();
  play_white_moves(earlier, 2);
  BOOST_TEST(earlier.left(white) == ms(60s + 20s - 2s + 30s));
}

BOOST_AUTO_TEST_CASE(by_zero_the_next_period_starts_when_the_time_runs_out,
                     *label("laws2018-6.4")) {
  ClockRules rules = rules_for("40/60:30+10");
  rules.change = PeriodChange::ByZero;
  TableClock clock{rules};
  clock.start();
  const ClockEffects effects = clock.tick(65s);
  const auto fell = find<FlagFell>(effects);
  BOOST_REQUIRE(fell);
  BOOST_TEST((fell->at == at(60s)));
  BOOST_TEST(fell->period == 0);
  BOOST_TEST(find<PeriodBegan>(effects)->period == 1);
  BOOST_TEST(clock.left(white) == ms(35s));
  BOOST_TEST(!clock.flag(white));
  const auto last = find<FlagFell>(clock.tick(100s));
  BOOST_REQUIRE(last);
  BOOST_TEST(last->period == 1);
  BOOST_TEST(clock.flag(white));
}

BOOST_AUTO_TEST_CASE(by_zero_the_counter_adds_nothing) {
  ClockRules rules = rules_for("2/60:30");
  rules.change = PeriodChange::ByZero;
  TableClock clock{rules};
  clock.start();
  play_white_moves(clock, 3);
  BOOST_TEST(clock.left(white) == ms(57s));
  BOOST_TEST(clock.of(white).period == 0);
}

BOOST_AUTO_TEST_CASE(a_long_silence_may_cross_several_periods) {
  ClockRules rules = rules_for("1/60:1/60:1/60:60");
  rules.change = PeriodChange::ByZero;
  TableClock clock{rules};
  clock.start();
  const ClockEffects effects = clock.tick(10min);
  BOOST_TEST(effects.size() == 3U);
  BOOST_TEST(find<PeriodBegan>(effects)->period == 3);
  BOOST_TEST((clock.of(white).flag_fell == at(4min)));

  TableClock repeated{ClockRules{read_time_control("1/60").value(), PeriodChange::ByZero, false}};
  repeated.start();
  repeated.tick(100min + 1s);
  BOOST_TEST(repeated.of(white).period == 100);
  BOOST_TEST(repeated.left(white) == ms(59s));
}

BOOST_AUTO_TEST_CASE(a_period_of_increments_only_cannot_rescue_at_zero) {
  ClockRules rules = rules_for("1/60:0+5");
  rules.change = PeriodChange::ByZero;
  TableClock clock{rules};
  clock.start();
  clock.tick(2min);
  BOOST_TEST(clock.flag(white));
}

BOOST_AUTO_TEST_CASE(a_forgotten_press_makes_the_clock_late_by_a_move) {
  TableClock clock{"2/60:30"};
  clock.start();
  clock.move(1s, white);
  clock.move(2s, black);
  clock.move(3s, white);
  clock.press(4s, white);
  BOOST_TEST(clock.of(white).completed == 2);
  BOOST_TEST(clock.of(white).presses == 1);
  BOOST_TEST(clock.of(white).period == 0);
  clock.happens(CounterSet{at(4s), white, 2});
  BOOST_TEST(clock.of(white).period == 1);
  BOOST_TEST(clock.left(white) == ms(86s));
}

BOOST_AUTO_TEST_CASE(each_side_has_its_own_allotment) {
  TableClock clock{"W300+2-B240"};
  BOOST_TEST(clock.left(white) == ms(302s));
  BOOST_TEST(clock.left(black) == ms(240s));
  clock.start();
  clock.press(10s);
  clock.press(20s);
  BOOST_TEST(clock.left(white) == ms(294s));
  BOOST_TEST(clock.left(black) == ms(230s));
}

BOOST_AUTO_TEST_SUITE_END()
