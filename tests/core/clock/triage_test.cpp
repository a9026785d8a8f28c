#include "core/clock/triage.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/clock/table_clock.hpp"
#include <vector>

using namespace praporek::clock;
using namespace praporek::test;
using praporek::BoardNo;
using praporek::Millis;

namespace {

BoardFacts board(int number) {
  BoardFacts facts;
  facts.board = BoardNo{number};
  return facts;
}

BoardFacts board_with(int number, Millis least_left, std::optional<Millis> age = {}) {
  BoardFacts facts = board(number);
  facts.least_left = least_left;
  facts.age = age;
  return facts;
}

std::vector<int> order(const std::vector<BoardFacts>& boards) {
  std::vector<int> numbers;
  for (const BoardNeed& need : triage(boards)) numbers.push_back(need.board.value);
  return numbers;
}

Need clock_need(const TableClock& clock, Millis now) {
  return need_of(facts_of_clock(clock.rules(), clock.state(), at(now)));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(clock_triage)

BOOST_AUTO_TEST_CASE(every_need_has_its_place) {
  std::vector<BoardFacts> boards;
  for (int number = 1; number <= 14; ++number) boards.push_back(board(number));
  boards[13].flag_down = true;
  boards[12].claim_open = true;
  boards[11].arbiter_called = true;
  boards[10].illegal_move_reported = true;
  boards[9].nobody_records = true;
  boards[8].sheets_to_update = true;
  boards[7].clock_to_set = true;
  boards[6].player_too_late = true;
  boards[5].least_left = 20s;
  boards[4].least_left = 100s;
  boards[3].least_left = 200s;
  boards[2].least_left = 6min;
  boards[2].age = 2min;
  boards[1].setting_doubted = true;
  boards[0].not_running = true;
  const std::vector<int> expected{14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1};
  BOOST_TEST(order(boards) == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_most_urgent_of_several_needs_counts) {
  BoardFacts facts = board_with(1, 10s);
  facts.clock_to_set = true;
  BOOST_TEST((need_of(facts) == Need::SetClock));
  facts.claim_open = true;
  BOOST_TEST((need_of(facts) == Need::Claim));
  facts.flag_down = true;
  BOOST_TEST((need_of(facts) == Need::Flag));
}

BOOST_AUTO_TEST_CASE(among_equals_the_shorter_time_then_the_longer_wait_then_the_board) {
  BoardFacts waited = board(4);
  waited.claim_open = true;
  waited.since = at(1min);
  BoardFacts came_later = board(3);
  came_later.claim_open = true;
  came_later.since = at(2min);
  BoardFacts short_of_time = board_with(5, 1min);
  short_of_time.claim_open = true;
  short_of_time.since = at(3min);
  const std::vector<int> expected{5, 4, 3, 1, 2};
  BOOST_TEST(order({board_with(2, 20s), board_with(1, 20s), came_later, waited, short_of_time}) ==
                 expected,
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(boards_that_need_nobody_are_left_out) {
  BOOST_TEST(order({board(1), board_with(2, 5min), board_with(3, 50min, 29min)}).empty());
}

BOOST_AUTO_TEST_CASE(an_old_reading_is_a_reason_to_look_again) {
  BOOST_TEST((need_of(board_with(1, 90min, 30min)) == Need::ReadAgain));
  BOOST_TEST((need_of(board_with(1, 8min, 3min)) == Need::Nothing));
  BOOST_TEST((need_of(board_with(1, 8min, 3min + 1ms)) == Need::ReadAgain));
  BOOST_TEST((need_of(board_with(1, 4min, 20min)) == Need::UnderFiveMinutes));
}

BOOST_AUTO_TEST_CASE(in_blitz_only_the_last_half_minute_is_low) {
  BoardFacts facts = board_with(1, 30s);
  facts.tempo = Tempo::Blitz;
  BOOST_TEST((need_of(facts) == Need::Nothing));
  facts.least_left = 29s;
  BOOST_TEST((need_of(facts) == Need::UnderHalfMinute));
}

BOOST_AUTO_TEST_CASE(a_clock_tells_its_own_needs) {
  TableClock clock{"40/5400:1800"};
  BOOST_TEST((clock_need(clock, 0s) == Need::NotRunning));
  clock.start();
  BOOST_TEST((clock_need(clock, 0s) == Need::Nothing));
  clock.tick(86min);
  BOOST_TEST((clock_need(clock, 86min) == Need::UnderFiveMinutes));
  clock.press(88min + 30s, white);
  BOOST_TEST((clock_need(clock, 89min) == Need::UnderTwoMinutes));
  clock.tick(88min + 30s + 86min);
  BOOST_TEST((clock_need(clock, 3h) == Need::WitnessScramble));
  clock.happens(Paused{at(3h), white});
  BOOST_TEST((clock_need(clock, 3h) == Need::Flag));
  clock.happens(Ended{at(3h)});
  BOOST_TEST((clock_need(clock, 3h) == Need::Nothing));
}

BOOST_AUTO_TEST_CASE(a_call_and_a_clock_to_set_come_from_the_clock) {
  TableClock clock{rules_for("5400+30"), Counting::Readings};
  clock.start();
  clock.happens(TimeAdded{at(1s), white, 2min});
  BOOST_TEST((clock_need(clock, 2s) == Need::SetClock));
  clock.happens(Paused{at(3s), black});
  BOOST_TEST((clock_need(clock, 4s) == Need::Call));
}

BOOST_AUTO_TEST_CASE(moves_missed_at_zero_are_a_flag_though_the_clock_goes_on) {
  ClockRules rules = rules_for("40/3600:1800");
  rules.change = PeriodChange::ByZero;
  TableClock clock{rules};
  clock.start();
  clock.tick(61min);
  BOOST_TEST(!clock.flag(white));
  BOOST_TEST((clock_need(clock, 61min) == Need::Flag));
}

BOOST_AUTO_TEST_SUITE_END()
