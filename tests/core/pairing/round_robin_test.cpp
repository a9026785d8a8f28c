#include "core/pairing/round_robin.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <set>
#include <string>

namespace {

using namespace praporek;
using namespace praporek::pairing;

Tournament players(int count, System system = System::RoundRobin) {
  Tournament tournament;
  tournament.system = system;
  for (int tpn = 1; tpn <= count; ++tpn) {
    tournament.players.emplace_back();
    tournament.players.back().tpn = tpn;
  }
  return tournament;
}

std::string text_of(const std::vector<Pair>& boards) {
  std::string text;
  for (const Pair& board : boards) {
    text +=
        (text.empty() ? "" : " ") + std::to_string(board.white) + "-" + std::to_string(board.black);
  }
  return text;
}

/// The rule of the annex, word for word: the next round is made from the one before it.
std::vector<Pair> next_by_hand(const std::vector<Pair>& boards, int last, int round) {
  std::vector<int> line;
  for (const Pair& board : boards) {
    for (const int number : {board.white, board.black}) {
      if (number != last) line.push_back(number);
    }
  }
  std::vector<Pair> next;
  const int first = line.back();
  line.pop_back();
  next.push_back(round % 2 == 0 ? Pair{last, first} : Pair{first, last});
  while (!line.empty()) {
    const int black = line.back();
    line.pop_back();
    next.push_back({line.back(), black});
    line.pop_back();
  }
  return next;
}

/// The longest run of one colour over the whole event.
int longest_run(const Tournament& tournament, int tpn, FirstCycle first) {
  int longest = 0;
  int run = 0;
  int before = -1;
  for (int round = 1; round <= rounds_of_round_robin(tournament); ++round) {
    for (const Pair& board : *pair_round_robin(tournament, round, first)) {
      if ((board.white != tpn && board.black != tpn) || board.black == 0) continue;
      const int colour = board.white == tpn ? 0 : 1;
      run = colour == before ? run + 1 : 1;
      before = colour;
      longest = std::max(longest, run);
    }
  }
  return longest;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(pairing_round_robin, *boost::unit_test::label("c05-berger"))

BOOST_AUTO_TEST_CASE(the_tables_of_four_and_six_are_the_printed_ones) {
  BOOST_TEST(text_of(berger_round(4, 1)) == "1-4 2-3");
  BOOST_TEST(text_of(berger_round(4, 2)) == "4-3 1-2");
  BOOST_TEST(text_of(berger_round(4, 3)) == "2-4 3-1");
  BOOST_TEST(text_of(berger_round(6, 1)) == "1-6 2-5 3-4");
  BOOST_TEST(text_of(berger_round(6, 2)) == "6-4 5-3 1-2");
  BOOST_TEST(text_of(berger_round(6, 3)) == "2-6 3-1 4-5");
  BOOST_TEST(text_of(berger_round(6, 4)) == "6-5 1-4 2-3");
  BOOST_TEST(text_of(berger_round(6, 5)) == "3-6 4-2 5-1");
}

BOOST_AUTO_TEST_CASE(larger_tables_follow_from_round_to_round) {
  for (int count = 4; count <= 24; count += 2) {
    std::vector<Pair> boards = berger_round(count, 1);
    for (int round = 2; round < count; ++round) {
      boards = next_by_hand(boards, count, round);
      BOOST_TEST(text_of(berger_round(count, round)) == text_of(boards));
    }
  }
}

BOOST_AUTO_TEST_CASE(an_odd_number_leaves_everybody_free_once) {
  for (const int count : {3, 5, 7, 15}) {
    const Tournament tournament = players(count);
    BOOST_TEST(rounds_of_round_robin(tournament) == count);
    std::set<int> free;
    std::set<std::pair<int, int>> met;
    for (int round = 1; round <= count; ++round) {
      const auto boards = pair_round_robin(tournament, round);
      BOOST_TEST_REQUIRE(boards->back().black == 0);
      free.insert(boards->back().white);
      for (const Pair& board : *boards) {
        if (board.black != 0) met.insert(std::minmax(board.white, board.black));
      }
    }
    BOOST_TEST(static_cast<int>(free.size()) == count);
    BOOST_TEST(static_cast<int>(met.size()) == count * (count - 1) / 2);
  }
}

BOOST_AUTO_TEST_CASE(the_second_cycle_reverses_the_colours) {
  const Tournament tournament = players(6, System::DoubleRoundRobin);
  BOOST_TEST(rounds_of_round_robin(tournament) == 10);
  BOOST_TEST(text_of(*pair_round_robin(tournament, 6)) == "6-1 5-2 4-3");
  BOOST_TEST(text_of(*pair_round_robin(tournament, 10)) == "6-3 2-4 1-5");
}

BOOST_AUTO_TEST_CASE(swapping_the_last_two_rounds_avoids_three_equal_colours) {
  const Tournament tournament = players(6, System::DoubleRoundRobin);
  const FirstCycle swapped = FirstCycle::LastTwoSwapped;
  BOOST_TEST(text_of(*pair_round_robin(tournament, 4, swapped)) == "3-6 4-2 5-1");
  BOOST_TEST(text_of(*pair_round_robin(tournament, 5, swapped)) == "6-5 1-4 2-3");
  BOOST_TEST(text_of(*pair_round_robin(tournament, 9, swapped)) == "5-6 4-1 3-2");
  int worst_as_tables = 0;
  int worst_swapped = 0;
  for (int tpn = 1; tpn <= 6; ++tpn) {
    worst_as_tables = std::max(worst_as_tables, longest_run(tournament, tpn, FirstCycle::AsTables));
    worst_swapped = std::max(worst_swapped, longest_run(tournament, tpn, swapped));
  }
  BOOST_TEST(worst_as_tables == 3);
  BOOST_TEST(worst_swapped == 2);
}

BOOST_AUTO_TEST_CASE(rounds_that_do_not_exist_are_refused) {
  BOOST_TEST(pair_round_robin(players(4), 4).error().why().id == "round-robin.no-such-round");
  BOOST_TEST(pair_round_robin(players(4), 0).has_error());
  BOOST_TEST(pair_round_robin(players(1), 1).error().why().id == "round-robin.too-few-players");
}

BOOST_AUTO_TEST_CASE(results_count_after_half_of_the_games) {
  Tournament tournament = players(6);
  Player& leaver = tournament.players.front();
  leaver.rounds = {{6, Side::White, Mark::Win}, {2, Side::White, Mark::Draw}};
  BOOST_TEST(!withdraw_from_round_robin(tournament, 1)->results_count);
  leaver.rounds.push_back({3, Side::Black, Mark::ForfeitWin});
  BOOST_TEST(!withdraw_from_round_robin(tournament, 1)->results_count);
  leaver.rounds.push_back({4, Side::White, Mark::Loss});
  BOOST_TEST(withdraw_from_round_robin(tournament, 1)->results_count);
  tournament.system = System::DoubleRoundRobin;
  BOOST_TEST(!withdraw_from_round_robin(tournament, 1)->results_count);
  BOOST_TEST(withdraw_from_round_robin(tournament, 9).has_error());
}

BOOST_AUTO_TEST_SUITE_END()
