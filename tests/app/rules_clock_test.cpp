#include <boost/test/unit_test.hpp>

#include "tests/app/command_line.hpp"
#include <string>
#include <vector>

using praporek::test::Answer;
using praporek::test::run;

namespace {

Answer play(const std::string& control, const std::string& events,
            const std::vector<std::string>& more = {}) {
  std::vector<std::string> words{"rules", "clock", control};
  words.insert(words.end(), more.begin(), more.end());
  return run(words, events);
}

std::string last_line(const Answer& answer) {
  const auto end = answer.out.find_last_not_of('\n');
  const auto begin = answer.out.rfind('\n', end);
  return answer.out.substr(begin + 1, end - begin);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(command_rules_clock)

BOOST_AUTO_TEST_CASE(every_event_gives_one_line) {
  const Answer answer = play("180+2", "0 start\n1 press\n3.5 press\n3.5 flag?\n");
  BOOST_TEST(answer.code == 0);
  BOOST_TEST(answer.out ==
             "white 0:03:02.0 black 0:03:02.0 running white flag none moves 0/0\n"
             "white 0:03:03.0 black 0:03:02.0 running black flag none moves 1/0\n"
             "white 0:03:03.0 black 0:03:01.5 running white flag none moves 1/1\n"
             "white 0:03:03.0 black 0:03:01.5 running white flag none moves 1/1\n");
}

BOOST_AUTO_TEST_CASE(the_mode_of_the_bonus_can_be_chosen) {
  const std::string events = "0 start\n8 flag?\n8 press\n9 press\n";
  BOOST_TEST(last_line(play("600+5", events)) ==
             "white 0:10:02.0 black 0:10:09.0 running white flag none moves 1/1");
  BOOST_TEST(last_line(play("600+5", events, {"--mode", "bronstein"})) ==
             "white 0:09:57.0 black 0:10:00.0 running white flag none moves 1/1");
  BOOST_TEST(last_line(play("600+5", events, {"--mode", "delay"})) ==
             "white 0:09:57.0 black 0:10:00.0 running white flag none moves 1/1");
  BOOST_TEST(last_line(play("600+5", "0 start\n8 flag?\n", {"--mode", "bronstein"})) ==
             "white 0:09:52.0 black 0:10:00.0 running white flag none moves 0/0");
  BOOST_TEST(play("600+5", events, {"--mode", "hourglass"}).code == 2);
}

BOOST_AUTO_TEST_CASE(pauses_settings_and_additions_are_obeyed) {
  BOOST_TEST(last_line(play("300",
                            "0 start\n10 pause\n60 resume\n70 set black 90\n"
                            "70 add white -30\n71.25 flag?\n")) ==
             "white 0:04:08.7 black 0:01:30.0 running white flag none moves 0/0");
}

BOOST_AUTO_TEST_CASE(flags_are_named) {
  BOOST_TEST(last_line(play("60", "0 start\n60 flag?\n")) ==
             "white 0:00:00.0 black 0:01:00.0 running white flag white moves 0/0");
  BOOST_TEST(last_line(play("60", "0 start\n60 press\n120 flag?\n")) ==
             "white 0:00:00.0 black 0:00:00.0 running black flag both moves 1/0");
}

BOOST_AUTO_TEST_CASE(periods_change_with_the_counter) {
  BOOST_TEST(last_line(play("2/60:30", "0 start\n1 press\n2 press\n3 press\n")) ==
             "white 0:01:28.0 black 0:00:59.0 running black flag none moves 2/1");
}

BOOST_AUTO_TEST_CASE(faults_name_line_and_column) {
  const auto fault = [](const std::string& events) {
    const Answer answer = play("300", events);
    BOOST_TEST(answer.code == 3);
    return answer.err.substr(0, answer.err.find(':'));
  };
  BOOST_TEST(fault("x start\n") == "line 1, column 1");
  BOOST_TEST(fault("0 start\n\n1 jump\n") == "line 3, column 3");
  BOOST_TEST(fault("0 start\n5 press\n4 press\n") == "line 3, column 1");
  BOOST_TEST(fault("0 set green 5\n") == "line 1, column 7");
  BOOST_TEST(fault("0 set white\n") == "line 1, column 12");
  BOOST_TEST(fault("0 set white -5\n") == "line 1, column 13");
  BOOST_TEST(fault("0 add white 1.2345\n") == "line 1, column 13");
  BOOST_TEST(fault("0 start now\n") == "line 1, column 9");
  BOOST_TEST(fault("-1 start\n") == "line 1, column 1");
  BOOST_TEST(fault("1. start\n") == "line 1, column 1");
}

BOOST_AUTO_TEST_CASE(a_control_that_cannot_be_read_is_bad_input) {
  const Answer answer = play("40/", "");
  BOOST_TEST(answer.code == 3);
  BOOST_TEST(answer.err.starts_with("column 4:"));
  BOOST_TEST(run({"rules", "clock"}).code == 2);
}

BOOST_AUTO_TEST_SUITE_END()
