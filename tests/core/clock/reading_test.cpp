#include "core/clock/clock.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/clock/table_clock.hpp"

using boost::unit_test::label;
using namespace praporek::clock;
using namespace praporek::test;
using praporek::BySide;
using praporek::Millis;
using praporek::Side;

namespace {

DeviceRead read(Millis after, BySide<Millis> left, std::optional<Side> side = white) {
  return {at(after), left, side};
}

ReadingTyped typed(Millis after, std::optional<Millis> whites, std::optional<Millis> blacks) {
  return {at(after), {{whites, blacks}}};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(clock_readings)

BOOST_AUTO_TEST_CASE(without_a_device_no_time_is_made_up) {
  TableClock clock{rules_for("5400+30"), Counting::Readings};
  clock.start();
  clock.tick(40min);
  BOOST_TEST(clock.left(white) == ms(90min + 30s));
  clock.happens(typed(40min, 70min, 80min));
  clock.press(41min, white);
  clock.tick(3h);
  const ShownTime shown = time_of(clock.state(), white, at(3h));
  BOOST_TEST((shown.left == 70min));
  BOOST_TEST((shown.age == 2h + 20min));
  BOOST_TEST(!clock.flag(white));
  BOOST_TEST(clock.of(white).completed == 1);
}

BOOST_AUTO_TEST_CASE(before_any_reading_the_age_counts_from_the_start) {
  TableClock clock{rules_for("5400+30"), Counting::Readings};
  clock.start(5min);
  BOOST_TEST((time_of(clock.state(), black, at(15min)).age == 10min));
}

BOOST_AUTO_TEST_CASE(one_display_may_be_read_alone) {
  TableClock clock{rules_for("5400"), Counting::Readings};
  clock.start();
  clock.happens(typed(40min, 70min, {}));
  BOOST_TEST(clock.left(white) == ms(70min));
  BOOST_TEST(clock.left(black) == ms(90min));
}

BOOST_AUTO_TEST_CASE(a_counted_time_has_no_age) {
  TableClock clock{"300"};
  clock.start();
  BOOST_TEST(!time_of(clock.state(), white, at(1s)).age);
}

BOOST_AUTO_TEST_CASE(between_two_reports_of_a_device_time_runs_and_the_report_corrects_it) {
  TableClock clock{rules_for("300"), Counting::Device};
  clock.start();
  clock.tick(10s);
  BOOST_TEST(clock.left(white) == ms(290s));
  clock.happens(read(10s, {{288s, 300s}}));
  BOOST_TEST(clock.left(white) == ms(288s));
}

BOOST_AUTO_TEST_CASE(only_the_device_drops_its_flag, *label("laws2018-6.10.1")) {
  TableClock clock{rules_for("60"), Counting::Device};
  clock.start();
  BOOST_TEST(clock.tick(61s).empty());
  BOOST_TEST(clock.left(white) == 0);
  const auto fell = find<FlagFell>(clock.happens(FlagSeen{at(62s), {{true, false}}}));
  BOOST_REQUIRE(fell);
  BOOST_TEST((fell->at == at(62s)));
  BOOST_TEST((clock.state().first_flag == white));
  BOOST_TEST(clock.happens(FlagSeen{at(63s), {{true, false}}}).empty());
}

BOOST_AUTO_TEST_CASE(two_flags_found_down_together_leave_the_first_unknown,
                     *label("laws2018-6.4-note")) {
  TableClock mechanical{rules_for("300"), Counting::Readings};
  mechanical.start();
  mechanical.happens(FlagSeen{at(10min), {{true, true}}});
  BOOST_TEST(both_flags_down(mechanical.state()));
  BOOST_TEST(!mechanical.state().first_flag);

  TableClock watched{rules_for("300"), Counting::Readings};
  watched.start();
  watched.happens(FlagSeen{at(9min), {{false, true}}});
  watched.happens(FlagSeen{at(10min), {{true, true}}});
  BOOST_TEST((watched.state().first_flag == black));
}

BOOST_AUTO_TEST_CASE(a_missed_press_shows_in_the_next_report) {
  TableClock clock{rules_for("300"), Counting::Device};
  clock.happens(read(1s, {{299s, 300s}}, white));
  BOOST_TEST((clock.state().started == at(1s)));
  clock.happens(read(2s, {{298s, 300s}}, black));
  BOOST_TEST((running(clock.state()) == black));
  clock.happens(read(3s, {{298s, 299s}}, std::nullopt));
  BOOST_TEST(!running(clock.state()));
  clock.happens(read(60s, {{298s, 299s}}, black));
  BOOST_TEST((running(clock.state()) == black));
}

BOOST_AUTO_TEST_CASE(a_jump_by_the_base_of_the_next_period_begins_it) {
  ClockRules rules = rules_for("40/60:1800");
  rules.change = PeriodChange::ByZero;
  TableClock clock{rules, Counting::Device};
  clock.start();
  clock.happens(FlagSeen{at(60s), {{true, false}}});
  const auto began = find<PeriodBegan>(clock.happens(read(61s, {{1799s, 60s}})));
  BOOST_REQUIRE(began);
  BOOST_TEST((began->side == white));
  BOOST_TEST(clock.of(white).period == 1);
  BOOST_TEST(!clock.flag(white));
  BOOST_TEST(clock.left(white) == ms(1799s));
}

BOOST_AUTO_TEST_CASE(a_silent_device_leaves_its_last_reading) {
  TableClock clock{rules_for("300"), Counting::Device};
  clock.start();
  clock.happens(read(10s, {{290s, 300s}}));
  clock.tick(14s);
  clock.happens(DeviceLost{at(15s)});
  BOOST_TEST(clock.left(white) == ms(290s));
  clock.tick(60s);
  BOOST_TEST((time_of(clock.state(), white, at(60s)).age == 50s));
  clock.happens(read(70s, {{230s, 300s}}));
  BOOST_TEST(!time_of(clock.state(), white, at(70s)).age);
  BOOST_TEST((clock.state().counting == Counting::Device));
}

BOOST_AUTO_TEST_CASE(a_ruled_time_stands_until_the_device_shows_it) {
  TableClock clock{rules_for("300"), Counting::Device};
  clock.start();
  clock.happens(read(10s, {{290s, 300s}}));
  clock.happens(Paused{at(10s), {}});
  const auto wish = find<SetTheClock>(clock.happens(TimeAdded{at(20s), black, 2min}));
  BOOST_REQUIRE(wish);
  BOOST_TEST((wish->left[white] == 290s));
  BOOST_TEST((wish->left[black] == 420s));
  BOOST_TEST(clock.happens(read(21s, {{290s, 300s}}, std::nullopt)).empty());
  BOOST_TEST(clock.left(black) == ms(420s));
  BOOST_TEST(clock.state().to_be_set);
  BOOST_TEST(clock.happens(read(22s, {{290s, 416999ms}}, std::nullopt)).empty());
  const ClockEffects set = clock.happens(read(23s, {{290s, 417s}}, std::nullopt));
  BOOST_TEST(find<ClockIsSet>(set).has_value());
  BOOST_TEST(!clock.state().to_be_set);
  BOOST_TEST(clock.left(black) == ms(417s));
}

BOOST_AUTO_TEST_CASE(the_arbiter_may_confirm_the_setting_himself) {
  TableClock clock{rules_for("300"), Counting::Readings};
  clock.start();
  clock.happens(TimeAdded{at(20s), black, 2min});
  BOOST_TEST(clock.state().to_be_set);
  const ClockEffects refused = clock.happens(typed(30s, 280s, 300s));
  BOOST_TEST(find<SetTheClock>(refused).has_value());
  BOOST_TEST(clock.left(black) == ms(420s));
  BOOST_TEST(find<ClockIsSet>(clock.happens(SettingConfirmed{at(40s)})).has_value());
  clock.happens(typed(50s, 270s, 300s));
  BOOST_TEST(clock.left(black) == ms(300s));
  BOOST_TEST(clock.happens(SettingConfirmed{at(60s)}).empty());
}

BOOST_AUTO_TEST_CASE(a_lost_device_does_not_undo_a_ruled_time) {
  TableClock clock{rules_for("300"), Counting::Device};
  clock.start();
  clock.happens(read(10s, {{290s, 300s}}));
  clock.happens(TimeSet{at(11s), white, 10min});
  clock.happens(DeviceLost{at(12s)});
  BOOST_TEST(clock.left(white) == ms(10min - 1s));
  BOOST_TEST(clock.state().to_be_set);
}

BOOST_AUTO_TEST_CASE(our_own_count_needs_no_setting) {
  TableClock clock{"300"};
  clock.start();
  BOOST_TEST(clock.happens(TimeAdded{at(20s), black, 2min}).empty());
  BOOST_TEST(!clock.state().to_be_set);
}

BOOST_AUTO_TEST_SUITE_END()
