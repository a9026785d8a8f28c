#include "core/base/score.hpp"

#include <boost/test/unit_test.hpp>

using praporek::Score;
using praporek::with_decimal_point;
using praporek::with_fraction;

BOOST_AUTO_TEST_SUITE(base_score)

BOOST_AUTO_TEST_CASE(points_are_written_with_one_decimal_in_report_files) {
  BOOST_TEST(with_decimal_point(Score{35}) == "3.5");
  BOOST_TEST(with_decimal_point(Score{0}) == "0.0");
  BOOST_TEST(with_decimal_point(Score{-5}) == "-0.5");
}

BOOST_AUTO_TEST_CASE(people_read_halves_as_a_fraction) {
  BOOST_TEST(with_fraction(Score{35}) == "3½");
  BOOST_TEST(with_fraction(Score{5}) == "½");
  BOOST_TEST(with_fraction(Score{-5}) == "-½");
  BOOST_TEST(with_fraction(Score{40}) == "4");
  BOOST_TEST(with_fraction(Score{23}) == "2.3");
}

BOOST_AUTO_TEST_SUITE_END()
