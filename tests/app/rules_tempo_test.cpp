#include <boost/test/unit_test.hpp>

#include "tests/app/command_line.hpp"
#include <string>

using praporek::test::Answer;
using praporek::test::run;

namespace {

std::string tempo(const std::string& control) { return run({"rules", "tempo", control}).out; }

}  // namespace

BOOST_AUTO_TEST_SUITE(command_rules_tempo)

BOOST_AUTO_TEST_CASE(the_class_the_sum_and_the_article_are_printed) {
  BOOST_TEST(tempo("5400+30") == "standard\t120 A.1\n");
  BOOST_TEST(tempo("1800+30") == "standard\t60 A.1\n");
  BOOST_TEST(tempo("10m+5s") == "rapid\t15 A.1\n");
  BOOST_TEST(tempo("5'+5''") == "blitz\t10 B.1\n");
  BOOST_TEST(tempo("40/5400+30:1800+30") == "standard\t150 A.1\n");
  BOOST_TEST(tempo("601") == "rapid\t10.01 A.1\n");
  BOOST_TEST(tempo("630") == "rapid\t10.50 A.1\n");
}

BOOST_AUTO_TEST_CASE(sides_that_differ_are_both_printed) {
  BOOST_TEST(tempo("W300-B240") == "blitz\t5 B.1\twhite\nblitz\t4 B.1\tblack\n");
}

BOOST_AUTO_TEST_CASE(an_unusual_increment_is_pointed_out) {
  const Answer answer = run({"rules", "tempo", "180+61"});
  BOOST_TEST(answer.code == 0);
  BOOST_TEST(answer.out == "standard\t64 A.1\n");
  BOOST_TEST(answer.err == "the increment lies outside 2 to 60 seconds\n");
  BOOST_TEST(run({"rules", "tempo", "180+60"}).err == "");
}

BOOST_AUTO_TEST_CASE(a_control_that_cannot_be_read_is_bad_input) {
  const Answer answer = run({"rules", "tempo", "300++2"});
  BOOST_TEST(answer.code == 3);
  BOOST_TEST(answer.out == "");
  BOOST_TEST(answer.err == "column 5: a number is expected here\n");
}

BOOST_AUTO_TEST_SUITE_END()
