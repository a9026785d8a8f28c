#include <boost/test/unit_test.hpp>

#include "tests/app/command_line.hpp"

using praporek::test::Answer;
using praporek::test::run;

BOOST_AUTO_TEST_SUITE(command_rating)

BOOST_AUTO_TEST_CASE(the_row_comes_back_with_the_answer_appended) {
  const Answer answer = run({"rating"},
                            "id\trating\tage\tgames_before\tpeak\topponents\tresults\n"
                            "7\t2000\t35\t200\t2100\t2000;2003;2004;1997;1996\t1;=;0;=;1\n");
  BOOST_TEST(answer.code == 0);
  BOOST_TEST(answer.out ==
             "id\trating\tage\tgames_before\tpeak\topponents\tresults"
             "\tk_used\tscore\texpected\tchange\tperformance\n"
             "7\t2000\t35\t200\t2100\t2000;2003;2004;1997;1996\t1;=;0;=;1"
             "\t20\t3.0\t2.50\t10\t2072\n");
}

BOOST_AUTO_TEST_CASE(forfeits_short_games_and_unrated_opponents_do_not_count) {
  const Answer answer = run({"rating"},
                            "rating\tage\tgames_before\tpeak\topponents\tresults\n"
                            "2000\t35\t200\t2100\t2000;2400;2400;;0\t1;+;D;1;1\n");
  BOOST_TEST(answer.out.ends_with("\t20\t1.0\t0.50\t10\t2800\n"));
}

BOOST_AUTO_TEST_CASE(without_a_rating_it_is_a_first_rating) {
  const Answer answer =
      run({"rating"}, "opponents\tresults\n2120;2088;2270;2182;2230\t1;=;1;1;1\n");
  BOOST_TEST(answer.out ==
             "opponents\tresults\tscore\tra\tpercent\tru\tpublished\n"
             "2120;2088;2270;2182;2230\t1;=;1;1;1\t4.5\t2070\t79\t2300\t2200\n");
}

BOOST_AUTO_TEST_CASE(a_cell_that_cannot_be_read_is_named) {
  const Answer answer = run({"rating"},
                            "rating\tage\tgames_before\tpeak\topponents\tresults\n"
                            "2000\tyoung\t200\t2100\t2000\t1\n");
  BOOST_TEST(answer.code == 3);
  BOOST_TEST(answer.err.starts_with("<stdin>:2:2: "));
  BOOST_TEST(run({"rating"}, "").code == 3);
}

BOOST_AUTO_TEST_SUITE_END()
