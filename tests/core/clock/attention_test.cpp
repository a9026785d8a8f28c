#include "core/clock/attention.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/clock/table_clock.hpp"

using boost::unit_test::label;
using namespace praporek::clock;
using namespace praporek::test;
using praporek::Millis;
using praporek::Side;

namespace {

/// A game without devices in which both times were just read.
TableClock read_at(std::string_view control, Millis whites, Millis blacks) {
  TableClock clock{rules_for(control), Counting::Readings};
  clock.start();
  clock.happens(ReadingTyped{at(1s), {{whites, blacks}}});
  return clock;
}

Recording recording(const TableClock& clock, Side side) {
  return recording_of(clock.rules(), clock.state(), side);
}

Scramble scramble(const TableClock& clock) { return scramble_of(clock.rules(), clock.state()); }

}  // namespace

BOOST_AUTO_TEST_SUITE(clock_attention)

BOOST_AUTO_TEST_CASE(time_is_low_under_five_two_and_half_a_minute) {
  BOOST_TEST((low_time(5min) == LowTime::No));
  BOOST_TEST((low_time(5min - 1ms) == LowTime::UnderFiveMinutes));
  BOOST_TEST((low_time(2min) == LowTime::UnderFiveMinutes));
  BOOST_TEST((low_time(2min - 1ms) == LowTime::UnderTwoMinutes));
  BOOST_TEST((low_time(30s) == LowTime::UnderTwoMinutes));
  BOOST_TEST((low_time(30s - 1ms) == LowTime::UnderHalfMinute));
}

BOOST_AUTO_TEST_CASE(under_five_minutes_without_thirty_seconds_a_move_nobody_must_write,
                     *label("laws2018-8.4") * label("laws2023-8.4")) {
  const TableClock plain = read_at("5400", 4min + 59s, 5min);
  BOOST_TEST((recording(plain, white) == Recording::Waived));
  BOOST_TEST((recording(plain, black) == Recording::Due));
  BOOST_TEST((recording(read_at("5400+29", 4min + 59s, 5min), white) == Recording::Waived));
  BOOST_TEST((recording(read_at("5400+30", 4min + 59s, 5min), white) == Recording::Due));
}

BOOST_AUTO_TEST_CASE(the_waiver_lasts_for_the_rest_of_the_period, *label("laws2018-8.4")) {
  TableClock clock{"2/3600:1800"};
  clock.start();
  clock.tick(56min);
  BOOST_TEST((recording(clock, white) == Recording::Waived));
  clock.happens(TimeAdded{at(56min), white, 2min});
  BOOST_TEST(clock.left(white) == ms(6min));
  BOOST_TEST((recording(clock, white) == Recording::Waived));
  for (int press = 1; press <= 3; ++press) clock.press(56min + press * 1s);
  BOOST_TEST(clock.of(white).period == 1);
  BOOST_TEST((recording(clock, white) == Recording::Due));
}

BOOST_AUTO_TEST_CASE(rapid_and_blitz_know_no_duty_to_record, *label("laws2018-A.2")) {
  BOOST_TEST((recording(read_at("900+10", 4min, 10min), black) == Recording::NoDuty));
  BOOST_TEST((scramble(read_at("180+2", 10s, 10s)) == Scramble::None));
}

BOOST_AUTO_TEST_CASE(a_scramble_of_both_wants_a_witness_and_stopped_clocks,
                     *label("laws2018-8.5.1")) {
  const TableClock both = read_at("40/5400:1800", 4min, 3min);
  BOOST_TEST((scramble(both) == Scramble::NeitherIsRecording));
  BOOST_TEST((at_flag(both.rules(), both.state(), white) == AtFlag::StopClocks));
}

BOOST_AUTO_TEST_CASE(a_scramble_of_one_leaves_the_clocks_running, *label("laws2018-8.5.2")) {
  const TableClock one = read_at("40/5400:1800", 4min, 30min);
  BOOST_TEST((scramble(one) == Scramble::OneNotRecording));
  BOOST_TEST((at_flag(one.rules(), one.state(), white) == AtFlag::LetClocksRun));
  const TableClock none = read_at("40/5400+30:1800+30", 4min, 3min);
  BOOST_TEST((scramble(none) == Scramble::None));
  BOOST_TEST((at_flag(none.rules(), none.state(), white) == AtFlag::LetClocksRun));
}

BOOST_AUTO_TEST_CASE(a_flag_in_the_last_period_decides_the_game, *label("laws2018-6.9")) {
  const TableClock both = read_at("5400", 4min, 3min);
  BOOST_TEST((at_flag(both.rules(), both.state(), white) == AtFlag::DecideGame));
}

BOOST_AUTO_TEST_CASE(the_arbiter_sees_how_many_moves_are_wanting, *label("laws2018-6.4")) {
  TableClock clock{"40/5400:1800"};
  BOOST_TEST((moves_to_control(clock.rules(), clock.state(), white) == 40));
  clock.start();
  clock.happens(CounterSet{at(1s), white, 39});
  BOOST_TEST((moves_to_control(clock.rules(), clock.state(), white) == 1));
  clock.press(2s, white);
  BOOST_TEST(!moves_to_control(clock.rules(), clock.state(), white));
}

BOOST_AUTO_TEST_CASE(moves_not_completed_before_zero_are_missed, *label("laws2018-6.4")) {
  ClockRules rules = rules_for("40/60:1800");
  rules.change = PeriodChange::ByZero;
  TableClock clock{rules};
  clock.start();
  BOOST_TEST(moves_missed(rules, clock.state(), white) == 0);
  clock.happens(CounterSet{at(1s), white, 38});
  clock.tick(61s);
  BOOST_TEST(moves_missed(rules, clock.state(), white) == 2);
  clock.happens(CounterSet{at(61s), white, 40});
  BOOST_TEST(moves_missed(rules, clock.state(), white) == 0);
}

BOOST_AUTO_TEST_CASE(default_time_counts_from_the_actual_start,
                     *label("laws2018-6.7.1") * label("laws2018-6.7-note")) {
  const DefaultTime rule{at(15min), 30min};  // planned for 0:00, started at 0:15
  BOOST_TEST((latest_arrival(rule) == at(45min)));
  BOOST_TEST(!is_too_late(rule, {}, at(44min)));
  BOOST_TEST(!is_too_late(rule, {}, at(45min)));
  BOOST_TEST(is_too_late(rule, {}, at(45min + 1s)));
  BOOST_TEST(!is_too_late(rule, at(45min), at(2h)));
}

BOOST_AUTO_TEST_CASE(zero_tolerance_wants_the_player_at_the_start, *label("laws2018-T8")) {
  const DefaultTime zero{at(0s), 0min};
  BOOST_TEST((latest_arrival(zero) == at(0s)));
  BOOST_TEST(is_too_late(zero, at(30s), at(30s)));
  BOOST_TEST(!is_too_late(zero, at(0s), at(30s)));
}

BOOST_AUTO_TEST_CASE(clocks_are_written_down_every_thirty_minutes, *label("laws2018-6.10.1-note")) {
  BOOST_TEST(!time_check_is_due(at(0s), at(30min - 1ms)));
  BOOST_TEST(time_check_is_due(at(0s), at(30min)));
}

BOOST_AUTO_TEST_SUITE_END()
