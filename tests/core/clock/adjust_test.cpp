#include "core/clock/adjust.hpp"

#include "core/clock/clock.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/clock/table_clock.hpp"

using boost::unit_test::label;
using namespace praporek::clock;
using namespace praporek::test;
using praporek::BySide;

BOOST_AUTO_TEST_SUITE(clock_adjust)

BOOST_AUTO_TEST_CASE(time_is_added_to_one_side_only, *label("laws2018-12.9.2")) {
  TableClock clock{"W195-B300"};
  clock.happens(TimeAdded{at(0s), white, 2min});
  BOOST_TEST(clock.left(white) == ms(5min + 15s));
  BOOST_TEST(clock.left(black) == ms(5min));
}

BOOST_AUTO_TEST_CASE(a_disturbance_may_give_time_to_both, *label("laws2018-12.5")) {
  TableClock clock{"300"};
  for (const praporek::Side side : {white, black}) clock.happens(TimeAdded{at(0s), side, 3min});
  BOOST_TEST(clock.left(white) == ms(8min));
  BOOST_TEST(clock.left(black) == ms(8min));
}

BOOST_AUTO_TEST_CASE(a_rejected_claim_gives_the_opponent_two_minutes, *label("laws2018-III.5.3")) {
  TableClock clock{"W90-B240"};
  clock.happens(TimeAdded{at(0s), black, 2min});
  BOOST_TEST(clock.left(black) == ms(6min));
}

BOOST_AUTO_TEST_CASE(a_reduction_that_would_drop_the_flag_is_seen_beforehand,
                     *label("laws2018-12.9.3")) {
  TableClock clock{"180"};
  clock.start();
  const TimeAdded five_less{at(0s), black, -5min};
  const TimePreview warned = preview(clock.state(), five_less);
  BOOST_TEST((warned.before == 3min));
  BOOST_TEST((warned.after == 0min));
  BOOST_TEST(warned.flag_would_fall);
  BOOST_TEST(!preview(clock.state(), {at(0s), black, -2min}).flag_would_fall);
  BOOST_TEST(find<FlagFell>(clock.happens(five_less)).has_value());
  BOOST_TEST(clock.left(black) == 0);
}

BOOST_AUTO_TEST_CASE(time_given_after_a_flag_puts_the_flag_up_again) {
  TableClock clock{"60"};
  clock.start();
  clock.press(61s, white);
  clock.tick(130s);
  BOOST_TEST(both_flags_down(clock.state()));
  clock.happens(TimeSet{at(131s), white, 30s});
  BOOST_TEST(!clock.flag(white));
  BOOST_TEST((clock.state().first_flag == black));
  clock.happens(TimeAdded{at(131s), black, 30s});
  BOOST_TEST(!clock.state().first_flag);
  clock.happens(Resumed{at(131s), {}});
  BOOST_TEST(find<FlagFell>(clock.tick(162s)).has_value());
}

BOOST_AUTO_TEST_CASE(only_the_arbiter_starts_the_clocks_again, *label("laws2018-6.11.3")) {
  TableClock clock{"300"};
  clock.start();
  BOOST_TEST(restart(clock.state(), at(1s), Restarter::Arbiter).has_error());
  clock.press(5s);
  clock.happens(Paused{at(10s), {}});
  const auto refused = restart(clock.state(), at(11s), Restarter::Player);
  BOOST_REQUIRE(refused.has_error());
  BOOST_TEST(refused.error().article().number == "6.11.3");
  clock.happens(restart(clock.state(), at(12s), Restarter::Arbiter).value());
  BOOST_TEST((running(clock.state()) == black));
}

BOOST_AUTO_TEST_CASE(who_refuses_to_play_on_while_he_appeals_has_his_clock_running,
                     *label("laws2018-11.10-note")) {
  TableClock clock{"60"};
  clock.start();
  clock.happens(Paused{at(10s), {}});
  clock.happens(restart(clock.state(), at(20min), Restarter::Arbiter).value());
  BOOST_TEST((running(clock.state()) == white));
  const auto fell = find<FlagFell>(clock.tick(21min));
  BOOST_REQUIRE(fell);
  BOOST_TEST((fell->at == at(20min + 50s)));
}

BOOST_AUTO_TEST_CASE(an_increment_asked_for_at_the_end_counts_from_the_next_press,
                     *label("laws2018-III.4")) {
  TableClock before{"40/60:105"};
  before.start();
  before.happens(PeriodGiven{at(0s), white, {}});
  const ClockRules after = with_increment_from_now(before.rules(), before.state(), 5s);
  BOOST_TEST((after.control[white].periods[0].bonus == 0s));
  BOOST_TEST((after.control[white].periods[1].bonus == 5s));
  BOOST_TEST((after.control[black].periods[0].bonus == 5s));
  const ClockState pressed = step(after, before.state(), Pressed{at(3s), white, {}}).state;
  BOOST_TEST((pressed.side[white].left == before.of(white).left - 3s + 5s));
}

BOOST_AUTO_TEST_CASE(an_assistant_usually_costs_ten_minutes_a_disability_nothing,
                     *label("laws2018-6.2.6-note")) {
  BOOST_TEST((allotment_with_assistant(100min, false) == 90min));
  BOOST_TEST((allotment_with_assistant(100min, true) == 100min));
  BOOST_TEST((allotment_with_assistant(5min, false) == 0min));
}

BOOST_AUTO_TEST_CASE(with_both_absent_white_loses_the_time_until_he_comes,
                     *label("laws2018-6.7.2")) {
  const Arrivals both_late{{at(10min), at(20min)}};
  BOOST_TEST((lost_before_arrival(at(0s), both_late, 30min) == 10min));
  BOOST_TEST((lost_before_arrival(at(0s), both_late, 0min) == 0min));
  BOOST_TEST((lost_before_arrival(at(0s), Arrivals{{at(10min), {}}}, 30min) == 10min));
  BOOST_TEST((lost_before_arrival(at(0s), Arrivals{{at(10min), at(0s)}}, 30min) == 0min));
  BOOST_TEST((lost_before_arrival(at(0s), Arrivals{{at(0s), at(20min)}}, 30min) == 0min));

  TableClock clock{"5400"};
  clock.happens(TimeAdded{at(10min), white, -lost_before_arrival(at(0s), both_late, 30min)});
  BOOST_TEST(clock.left(white) == ms(80min));
  BOOST_TEST(clock.of(white).made == 0);
}

BOOST_AUTO_TEST_CASE(who_seals_early_is_charged_to_the_end_of_the_session,
                     *label("laws2018-I.1.2")) {
  BOOST_TEST((left_after_early_sealing(45min, 20min) == 25min));
  BOOST_TEST((left_after_early_sealing(15min, 20min) == 0min));
}

BOOST_AUTO_TEST_CASE(forgotten_presses_leave_the_counter_behind_for_both,
                     *label("laws2018-6.2.1-note")) {
  TableClock clock{"5400"};
  clock.start();
  for (int press = 1; press <= 40; ++press) clock.press(press * 1s);
  clock.move(50s, white);
  BOOST_TEST((missing_presses(clock.state()) == BySide<int>{{0, 0}}));
  clock.move(51s, black);
  BOOST_TEST((missing_presses(clock.state()) == BySide<int>{{1, 0}}));
  clock.move(52s, white);
  clock.press(53s, white);
  BOOST_TEST((missing_presses(clock.state()) == BySide<int>{{1, 1}}));
  clock.happens(CounterSet{at(54s), white, 22});
  clock.happens(CounterSet{at(54s), black, 21});
  BOOST_TEST((missing_presses(clock.state()) == BySide<int>{{0, 0}}));
}

BOOST_AUTO_TEST_CASE(a_corrected_counter_leaves_the_unpressed_move_alone) {
  TableClock clock{"5400"};
  clock.start();
  clock.move(1s, white);
  clock.happens(CounterSet{at(2s), white, 0});
  BOOST_TEST(clock.of(white).made == 1);
  BOOST_TEST(clock.of(white).completed == 0);
}

BOOST_AUTO_TEST_CASE(who_cannot_be_shown_to_have_overstepped_begins_the_next_period,
                     *label("laws2018-8.6")) {
  TableClock clock{"40/60:1800"};
  clock.start();
  clock.tick(61s);
  BOOST_REQUIRE(clock.flag(white));
  TableClock clearly_more = clock;
  const ClockEffects effects = clock.happens(PeriodGiven{at(62s), white, {}});
  BOOST_TEST(find<PeriodBegan>(effects)->period == 1);
  BOOST_TEST(clock.of(white).completed + 1 == 41);
  BOOST_TEST(clock.left(white) == ms(30min));
  BOOST_TEST(!clock.flag(white));
  clearly_more.happens(PeriodGiven{at(62s), white, 43});
  BOOST_TEST(clearly_more.of(white).completed + 1 == 44);
  const ClockState last = clock.state();
  clock.happens(PeriodGiven{at(62s), white, {}});
  BOOST_TEST((clock.state() == last));
}

BOOST_AUTO_TEST_CASE(a_replaced_clock_takes_the_times_the_arbiter_puts_on_it,
                     *label("laws2018-6.10.1")) {
  TableClock clock{"40/5400:1800"};
  clock.start();
  for (int press = 1; press <= 20; ++press) clock.press(press * 1s);
  clock.happens(Paused{at(30s), {}});
  clock.happens(Replaced{at(5min), {{80min, 70min}}});
  BOOST_TEST(clock.left(white) == ms(80min));
  BOOST_TEST(clock.left(black) == ms(70min));
  BOOST_TEST(clock.of(white).completed == 10);
  BOOST_TEST((clock.state().turn == white));
}

BOOST_AUTO_TEST_CASE(displays_that_stood_the_wrong_way_round_change_owners) {
  TableClock clock{"W300-B240"};
  clock.start();
  clock.press(10s);
  clock.tick(15s);
  clock.happens(Swapped{at(15s)});
  BOOST_TEST(clock.left(white) == ms(235s));
  BOOST_TEST(clock.left(black) == ms(290s));
  BOOST_TEST((running(clock.state()) == white));
  BOOST_TEST(clock.of(black).presses == 1);
}

BOOST_AUTO_TEST_CASE(two_flags_of_unknown_order_draw_only_in_the_last_period,
                     *label("laws2018-III.3.1") * label("laws2018-A.4.3-note")) {
  const auto both_down = FlagSeen{at(3h), {{true, true}}};
  TableClock first{rules_for("40/7200:3600"), Counting::Readings};
  BOOST_TEST((both_flags_verdict(first.rules(), first.state()) == FlagsVerdict::NotBothDown));
  first.happens(both_down);
  BOOST_TEST((both_flags_verdict(first.rules(), first.state()) == FlagsVerdict::PlayOn));

  TableClock last{rules_for("7200"), Counting::Readings};
  last.happens(both_down);
  BOOST_TEST((both_flags_verdict(last.rules(), last.state()) == FlagsVerdict::Draw));

  TableClock known{rules_for("7200"), Counting::Readings};
  known.happens(FlagSeen{at(2h), {{true, false}}});
  known.happens(both_down);
  BOOST_TEST((both_flags_verdict(known.rules(), known.state()) == FlagsVerdict::FirstIsKnown));
}

BOOST_AUTO_TEST_SUITE_END()
