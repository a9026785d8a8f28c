#include "core/standings/fraction.hpp"

#include <boost/test/unit_test.hpp>

namespace s = praporek::standings;

BOOST_AUTO_TEST_SUITE(standings_fraction)

BOOST_AUTO_TEST_CASE(numbers_are_compared_exactly) {
  BOOST_TEST((s::Fraction{1, 3} == s::Fraction{2, 6}));
  BOOST_TEST((s::Fraction{1, 3} < s::Fraction{34, 100}));
  BOOST_TEST((s::Fraction{333, 1000} < s::Fraction{1, 3}));
}

BOOST_AUTO_TEST_CASE(they_are_rounded_half_up_only_when_printed) {
  BOOST_TEST(s::with_decimals({125, 100}, 1) == "1.3");
  BOOST_TEST(s::with_decimals({437, 10}, 2) == "43.70");
  BOOST_TEST(s::with_decimals({1, 200}, 2) == "0.01");
  BOOST_TEST(s::with_decimals({7, 2}, 0) == "4");
  BOOST_TEST(s::with_decimals({-1, 2}, 1) == "-0.5");
}

BOOST_AUTO_TEST_SUITE_END()
