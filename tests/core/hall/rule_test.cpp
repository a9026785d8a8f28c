#include <boost/test/unit_test.hpp>

#include "tests/support/small_event.hpp"

namespace hall = praporek::hall;
using praporek::BoardNo;
using praporek::Millis;
using praporek::Side;
using praporek::arbiter::GameResult;
using praporek::test::PlayedHall;
using praporek::test::small_event;
using praporek::test::start_round;

namespace {

constexpr Millis two_minutes{120'000};

hall::Rule illegal_move(std::vector<hall::Answer> answers) {
  hall::Rule rule;
  rule.board = BoardNo{1};
  rule.ruling = "illegal-move";
  rule.answers = std::move(answers);
  rule.confirmed = true;
  return rule;
}

const hall::Game& first_board(const PlayedHall& hall) {
  return *hall::current_game(hall.state, BoardNo{1});
}

PlayedHall playing() {
  PlayedHall hall = small_event(2);
  start_round(hall, 2);
  return hall;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(hall_rulings, *boost::unit_test::label("laws2018-7.5.5"))

BOOST_AUTO_TEST_CASE(the_first_illegal_move_is_counted_and_gives_the_opponent_two_minutes) {
  PlayedHall hall = playing();
  hall.must(hall::TypeReading{BoardNo{1}, {{Millis{600'000}, Millis{300'000}}}, 30});
  hall.must(illegal_move({{"side", "white"}}));
  BOOST_TEST(first_board(hall).illegal_moves[Side::White] == 1);
  BOOST_TEST((first_board(hall).to_add[Side::Black] == two_minutes));
  BOOST_TEST((first_board(hall).to_set[Side::Black] == Millis{300'000} + two_minutes));
  BOOST_TEST(!first_board(hall).result.has_value());
}

BOOST_AUTO_TEST_CASE(the_ruled_time_waits_until_the_clock_has_been_set) {
  PlayedHall hall = playing();
  hall.must(illegal_move({{"side", "black"}}));
  BOOST_TEST((first_board(hall).to_add[Side::White] == two_minutes));
  hall.must(hall::ClockSet{BoardNo{1}});
  BOOST_TEST((first_board(hall).to_add[Side::White] == Millis{0}));
}

BOOST_AUTO_TEST_CASE(what_is_left_to_the_arbiter_is_not_decided_before_he_has_answered) {
  PlayedHall hall = playing();
  hall.must(illegal_move({{"side", "white"}}));
  auto unseen = illegal_move({{"side", "white"}});
  unseen.confirmed = false;
  hall.must(unseen);  // can Black still mate? nobody has said
  BOOST_TEST(!first_board(hall).result.has_value());
  const auto& open = hall.state.all<hall::RulingRecord>().rbegin()->second;
  BOOST_TEST((open.state == hall::RulingState::Open));
  auto settled = illegal_move({{"side", "white"}, {"fen", "3qk3/8/8/8/8/8/8/4K3 w - - 0 1"}});
  settled.open_ruling = open.id;
  hall.must(settled);
  BOOST_TEST((first_board(hall).result == GameResult::BlackWins));
  BOOST_TEST(first_board(hall).illegal_moves[Side::White] == 2);
}

BOOST_AUTO_TEST_CASE(an_incident_may_be_recorded_without_a_ruling) {
  PlayedHall hall = playing();
  auto note = illegal_move({{"side", "white"}});
  note.only_record = true;
  hall.must(note);
  BOOST_TEST(first_board(hall).illegal_moves[Side::White] == 0);
  BOOST_TEST(hall.state.all<hall::RulingRecord>().size() == 1);
}

BOOST_AUTO_TEST_CASE(a_ruling_that_is_taken_back_takes_everything_with_it) {
  PlayedHall hall = playing();
  const hall::Game before = first_board(hall);
  hall.must(illegal_move({{"side", "white"}}));
  hall.must(hall::Undo{});
  BOOST_TEST((first_board(hall) == before));
  BOOST_TEST(hall.state.all<hall::RulingRecord>().empty());
}

BOOST_AUTO_TEST_CASE(unknown_rulings_and_answers_are_refused) {
  PlayedHall hall = playing();
  hall::Rule rule = illegal_move({{"side", "white"}});
  rule.ruling = "coffee";
  BOOST_TEST(hall.wish(rule) == "hall.no-such-ruling");
  BOOST_TEST(hall.wish(illegal_move({{"side", "green"}})) != "");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(hall_moves)

BOOST_AUTO_TEST_CASE(typed_moves_are_read_in_any_spelling_and_kept_in_order) {
  PlayedHall hall = playing();
  hall.must(hall::TypeMoves{BoardNo{1}, {"e4", "e5"}});
  hall.must(hall::TypeMoves{BoardNo{1}, {"nf3"}});
  const auto& moves = hall.state.all<hall::MoveMade>();
  BOOST_REQUIRE(moves.size() == 3);
  BOOST_TEST(moves.rbegin()->second.uci == "g1f3");
}

BOOST_AUTO_TEST_CASE(a_move_that_is_not_legal_refuses_the_whole_line) {
  PlayedHall hall = playing();
  BOOST_TEST(hall.wish(hall::TypeMoves{BoardNo{1}, {"e4", "Ke2"}}) != "");
  BOOST_TEST(hall.state.all<hall::MoveMade>().empty());
}

BOOST_AUTO_TEST_SUITE_END()
