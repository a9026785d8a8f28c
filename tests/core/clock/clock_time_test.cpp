#include "core/clock/clock_time.hpp"

#include <boost/test/unit_test.hpp>

#include <chrono>

namespace clk = praporek::clock;
using praporek::Millis;
using namespace std::chrono_literals;

BOOST_AUTO_TEST_SUITE(clock_time)

BOOST_AUTO_TEST_CASE(hours_are_shown_from_one_hour_on_and_tenths_under_twenty_seconds) {
  BOOST_TEST(clk::shown(1h + 29min + 50s) == "1:29:50");
  BOOST_TEST(clk::shown(59min + 59s) == "59:59");
  BOOST_TEST(clk::shown(1h) == "1:00:00");
  BOOST_TEST(clk::shown(20s) == "0:20");
  BOOST_TEST(clk::shown(19999ms) == "0:19.9");
  BOOST_TEST(clk::shown(0ms) == "0:00.0");
  BOOST_TEST(clk::shown_in_full(1h + 2min + 3s + 450ms) == "1:02:03.4");
}

BOOST_AUTO_TEST_CASE(less_than_five_minutes_never_shows_as_five) {
  BOOST_TEST(clk::shown(5min) == "5:00");
  BOOST_TEST(clk::shown(5min - 1ms) == "4:59");
}

BOOST_AUTO_TEST_CASE(what_is_shown_can_be_typed) {
  for (const Millis time : {Millis{0s}, Millis{3500ms}, Millis{20s}, Millis{299s}, Millis{3599s},
                            Millis{3600s}, Millis{5390s}, Millis{99h + 59min + 59s}}) {
    BOOST_TEST((clk::read_clock_time(clk::shown(time)).value() == time), clk::shown(time));
    BOOST_TEST((clk::read_clock_time(clk::shown_in_full(time)).value() == time));
  }
  BOOST_TEST((clk::read_clock_time(" 90:00 ").value() == 90min));
}

BOOST_AUTO_TEST_CASE(anything_else_is_no_clock_time) {
  for (const char* text : {"", "5", "4:5", "4:60", "1:60:00", "-1:00", "1:-1", "4:59.", "4:59.12",
                           "1:2:3:4", "a:00", "100:00:00", ":30", "4:59x"}) {
    const auto read = clk::read_clock_time(text);
    BOOST_TEST(read.has_error(), text);
    if (read.has_error()) BOOST_TEST(read.error().why().id == "clock.not-a-time");
  }
}

BOOST_AUTO_TEST_SUITE_END()
