#include "core/clock/sanity.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/clock/table_clock.hpp"
#include <algorithm>

using boost::unit_test::label;
using namespace praporek::clock;
using namespace praporek::test;
using praporek::BySide;
using praporek::Millis;

namespace {

/// Plays a game on a clock that was set to `set`, White thinking longer than Black, and looks at it
/// with the eyes of somebody who believes it was set to `agreed`.
SettingReport look(const ClockRules& agreed, const ClockRules& set, int moves,
                   Millis a_move = 40s) {
  TableClock clock{set};
  clock.start();
  Millis now{0};
  while (clock.of(black).presses < moves) {
    now += clock.state().turn == white ? a_move : a_move / 2;
    clock.press(now);
  }
  const TimeCheck check{now, {{moves, moves}}, {{clock.of(white).left, clock.of(black).left}}};
  return check_setting(agreed, check);
}

SettingReport look(std::string_view agreed, std::string_view set, int moves, Millis a_move = 40s) {
  return look(rules_for(agreed), rules_for(set), moves, a_move);
}

std::optional<BySide<Millis>> correction(const SettingReport& report, SettingFault fault) {
  const auto found = std::ranges::find(report.suspicions, fault, &Suspicion::fault);
  if (found == report.suspicions.end()) return std::nullopt;
  return found->correction;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(clock_sanity)

BOOST_AUTO_TEST_CASE(a_clock_set_right_raises_no_suspicion) {
  for (const char* control : {"5400+30", "40/5400+30:1800+30", "180+2", "900+10", "3600", "600"}) {
    for (const int moves : {0, 1, 12, 39, 40, 41, 55}) {
      const SettingReport report = look(control, control, moves, 2s);
      BOOST_TEST(report.suspicions.empty(), control << " after " << moves);
      BOOST_TEST(report.difference.count() == 0);
    }
  }
}

BOOST_AUTO_TEST_CASE(a_clock_just_read_is_looked_at_without_its_pauses) {
  TableClock clock{rules_for("5400"), Counting::Readings};
  clock.tick(10min);
  clock.start(15min);
  clock.happens(Paused{at(20min), {}});
  clock.happens(Resumed{at(50min), {}});
  clock.happens(CounterSet{at(60min), white, 9});
  clock.happens(ReadingTyped{at(60min), {{80min, 85min}}});
  const TimeCheck check = look_at(clock.state());
  BOOST_TEST((check.elapsed == 15min));
  BOOST_TEST(check.completed[white] == 9);
  BOOST_TEST(check_setting(clock.rules(), check).suspicions.empty());
}

BOOST_AUTO_TEST_CASE(a_missing_increment_is_made_good_for_each_move_and_the_first,
                     *label("laws2018-6.10.2") * label("laws2023-6.10.2")) {
  const SettingReport report = look("5400+30", "5400", 11);
  BOOST_TEST((report.difference == -12min));
  BOOST_REQUIRE(!report.suspicions.empty());
  BOOST_TEST((report.suspicions[0].fault == SettingFault::MissingIncrement));
  BOOST_TEST((report.suspicions[0].correction == BySide<Millis>{{6min, 6min}}));
}

BOOST_AUTO_TEST_CASE(increments_due_follow_the_periods) {
  const BySide<int> completed{{41, 39}};
  const auto due = increments_due(rules_for("40/5400:1800+30").control, completed);
  BOOST_TEST((due[white] == 60s));  // moves 41 and 42
  BOOST_TEST((due[black] == 0s));
}

BOOST_AUTO_TEST_CASE(a_delay_instead_of_an_increment_loses_what_was_not_used) {
  const SettingReport report =
      look(rules_for("3600+30"), rules_for("3600+30", BonusMode::Delay), 20, 20s);
  BOOST_TEST(report.difference.count() < 0);
  const auto proposed = correction(report, SettingFault::DelayForIncrement);
  BOOST_REQUIRE(proposed);
  BOOST_TEST(((*proposed)[white] + (*proposed)[black] == -report.difference));
  BOOST_TEST(((*proposed)[white] == (*proposed)[black]));
  BOOST_TEST(!correction(report, SettingFault::MissingIncrement));
}

BOOST_AUTO_TEST_CASE(an_increment_instead_of_a_delay_shows_impossible_times) {
  const ClockRules delay = rules_for("600+5", BonusMode::Delay);
  const SettingReport report = look(delay, rules_for("600+5"), 20, 2s);
  const auto taken = correction(report, SettingFault::IncrementForDelay);
  BOOST_REQUIRE(taken);
  BOOST_TEST(((*taken)[white] == -65s));  // 21 increments of 5 s, 20 moves of 2 s
  BOOST_TEST(((*taken)[black] == -85s));
  for (const Millis a_move : {Millis{2s}, Millis{20s}}) {
    BOOST_TEST(look(delay, delay, 20, a_move).suspicions.empty());
  }
}

BOOST_AUTO_TEST_CASE(a_wrong_increment_is_recognised) {
  const SettingReport none_agreed = look("3600", "3600+10", 30);
  const auto taken = correction(none_agreed, SettingFault::WrongIncrement);
  BOOST_REQUIRE(taken);
  BOOST_TEST((*taken == BySide<Millis>{{-310s, -310s}}));
  const auto given = correction(look("5400+30", "5400+20", 35), SettingFault::WrongIncrement);
  BOOST_REQUIRE(given);
  BOOST_TEST((*given == BySide<Millis>{{6min, 6min}}));
}

BOOST_AUTO_TEST_CASE(a_period_that_was_not_added_is_missed) {
  const SettingReport report = look("40/5400+30:1800+30", "5400+30", 45);
  const auto both = correction(report, SettingFault::MissingPeriod);
  BOOST_REQUIRE(both);
  BOOST_TEST((*both == BySide<Millis>{{30min, 30min}}));
  const SettingReport black_only = look("40/5400+30:1800+30", "W40/5400+30:1800+30-B5400+30", 45);
  const auto one = correction(black_only, SettingFault::MissingPeriod);
  BOOST_REQUIRE(one);
  BOOST_TEST((*one == BySide<Millis>{{0min, 30min}}));
}

BOOST_AUTO_TEST_CASE(a_clock_that_changes_at_zero_lacks_no_period_yet) {
  ClockRules by_zero = rules_for("40/5400+30:1800+30");
  by_zero.change = PeriodChange::ByZero;
  BOOST_TEST(look(by_zero, by_zero, 45).suspicions.empty());
  BOOST_TEST(look(by_zero, rules_for("40/5400+30:1800+30"), 45).suspicions.empty());
  BOOST_TEST(!look(by_zero, rules_for("40/5100+30:1800+30"), 45).suspicions.empty());
}

BOOST_AUTO_TEST_CASE(a_wrong_base_is_recognised_for_both_or_one) {
  const auto both = correction(look("5400+30", "6000+30", 10), SettingFault::WrongBase);
  BOOST_REQUIRE(both);
  BOOST_TEST((*both == BySide<Millis>{{-10min, -10min}}));
  const auto one = correction(look("3600", "W3300-B3600", 10), SettingFault::WrongBase);
  BOOST_REQUIRE(one);
  BOOST_TEST((*one == BySide<Millis>{{5min, 0min}}));
  const auto blitz = correction(look("180+2", "300+2", 5, 4s), SettingFault::WrongBase);
  BOOST_REQUIRE(blitz);
  BOOST_TEST((*blitz == BySide<Millis>{{-2min, -2min}}));
}

BOOST_AUTO_TEST_CASE(a_difference_nobody_can_explain_is_still_shown) {
  const TimeCheck check{50min, {{14, 14}}, {{60min, 57min + 13s}}};
  const SettingReport report = check_setting(rules_for("5400"), check);
  BOOST_TEST((report.difference == -12min - 47s));
  BOOST_REQUIRE_EQUAL(report.suspicions.size(), 1U);
  BOOST_TEST((report.suspicions[0] == Suspicion{}));
}

BOOST_AUTO_TEST_CASE(what_a_hand_and_an_eye_miss_is_forgiven) {
  const auto report = [](const char* control, Millis off) {
    const Millis base = read_time_control(control).value()[white].periods[0].base;
    return check_setting(rules_for(control), {0s, {}, {{base + off, base}}}).suspicions.empty();
  };
  BOOST_TEST(report("5400", 30s));
  BOOST_TEST(!report("5400", 31s));
  BOOST_TEST(report("900", -10s));
  BOOST_TEST(!report("900", -11s));
  BOOST_TEST(report("300", 5s));
  BOOST_TEST(!report("300", 6s));
}

BOOST_AUTO_TEST_CASE(after_ten_moves_each_the_setting_stands_without_full_supervision,
                     *label("laws2018-A.4.1.1") * label("laws2023-A.5.1.1")) {
  CorrectionCase game{Tempo::Rapid, false, {{10, 10}}, false};
  const auto barred = may_correct_setting(game);
  BOOST_REQUIRE(barred.has_error());
  BOOST_TEST(barred.error().article().number == "A.4.1.1");
  game.completed[black] = 9;
  BOOST_TEST(may_correct_setting(game).has_value());
  game.completed[black] = 10;
  game.schedule_would_suffer = true;
  BOOST_TEST(may_correct_setting(game).has_value());
  BOOST_TEST(may_correct_setting({Tempo::Rapid, true, {{30, 30}}, false}).has_value());
  BOOST_TEST(may_correct_setting({Tempo::Blitz, false, {{30, 30}}, false}).has_error());
  BOOST_TEST(may_correct_setting({Tempo::Standard, false, {{30, 30}}, false}).has_value());
}

BOOST_AUTO_TEST_SUITE_END()
