#include <boost/test/unit_test.hpp>

#include "tests/support/small_event.hpp"

namespace hall = praporek::hall;
using praporek::BoardNo;
using praporek::Millis;
using praporek::RoundNo;
using praporek::SectionId;
using praporek::Side;
using praporek::arbiter::GameResult;
using praporek::test::appoint;
using praporek::test::PlayedHall;
using praporek::test::small_event;
using praporek::test::start_round;

namespace {

constexpr SectionId open_section{1};

hall::EnterResult result(int board, GameResult value) { return {BoardNo{board}, value, {}}; }

const hall::Game& game_at(const PlayedHall& hall, int board) {
  return *hall::current_game(hall.state, BoardNo{board});
}

/// Four players, two boards, both results in and looked at twice.
PlayedHall finished_round() {
  PlayedHall hall = small_event(4);
  start_round(hall, 4);
  for (const int board : {1, 2}) {
    hall.must(result(board, GameResult::WhiteWins));
    hall.must(hall::VerifyResult{BoardNo{board}, GameResult::WhiteWins});
  }
  return hall;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(hall_round)

BOOST_AUTO_TEST_CASE(a_round_goes_from_pairing_to_close) {
  PlayedHall hall = finished_round();
  BOOST_TEST(hall.wish(hall::CloseRound{open_section}) == "");
  BOOST_TEST((hall::current_round(hall.state, open_section)->state == hall::RoundState::Closed));
}

BOOST_AUTO_TEST_CASE(a_round_does_not_close_while_a_board_is_open_and_says_which) {
  PlayedHall hall = small_event(6);
  start_round(hall, 6);
  hall.must(result(1, GameResult::Draw));
  BOOST_TEST(hall.wish(hall::CloseRound{open_section}) == "hall.boards-still-open");
  BOOST_TEST(hall.refusal.why().arguments.at(0) == "1 2 3");  // 1 lacks its second look
}

BOOST_AUTO_TEST_CASE(an_adjourned_game_does_not_hold_up_the_round) {
  PlayedHall hall = small_event(2);
  start_round(hall, 2);
  hall.must(hall::PutOff{BoardNo{1}, false});
  BOOST_TEST(hall.wish(hall::CloseRound{open_section}) == "");
}

BOOST_AUTO_TEST_CASE(the_next_round_is_paired_only_after_the_last_one_is_closed) {
  PlayedHall hall = finished_round();
  hall::PairRound next{open_section, {{1, 3}, {2, 4}}, hall.state.last_seq, false};
  BOOST_TEST(hall.wish(next) == "hall.round-still-open");
  hall.must(hall::CloseRound{open_section});
  next.computed_at = hall.state.last_seq;
  BOOST_TEST(hall.wish(next) == "");
  BOOST_TEST(hall::current_round(hall.state, open_section)->number.value == 2);
}

BOOST_AUTO_TEST_CASE(a_pairing_computed_before_a_change_of_the_section_is_refused) {
  PlayedHall hall = small_event(4);
  const hall::PairRound pairing{open_section, {{1, 2}, {3, 4}}, hall.state.last_seq, false};
  hall.must(hall::Withdraw{open_section, 4, false});
  BOOST_TEST(hall.wish(pairing) == "hall.pairing-is-stale");
}

BOOST_AUTO_TEST_CASE(a_result_needs_a_published_round) {
  PlayedHall hall = small_event(2);
  hall.must(hall::PairRound{open_section, {{1, 2}}, hall.state.last_seq, false});
  BOOST_TEST(hall.wish(result(1, GameResult::Draw)) == "hall.round-not-published");
  BOOST_TEST(hall.wish(result(9, GameResult::Draw)) == "hall.no-game-at-board");
}

BOOST_AUTO_TEST_CASE(two_arbiters_typing_different_results_are_not_both_believed) {
  PlayedHall hall = small_event(2);
  hall.must(appoint("Eva", hall::Role::Deputy));
  start_round(hall, 2);
  hall.must(result(1, GameResult::WhiteWins), "Eva");
  BOOST_TEST(hall.wish(result(1, GameResult::Draw)) == "hall.result-is-in");
  BOOST_TEST(hall.refusal.why().arguments.at(2) == "Eva");
}

BOOST_AUTO_TEST_CASE(a_deputy_corrects_his_own_typing_until_the_second_look) {
  PlayedHall hall = small_event(2);
  hall.must(appoint("Eva", hall::Role::Deputy));
  start_round(hall, 2);
  hall.must(result(1, GameResult::WhiteWins), "Eva");
  const hall::EnterResult over{BoardNo{1}, GameResult::Draw, GameResult::WhiteWins};
  BOOST_TEST(hall.wish(over, "Eva") == "");
  hall.must(hall::VerifyResult{BoardNo{1}, GameResult::Draw});
  const hall::EnterResult again{BoardNo{1}, GameResult::BlackWins, GameResult::Draw};
  BOOST_TEST(hall.wish(again, "Eva") == "hall.result-is-the-chiefs");
  BOOST_TEST(hall.wish(again) == "");
}

BOOST_AUTO_TEST_CASE(a_second_look_that_differs_is_refused_with_both_results) {
  PlayedHall hall = small_event(2);
  start_round(hall, 2);
  hall.must(result(1, GameResult::WhiteWins));
  BOOST_TEST(hall.wish(hall::VerifyResult{BoardNo{1}, GameResult::BlackWins}) ==
             "hall.verify-differs");
  BOOST_TEST(hall.refusal.why().arguments.at(1) == "1-0");
  BOOST_TEST(hall.refusal.why().arguments.at(2) == "0-1");
}

BOOST_AUTO_TEST_CASE(the_bye_is_no_game_and_stands_as_a_bye) {
  PlayedHall hall = small_event(3);
  start_round(hall, 3);
  BOOST_TEST(hall::games_of(hall.state, open_section, RoundNo{1}).size() == 1);
  BOOST_TEST(hall.state.all<hall::Bye>().size() == 1);
}

BOOST_AUTO_TEST_CASE(a_player_with_a_table_of_his_own_keeps_it_and_the_boards_swap) {
  PlayedHall hall = small_event(6);
  hall::Player player = *hall::player_with(hall.state, open_section, 1);
  player.fixed_board = 3;
  hall.must(hall::ChangePlayer{player});
  start_round(hall, 6);
  BOOST_TEST(game_at(hall, 3).white.value == player.id.value);
  BOOST_TEST(hall::player_with(hall.state, open_section, 5)->id.value ==
             game_at(hall, 1).white.value);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(hall_default_time, *boost::unit_test::label("laws2018-6.7"))

BOOST_AUTO_TEST_CASE(absentees_are_typed_in_one_line) {
  PlayedHall hall = small_event(8);
  start_round(hall, 8);
  BOOST_TEST(hall.wish(hall::Absentees{open_section, "1← 2> 4<>"}) == "");
  BOOST_TEST(!game_at(hall, 1).arrived[Side::White]);
  BOOST_TEST(game_at(hall, 1).arrived[Side::Black]);
  BOOST_TEST(!game_at(hall, 2).arrived[Side::Black]);
  BOOST_TEST(game_at(hall, 3).arrived[Side::White]);
  BOOST_TEST(!game_at(hall, 4).arrived[Side::White]);
  BOOST_TEST(!game_at(hall, 4).arrived[Side::Black]);
  BOOST_TEST(hall.wish(hall::Absentees{open_section, "12x"}) == "hall.bad-absentee");
  BOOST_TEST(hall.wish(hall::Absentees{open_section, "77<"}) == "hall.no-game-at-board");
}

BOOST_AUTO_TEST_CASE(nobody_is_forfeited_before_the_default_time_counted_from_the_actual_start) {
  PlayedHall hall = small_event(2);
  start_round(hall, 2);
  hall.must(hall::Absentees{open_section, "1>"});
  hall.at = hall.at + Millis{29 * 60'000 - 5'000};
  BOOST_TEST(hall.wish(hall::ForfeitAbsent{open_section}) == "hall.default-time-not-over");
  BOOST_TEST(hall.refusal.article().number == "6.7.1");
}

BOOST_AUTO_TEST_CASE(at_default_time_the_absent_player_loses_and_nobody_else) {
  PlayedHall hall = small_event(8);
  start_round(hall, 8);
  hall.must(hall::Absentees{open_section, "1< 2> 3<>"});
  hall.must(hall::Arrived{BoardNo{2}, Side::Black});
  hall.at = hall.at + Millis{30 * 60'000};
  hall.must(hall::ForfeitAbsent{open_section});
  BOOST_TEST((game_at(hall, 1).result == GameResult::BlackByForfeit));
  BOOST_TEST(!game_at(hall, 2).result.has_value());
  BOOST_TEST((game_at(hall, 3).result == GameResult::DoubleForfeit));
  BOOST_TEST(!game_at(hall, 4).result.has_value());
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(hall_starting_numbers)

BOOST_AUTO_TEST_CASE(numbers_are_dealt_by_rating_then_title_then_name) {
  PlayedHall hall = small_event(1);
  const auto enter = [&](const char* name, int rating, const char* title) {
    hall::Player player;
    player.section = open_section;
    player.name = name;
    player.rating = rating;
    player.title = title;
    hall.must(hall::Register{player});
  };
  enter("Chalupa", 2600, "");
  enter("Holan", 2600, "");
  enter("Zeman", 2600, "GM");
  hall.must(hall::DealNumbers{open_section});
  BOOST_TEST(hall::player_with(hall.state, open_section, 1)->name == "Zeman");
  BOOST_TEST(hall::player_with(hall.state, open_section, 2)->name == "Holan");  // ch after h
  BOOST_TEST(hall::player_with(hall.state, open_section, 3)->name == "Chalupa");
  BOOST_TEST(hall::player_with(hall.state, open_section, 4)->rating == 2490);
}

BOOST_AUTO_TEST_SUITE_END()
