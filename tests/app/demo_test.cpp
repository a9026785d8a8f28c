#include <boost/test/unit_test.hpp>

#include "tests/app/command_line.hpp"

using praporek::test::Answer;
using praporek::test::run;

BOOST_AUTO_TEST_SUITE(demo)

BOOST_AUTO_TEST_CASE(without_a_terminal_it_prints_the_hall_and_ends) {
  const Answer answer = run({"demo", "--no-devices", "--once", "--boards", "12", "--lang", "en"});
  BOOST_TEST(answer.code == 0, answer.err);
  BOOST_TEST(answer.out.find("round 3/7  running 0:1") != std::string::npos, answer.out);
  BOOST_TEST(answer.out.find("absent     4 White") != std::string::npos, answer.out);
  BOOST_TEST(answer.out.find("set clock: Black +2:00") != std::string::npos, answer.out);
}

BOOST_AUTO_TEST_CASE(another_seed_is_another_event) {
  const Answer one = run({"demo", "--no-devices", "--once", "--boards", "12", "--lang", "en"});
  const Answer two =
      run({"demo", "--no-devices", "--once", "--boards", "12", "--lang", "en", "--seed", "2"});
  BOOST_TEST(one.out.substr(200) != two.out.substr(200));
}

BOOST_AUTO_TEST_SUITE_END()
