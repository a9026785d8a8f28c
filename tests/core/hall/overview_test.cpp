#include "core/hall/overview.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/support/small_event.hpp"

namespace hall = praporek::hall;
using boost::unit_test::label;
using praporek::BoardNo;
using praporek::Instant;
using praporek::Millis;
using praporek::RoundNo;
using praporek::SectionId;
using praporek::Side;
using praporek::clock::Need;
using praporek::test::PlayedHall;
using praporek::test::small_event;
using praporek::test::start_round;

namespace {

constexpr Millis minute{60'000};

PlayedHall six_players() {
  PlayedHall hall = small_event(6);
  start_round(hall, 6);
  return hall;
}

void read_clocks(PlayedHall& hall, int board, int white_minutes, int black_minutes) {
  hall.must(
      hall::TypeReading{BoardNo{board}, {{white_minutes * minute, black_minutes * minute}}, 30});
}

std::vector<int> boards(const std::vector<hall::BoardLine>& lines) {
  std::vector<int> numbers;
  for (const auto& line : lines) numbers.push_back(line.board.value);
  return numbers;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(hall_overview)

BOOST_AUTO_TEST_CASE(every_board_is_listed_with_times_moves_and_what_is_open,
                     *label("laws2018-12.2.5")) {
  PlayedHall hall = six_players();
  read_clocks(hall, 2, 40, 35);
  hall::Rule claim;
  claim.board = BoardNo{3};
  claim.ruling = "phone";
  claim.answers = {{"side", "white"}};
  claim.only_record = false;
  hall.wish(claim);
  const auto lines = hall::overview(hall.state, hall.at, hall::BoardOrder::Number);
  BOOST_REQUIRE(lines.size() == 3U);
  BOOST_TEST((lines[1].left[Side::White] == 40 * minute));
  BOOST_TEST(lines[1].moves == 30);
  BOOST_TEST(lines[1].age.has_value());
  BOOST_TEST(!lines[0].left[Side::White].has_value());
}

BOOST_AUTO_TEST_CASE(boards_short_of_time_come_first, *label("laws2018-12.3")) {
  PlayedHall hall = six_players();
  read_clocks(hall, 1, 50, 45);
  read_clocks(hall, 2, 30, 4);
  read_clocks(hall, 3, 1, 20);
  const std::vector<int> expected{3, 2, 1};
  BOOST_TEST(boards(hall::overview(hall.state, hall.at)) == expected,
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_finished_game_is_not_listed) {
  PlayedHall hall = six_players();
  hall.must(hall::EnterResult{BoardNo{1}, praporek::arbiter::GameResult::Draw, {}});
  const std::vector<int> expected{2, 3};
  BOOST_TEST(boards(hall::overview(hall.state, hall.at)) == expected,
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_line_of_a_board_says_check, *label("laws2018-3.9.1")) {
  PlayedHall hall = six_players();
  hall.must(hall::TypeMoves{BoardNo{1}, {"e4", "f6", "Qh5+"}});
  const auto lines = hall::overview(hall.state, hall.at, hall::BoardOrder::Number);
  BOOST_TEST(lines[0].in_check);
  BOOST_TEST(!lines[1].in_check);
}

BOOST_AUTO_TEST_CASE(at_zero_tolerance_all_absent_players_are_proposed_as_lost_at_the_start,
                     *label("laws2018-N6.7a")) {
  PlayedHall hall = small_event(6);
  hall::Section section = *hall.state.find<hall::Section>(SectionId{1});
  section.default_minutes = 0;
  hall.must(hall::SetSection{section});
  start_round(hall, 6);
  hall.must(hall::Absentees{SectionId{1}, "1< 3>"});
  const auto lost = hall::lost_by_default(hall.state, SectionId{1}, hall.at);
  const std::vector<hall::MissingPlayer> expected{{BoardNo{1}, Side::White},
                                                  {BoardNo{3}, Side::Black}};
  BOOST_TEST((lost == expected));
  BOOST_TEST((hall::overview(hall.state, hall.at)[0].need == Need::DefaultTime));
  hall.must(hall::ForfeitAbsent{SectionId{1}});
  BOOST_TEST(hall::lost_by_default(hall.state, SectionId{1}, hall.at).empty());
}

BOOST_AUTO_TEST_CASE(nobody_is_lost_before_default_time, *label("laws2018-6.7.1")) {
  PlayedHall hall = six_players();
  hall.must(hall::Absentees{SectionId{1}, "1<"});
  BOOST_TEST(hall::lost_by_default(hall.state, SectionId{1}, hall.at).empty());
  BOOST_TEST(hall::lost_by_default(hall.state, SectionId{1}, hall.at + 31 * minute).size() == 1U);
}

BOOST_AUTO_TEST_CASE(the_journal_keeps_the_announced_and_the_actual_start,
                     *label("laws2018-N6.7c")) {
  PlayedHall hall = small_event(2);
  const Instant announced = hall.at;
  hall.must(hall::ScheduleRound{SectionId{1}, RoundNo{1}, announced});
  start_round(hall, 2);
  const auto* round = hall::current_round(hall.state, SectionId{1});
  BOOST_TEST((round->scheduled_at == announced));
  BOOST_TEST((*round->started_at > announced));
  BOOST_TEST(hall.wish(hall::ScheduleRound{SectionId{1}, RoundNo{1}, hall.at}) ==
             "hall.round-has-started");
  BOOST_TEST(hall.wish(hall::ScheduleRound{SectionId{1}, RoundNo{99}, hall.at}) ==
             "hall.no-such-round");
}

BOOST_AUTO_TEST_CASE(a_drawn_array_is_recorded_before_the_start_and_can_be_drawn_again,
                     *label("laws2018-GII.2.4")) {
  const auto drawn = [](const char* seed) {
    PlayedHall hall = small_event(2);
    hall::PairRound pairing;
    pairing.section = SectionId{1};
    pairing.boards = {{1, 2}};
    pairing.computed_at = hall.state.last_seq;
    hall.must(pairing);
    hall.must(hall::DrawStart{SectionId{1}, seed});
    return hall;
  };
  PlayedHall hall = drawn("lottery 17 23 42");
  const auto* round = hall::current_round(hall.state, SectionId{1});
  BOOST_REQUIRE(round->start_number.has_value());
  BOOST_TEST(!hall::current_game(hall.state, BoardNo{1})->start_fen.empty());
  BOOST_TEST((round->start_number ==
              hall::current_round(drawn("lottery 17 23 42").state, SectionId{1})->start_number));
  BOOST_TEST((round->start_number !=
              hall::current_round(drawn("another").state, SectionId{1})->start_number));
  hall.must(hall::Publish{SectionId{1}});
  hall.must(hall::StartRound{SectionId{1}, {}});
  BOOST_TEST(hall.wish(hall::DrawStart{SectionId{1}, "again"}) == "hall.round-has-started");
}

BOOST_AUTO_TEST_SUITE_END()
