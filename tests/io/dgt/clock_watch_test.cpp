#include "io/dgt/clock_watch.hpp"

#include <boost/test/unit_test.hpp>

using namespace praporek;
using namespace praporek::dgt;
using std::chrono::seconds;

namespace {

ClockTimes times(int left, int right, End using_time = End::Left, bool running = true) {
  ClockTimes result;
  result.at(End::Left).left = seconds{left};
  result.at(End::Right).left = seconds{right};
  result.using_time = using_time;
  result.running = running;
  return result;
}

template <class Fact>
int count_of(const std::vector<ClockFact>& facts) {
  int count = 0;
  for (const ClockFact& fact : facts) count += std::holds_alternative<Fact>(fact) ? 1 : 0;
  return count;
}

/// A clock that reports once a second.
struct Watched {
  std::vector<ClockFact> report(const ClockReport& what) {
    at = at + Millis{1000};
    return watch.see(what, at);
  }
  ClockWatch watch;
  Instant at{Millis{1'000'000}};
};

}  // namespace

BOOST_AUTO_TEST_SUITE(dgt_clock_watch)

BOOST_AUTO_TEST_CASE(the_lever_going_over_is_a_press_of_the_end_that_used_time) {
  Watched clock;
  BOOST_TEST(clock.report(times(300, 300)).empty());
  const auto facts = clock.report(times(301, 300, End::Right));
  BOOST_REQUIRE(facts.size() == 1);
  BOOST_TEST((std::get<LeverPressed>(facts[0]).by == End::Left));
}

BOOST_AUTO_TEST_CASE(a_flag_is_asked_for_again_and_confirmed_once) {
  Watched clock;
  clock.report(times(10, 1, End::Right));
  ClockTimes down = times(10, 0, End::Right, false);
  down.at(End::Right).flag_final = true;
  const auto first = clock.report(down);
  BOOST_TEST(count_of<AskClockAgain>(first) == 1);
  BOOST_TEST(count_of<FlagConfirmed>(first) == 0);
  const auto second = clock.report(down);
  BOOST_REQUIRE(count_of<FlagConfirmed>(second) == 1);
  BOOST_TEST((std::get<FlagConfirmed>(second[0]) ==
              FlagConfirmed{End::Right, FlagConfirmed::Order::First}));
  BOOST_TEST(count_of<FlagConfirmed>(clock.report(down)) == 0);
}

BOOST_AUTO_TEST_CASE(a_clock_that_stops_at_zero_without_a_sign_is_a_flag_too) {
  Watched clock;
  clock.report(times(10, 1, End::Right));
  clock.report(times(10, 0, End::Right, false));
  BOOST_TEST(count_of<FlagConfirmed>(clock.report(times(10, 0, End::Right, false))) == 1);
}

BOOST_AUTO_TEST_CASE(a_flag_in_one_report_alone_is_none) {
  Watched clock;
  clock.report(times(10, 2, End::Right));
  ClockTimes flipped = times(10, 0, End::Right);
  flipped.at(End::Right).flag_final = true;
  clock.report(flipped);
  BOOST_TEST(count_of<FlagConfirmed>(clock.report(times(10, 1, End::Right))) == 0);
}

BOOST_AUTO_TEST_CASE(the_second_flag_is_told_from_the_first) {
  Watched clock;
  clock.report(times(1, 1, End::Right));
  ClockTimes down = times(1, 0, End::Left);
  down.at(End::Right).flag_final = true;
  clock.report(down);
  clock.report(down);
  down.at(End::Left) = down.at(End::Right);
  clock.report(down);
  const auto facts = clock.report(down);
  BOOST_REQUIRE(count_of<FlagConfirmed>(facts) == 1);
  BOOST_TEST((std::get<FlagConfirmed>(facts[0]).order == FlagConfirmed::Order::Second));
}

BOOST_AUTO_TEST_CASE(a_leap_is_doubted_until_the_next_report_agrees) {
  Watched clock;
  clock.report(times(300, 300));
  const auto leap = clock.report(times(299, 300 + 7'200));
  BOOST_TEST(count_of<ReadingDoubted>(leap) == 1);
  BOOST_TEST((clock.watch.times()->at(End::Right).left == seconds{300}));
  clock.report(times(298, 300));
  BOOST_TEST((clock.watch.times()->at(End::Right).left == seconds{300}));
  clock.report(times(30, 300));
  BOOST_TEST((clock.watch.times()->at(End::Left).left == seconds{298}));
  clock.report(times(29, 300));
  BOOST_TEST((clock.watch.times()->at(End::Left).left == seconds{29}));
}

BOOST_AUTO_TEST_CASE(increments_and_new_periods_are_believed) {
  Watched clock;
  clock.report(times(2, 300));
  BOOST_TEST(count_of<ReadingDoubted>(clock.report(times(32, 300, End::Right))) == 0);
  ClockTimes period = times(32 + 1'800, 300 + 1'800, End::Right);
  period.at(End::Right).flag_shown = true;
  const auto facts = clock.report(period);
  BOOST_TEST(count_of<PeriodShown>(facts) == 1);
  BOOST_TEST(count_of<ReadingDoubted>(facts) == 0);
}

BOOST_AUTO_TEST_CASE(a_missing_clock_is_told_once_and_its_return_too) {
  Watched clock;
  clock.report(times(300, 300));
  BOOST_TEST(count_of<ClockGone>(clock.report(NoClock{})) == 1);
  BOOST_TEST(clock.report(NoClock{}).empty());
  BOOST_TEST(count_of<ClockBack>(clock.report(times(298, 300))) == 1);
}

BOOST_AUTO_TEST_CASE(blank_reports_and_times_before_the_answer_say_nothing) {
  Watched clock;
  clock.report(times(300, 300));
  BOOST_TEST(clock.report(BlankClock{}).empty());
  clock.watch.setting_sent();
  BOOST_TEST(clock.report(times(0, 0, End::Right)).empty());
  clock.report(ClockAck{{0x10, 0x0A, 0, 0}});
  BOOST_TEST(clock.report(times(299, 300)).empty());
}

BOOST_AUTO_TEST_CASE(stopping_starting_and_a_low_battery_are_facts) {
  Watched clock;
  clock.report(times(300, 300));
  BOOST_TEST(count_of<ClockStopped>(clock.report(times(299, 300, End::Left, false))) == 1);
  ClockTimes low = times(299, 300);
  low.battery_low = true;
  const auto facts = clock.report(low);
  BOOST_TEST(count_of<ClockStarted>(facts) == 1);
  BOOST_TEST(count_of<ClockBatteryLow>(facts) == 1);
}

BOOST_AUTO_TEST_SUITE_END()
