#include "core/clock/time_control.hpp"

#include "core/clock/time_control_text.hpp"

#include <boost/test/unit_test.hpp>

#include <chrono>
#include <string>
#include <string_view>

namespace clk = praporek::clock;
using boost::unit_test::label;
using clk::BareNumber;
using clk::Period;
using clk::TimeControl;
using praporek::Side;
using namespace std::chrono_literals;

namespace {

TimeControl seconds_control(std::string_view text) { return clk::read_time_control(text).value(); }

TimeControl form_control(std::string_view text) {
  return clk::read_time_control(text, {.bare = BareNumber::Minutes, .mode = {}}).value();
}

Period only_period(std::string_view text) {
  const TimeControl control = seconds_control(text);
  BOOST_REQUIRE_EQUAL(control[Side::White].periods.size(), 1U);
  return control[Side::White].periods[0];
}

std::string fault(std::string_view text) {
  const auto read = clk::read_time_control(text);
  BOOST_REQUIRE(read.has_error());
  return read.error().why().id + " " + read.error().why().arguments.at(0);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(clock_time_control)

BOOST_AUTO_TEST_CASE(a_form_reads_bare_bases_as_minutes_and_bare_increments_as_seconds,
                     *label("laws2018-6.3.1") * label("laws2018-T3") * label("laws2023-6.3.1")) {
  for (const char* text :
       {"40/90+30:30+30", "40/90+30, SD/30+30", "40/90'+30\":30'+30\"", "40/1h30m+30s:30m+30s",
        "40/90m+30:G/30m+30", " 40 /90 + 30 : 30 + 30 "}) {
    const TimeControl control = form_control(text);
    BOOST_TEST_CONTEXT(text) {
      BOOST_REQUIRE_EQUAL(control[Side::White].periods.size(), 2U);
      BOOST_TEST((control[Side::White].periods[0] == Period{40, 90min, 30s, {}}));
      BOOST_TEST((control[Side::White].periods[1] == Period{{}, 30min, 30s, {}}));
      BOOST_TEST((control[Side::White] == control[Side::Black]));
    }
  }
}

BOOST_AUTO_TEST_CASE(reports_read_bare_numbers_as_seconds) {
  BOOST_TEST((only_period("5400+30") == Period{{}, 90min, 30s, {}}));
  BOOST_TEST((only_period("300") == Period{{}, 5min, 0s, {}}));
  BOOST_TEST((seconds_control("40/5400+30:1800+30") == form_control("40/90+30:30+30")));
}

BOOST_AUTO_TEST_CASE(units_mean_the_same_everywhere) {
  BOOST_TEST((only_period("10'+5''") == Period{{}, 10min, 5s, {}}));
  BOOST_TEST((only_period("1h30m15s") == Period{{}, 90min + 15s, 0s, {}}));
  BOOST_TEST((form_control("90s+1m") == seconds_control("90+60")));
}

BOOST_AUTO_TEST_CASE(the_sides_may_differ) {
  const TimeControl armageddon = seconds_control("W300-B240");
  BOOST_TEST((armageddon[Side::White].periods[0].base == 5min));
  BOOST_TEST((armageddon[Side::Black].periods[0].base == 4min));
  const TimeControl own = seconds_control("W40/90m:30m-B40/80m:30m");
  BOOST_TEST((own[Side::Black].periods[0] == Period{40, 80min, 0s, {}}));
  BOOST_TEST((own[Side::Black].periods[1] == own[Side::White].periods[1]));
}

BOOST_AUTO_TEST_CASE(the_mode_is_that_of_the_clock) {
  const auto read = clk::read_time_control("600+5", {.bare = {}, .mode = clk::BonusMode::Delay});
  BOOST_TEST((read.value()[Side::Black].periods[0].mode == clk::BonusMode::Delay));
}

BOOST_AUTO_TEST_CASE(what_cannot_be_read_is_refused_with_its_column) {
  BOOST_TEST(fault("") == "clock.expected-number 1");
  BOOST_TEST(fault("40/") == "clock.expected-number 4");
  BOOST_TEST(fault("5400+") == "clock.expected-number 6");
  BOOST_TEST(fault("5400x") == "clock.unexpected-text 5");
  BOOST_TEST(fault("1h30") == "clock.expected-unit 5");
  BOOST_TEST(fault("0/300") == "clock.no-moves 1");
  BOOST_TEST(fault("40/300:0") == "clock.no-time 8");
  BOOST_TEST(fault("1800:1800") == "clock.period-after-last 6");
  BOOST_TEST(fault("W300") == "clock.expected-black 5");
  BOOST_TEST(fault("W300-240") == "clock.expected-black 6");
  BOOST_TEST(fault("W300-B240x") == "clock.unexpected-text 10");
  BOOST_TEST(fault("99999999999999") == "clock.number-too-large 1");
  BOOST_TEST(fault("9999/300") == "clock.number-too-large 1");
  BOOST_TEST(fault("99h99m") == "clock.number-too-large 7");
  BOOST_TEST(fault("-300") == "clock.expected-number 1");
}

BOOST_AUTO_TEST_CASE(both_written_forms_read_back_to_the_same_control) {
  for (const char* text : {"5400+30", "40/5400+30:1800+30", "W300-B240", "40/7200:20/3600:900+30",
                           "180+2", "90", "W40/5400+30:900+30-B3000", "0+30", "20/3600"}) {
    const TimeControl control = seconds_control(text);
    BOOST_TEST(clk::in_seconds(control) == text);
    BOOST_TEST((seconds_control(clk::in_units(control)) == control));
    BOOST_TEST((form_control(clk::in_units(control)) == control));
  }
  BOOST_TEST(clk::in_units(seconds_control("40/5400+30:1800+30")) == "40/90m+30s:30m+30s");
  BOOST_TEST(clk::in_units(seconds_control("W305-B60")) == "W5m5s-B1m");
}

BOOST_AUTO_TEST_CASE(moves_are_counted_over_all_periods) {
  const TimeControl control = seconds_control("40/7200:20/3600:900+30");
  const clk::Allotment& allotment = control[Side::White];
  BOOST_TEST((clk::moves_due(allotment, 0) == 40));
  BOOST_TEST((clk::moves_due(allotment, 1) == 60));
  BOOST_TEST(!clk::moves_due(allotment, 2));
  BOOST_TEST(clk::has_next_period(allotment, 1));
  BOOST_TEST(!clk::has_next_period(allotment, 2));
  BOOST_TEST((clk::bases_through(allotment, 2) == 195min));
}

BOOST_AUTO_TEST_CASE(a_last_period_with_moves_is_repeated) {
  const clk::Allotment allotment = seconds_control("40/7200:20/3600")[Side::White];
  BOOST_TEST((clk::moves_due(allotment, 3) == 100));
  BOOST_TEST(clk::has_next_period(allotment, 9));
  BOOST_TEST((clk::period_of(allotment, 9).base == 60min));
}

BOOST_AUTO_TEST_CASE(an_increment_outside_2_to_60_seconds_deserves_a_warning,
                     *label("laws2018-T2")) {
  const auto unusual = [](const char* text) {
    return clk::has_unusual_bonus(seconds_control(text)[Side::White]);
  };
  BOOST_TEST(unusual("180+1"));
  BOOST_TEST(unusual("180+61"));
  BOOST_TEST(unusual("40/5400+30:1800+1"));
  BOOST_TEST(!unusual("180+2"));
  BOOST_TEST(!unusual("180+60"));
  BOOST_TEST(!unusual("180"));
}

BOOST_AUTO_TEST_CASE(the_quickplay_finish_is_the_period_of_all_remaining_moves,
                     *label("laws2018-NGIII.1a") * label("laws2018-NGIII.1b") *
                         label("laws2018-III.1") * label("laws2018-III.1-note")) {
  const clk::Allotment two_periods = form_control("40/120:60")[Side::White];
  BOOST_TEST(!clk::is_quickplay_finish(two_periods.periods[0]));
  BOOST_TEST(clk::is_quickplay_finish(two_periods.periods[1]));
  BOOST_TEST(clk::is_quickplay_finish(form_control("120")[Side::White].periods[0]));
  BOOST_TEST(!clk::is_quickplay_finish(form_control("120+30")[Side::White].periods[0]));
}

BOOST_AUTO_TEST_SUITE_END()
