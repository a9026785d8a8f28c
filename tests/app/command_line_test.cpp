#include "tests/app/command_line.hpp"

#include <boost/test/unit_test.hpp>

using praporek::test::Answer;
using praporek::test::run;

BOOST_AUTO_TEST_SUITE(command_line)

BOOST_AUTO_TEST_CASE(version_is_printed_and_all_is_well) {
  const Answer answer = run({"--version"});
  BOOST_TEST(answer.code == 0);
  BOOST_TEST(answer.out.starts_with("praporek 0."));
}

BOOST_AUTO_TEST_CASE(an_unknown_word_is_wrong_usage) {
  const Answer answer = run({"checkmate-in-one"});
  BOOST_TEST(answer.code == 2);
  BOOST_TEST(answer.out == "");
  BOOST_TEST(answer.err.find("checkmate-in-one") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
