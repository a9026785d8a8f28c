#include "core/clock/tempo.hpp"

#include "core/clock/time_control_text.hpp"

#include <boost/test/unit_test.hpp>

#include <chrono>
#include <string>
#include <string_view>

namespace clk = praporek::clock;
using boost::unit_test::label;
using praporek::Side;
using namespace std::chrono_literals;

namespace {

std::string tempo(std::string_view control, clk::BonusMode mode = clk::BonusMode::Fischer) {
  const clk::ControlReading form{.bare = clk::BareNumber::Minutes, .mode = mode};
  const auto verdict = clk::tempo_of(clk::read_time_control(control, form).value());
  const std::string sum = std::to_string(verdict.sum / 1s);
  switch (verdict.tempo) {
    case clk::Tempo::Standard:
      return "standard " + sum + " " + verdict.article.number;
    case clk::Tempo::Rapid:
      return "rapid " + sum + " " + verdict.article.number;
    case clk::Tempo::Blitz:
      return "blitz " + sum + " " + verdict.article.number;
  }
  return "?";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(clock_tempo)

BOOST_AUTO_TEST_CASE(rapid_is_more_than_ten_and_less_than_sixty_minutes,
                     *label("laws2018-A.1") * label("laws2023-A.1")) {
  BOOST_TEST(tempo("15+10") == "rapid 1500 A.1");
  BOOST_TEST(tempo("60") == "standard 3600 A.1");
  BOOST_TEST(tempo("59m59s") == "rapid 3599 A.1");
  BOOST_TEST(tempo("10") == "blitz 600 B.1");
  BOOST_TEST(tempo("10m1s") == "rapid 601 A.1");
}

BOOST_AUTO_TEST_CASE(the_worked_examples_of_the_notes, *label("laws2018-A.1-note")) {
  BOOST_TEST(tempo("30+30") == "standard 3600 A.1");
  BOOST_TEST(tempo("10+5") == "rapid 900 A.1");
}

BOOST_AUTO_TEST_CASE(a_delay_counts_like_an_increment, *label("laws2018-A.1-note")) {
  BOOST_TEST(tempo("10+5", clk::BonusMode::Delay) == "rapid 900 A.1");
  BOOST_TEST(tempo("10+5", clk::BonusMode::Bronstein) == "rapid 900 A.1");
}

BOOST_AUTO_TEST_CASE(blitz_is_ten_minutes_or_less, *label("laws2018-B.1") * label("laws2023-B.1")) {
  BOOST_TEST(tempo("3+2") == "blitz 300 B.1");
  BOOST_TEST(tempo("10") == "blitz 600 B.1");
}

BOOST_AUTO_TEST_CASE(five_minutes_and_five_seconds_are_blitz, *label("laws2018-B.1-note")) {
  BOOST_TEST(tempo("5+5") == "blitz 600 B.1");
  BOOST_TEST(tempo("5+6") == "rapid 660 A.1");
}

BOOST_AUTO_TEST_CASE(sixty_minutes_without_increment_are_standard, *label("laws2018-T14")) {
  BOOST_TEST(tempo("60+0") == "standard 3600 A.1");
}

BOOST_AUTO_TEST_CASE(all_periods_are_added_and_each_move_has_its_own_increment) {
  BOOST_TEST(tempo("40/90+30:30+30") == "standard 9000 A.1");
  BOOST_TEST(tempo("20/10:10+5") == "rapid 1400 A.1");  // 20 moves without, 40 with 5 s
  BOOST_TEST(tempo("20/10+6:10") == "rapid 1320 A.1");  // 20 moves with 6 s
  BOOST_TEST(tempo("20/5:5+60") == "rapid 3000 A.1");
  BOOST_TEST(tempo("30/10+6") == "rapid 960 A.1");  // a repeated period counts once
}

BOOST_AUTO_TEST_CASE(where_the_sides_differ_the_longer_time_decides) {
  BOOST_TEST(tempo("W5-B4") == "blitz 300 B.1");
  BOOST_TEST(tempo("W4-B11") == "rapid 660 A.1");
  BOOST_TEST(tempo("W60-B50") == "standard 3600 A.1");
}

BOOST_AUTO_TEST_SUITE_END()
