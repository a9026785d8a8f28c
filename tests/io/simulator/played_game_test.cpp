#include "core/rules/uci.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/io/simulator/hall_of_one.hpp"
#include <algorithm>

using namespace praporek;
using test::HallOfOne;

namespace {

/// Random legal moves until the game ends of itself or is long enough.
void play_out(HallOfOne& hall, int plies) {
  for (int i = 0; i < plies; ++i) {
    const auto moves = legal_moves(hall.position);
    if (moves.empty()) return;
    hall.play(moves[static_cast<std::size_t>(hall.hands.pick(static_cast<int>(moves.size())))]);
  }
}

std::string text_of(const std::vector<rules::Move>& moves) {
  std::string text;
  for (const rules::Move move : moves) text += rules::uci(move, false) + ' ';
  return text;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(simulated_games)

BOOST_AUTO_TEST_CASE(twenty_untidy_games_are_read_without_a_wrong_move) {
  std::size_t plies = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    BOOST_TEST_CONTEXT("seed " << seed) {
      const dgt::Lie lie = seed % 2 == 0 ? dgt::Lie::Rotated : dgt::Lie::Normal;
      HallOfOne hall{rules::initial_position(), lie, seed};
      play_out(hall, 80);
      hall.wait(Millis{5'000});
      for (const rules::Move move : hall.tracker().open_moves()) hall.found.push_back(move);
      BOOST_TEST(text_of(hall.found) == text_of(hall.played));
      BOOST_TEST(hall.other_facts == 0);
      BOOST_TEST(hall.presses > static_cast<int>(hall.played.size()) / 2);
      plies += hall.played.size();
    }
  }
  BOOST_TEST(plies > 1'000U);
}

BOOST_AUTO_TEST_CASE(one_seed_gives_one_history) {
  const auto history = [](std::uint64_t seed) {
    HallOfOne hall{rules::initial_position(), dgt::Lie::Normal, seed};
    play_out(hall, 20);
    return text_of(hall.found);
  };
  BOOST_TEST(history(7) == history(7));
  BOOST_TEST(history(7) != history(8));
}

BOOST_AUTO_TEST_SUITE_END()
