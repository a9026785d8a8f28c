#include <boost/test/unit_test.hpp>

#include "tests/io/simulator/watched_line.hpp"
#include <cstdlib>

using namespace praporek;
using simulator::Ending;
using simulator::TableOptions;
using test::Found;
using test::WatchedLine;

namespace {

/// Every seed another game: lie, ending, length and behaviour.
TableOptions options_of(std::uint64_t seed) {
  constexpr Ending endings[]{Ending::Natural, Ending::Resigned, Ending::Agreed, Ending::Flag,
                             Ending::Repetition};
  TableOptions options;
  options.seed = seed;
  options.lie = seed % 2 == 0 ? board::Lie::Rotated : board::Lie::Normal;
  options.ending = endings[seed % 5];
  options.rules = test::rules_of(options.ending == Ending::Flag ? "300+3" : "5400+30");
  options.last_ply = 40 + static_cast<int>(seed % 60);
  return options;
}

struct Tally {
  int games = 0;
  int complete = 0;
  int wrong_moves = 0;
  int plies = 0;
};

/// How many of the moves found are those played; none may be another one.
void count_game(const WatchedLine& hall, const simulator::Table& table, const std::string& serial,
                Tally& tally) {
  const Found& found = hall.found.at(serial);
  const std::string played = test::text_of(table.played());
  const std::string read = hall.moves(serial);
  ++tally.games;
  tally.plies += static_cast<int>(table.played().size());
  tally.wrong_moves += found.taken_back;
  if (!played.starts_with(found.text())) ++tally.wrong_moves;
  const bool timed = found.timed == static_cast<int>(found.moves.size());
  if (read == played && timed) ++tally.complete;
  if (read != played || !timed) {
    BOOST_TEST_MESSAGE("played " << played);
    BOOST_TEST_MESSAGE("found  " << read << ", " << found.timed << " with times");
  }
}

Tally play(std::uint64_t games, bool bus) {
  Tally tally;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    BOOST_TEST_CONTEXT("seed " << seed << (bus ? " on a bus" : "")) {
      const TableOptions options = options_of(seed);
      WatchedLine hall{{options}, bus};
      hall.begin();
      hall.run_games(std::chrono::hours{2});
      count_game(hall, hall.line.table(0), options.serial, tally);
    }
  }
  return tally;
}

std::uint64_t how_many() { return std::getenv("PRAPOREK_LONG") != nullptr ? 200 : 5; }

}  // namespace

BOOST_AUTO_TEST_SUITE(simulated_games)

BOOST_AUTO_TEST_CASE(untidy_games_of_single_boards_are_read_without_a_wrong_move) {
  const Tally tally = play(how_many(), false);
  BOOST_TEST_MESSAGE("single: " << tally.complete << " of " << tally.games << " complete, "
                                << tally.plies << " plies, " << tally.wrong_moves << " wrong");
  BOOST_TEST(tally.wrong_moves == 0);
  BOOST_TEST(tally.complete * 1'000 >= tally.games * 995);
}

BOOST_AUTO_TEST_CASE(untidy_games_on_a_bus_are_read_without_a_wrong_move) {
  const Tally tally = play(how_many(), true);
  BOOST_TEST_MESSAGE("bus: " << tally.complete << " of " << tally.games << " complete, "
                             << tally.plies << " plies, " << tally.wrong_moves << " wrong");
  BOOST_TEST(tally.wrong_moves == 0);
  BOOST_TEST(tally.complete * 1'000 >= tally.games * 995);
}

BOOST_AUTO_TEST_CASE(one_seed_gives_one_history) {
  const auto history = [](std::uint64_t seed) {
    TableOptions options = options_of(seed);
    options.last_ply = 12;
    WatchedLine hall{{options}, false};
    hall.begin();
    hall.run_games(std::chrono::minutes{10});
    return hall.moves(options.serial);
  };
  BOOST_TEST(history(7) == history(7));
  BOOST_TEST(history(7) != history(8));
}

BOOST_AUTO_TEST_CASE(the_kings_in_the_centre_propose_the_result) {
  for (const Ending ending : {Ending::Resigned, Ending::Agreed}) {
    TableOptions options = options_of(1);
    options.ending = ending;
    options.last_ply = 11;
    WatchedLine hall{{options}, false};
    hall.begin();
    hall.run_games(std::chrono::minutes{10});
    const auto& proposed = hall.found.at(options.serial).result;
    BOOST_REQUIRE(proposed.has_value());
    BOOST_TEST((proposed == hall.line.table(0).result()));
  }
}

BOOST_AUTO_TEST_CASE(a_flag_is_found_once_and_first_on_the_side_that_fell) {
  for (const bool bus : {false, true}) {
    TableOptions options = options_of(3);
    options.ending = Ending::Flag;
    options.last_ply = 5;
    options.rules = test::rules_of("60+2");
    WatchedLine hall{{options}, bus};
    hall.begin();
    hall.run_games(std::chrono::minutes{10});
    const Found& found = hall.found.at(options.serial);
    BOOST_REQUIRE(found.flags.size() == 1U);
    BOOST_TEST((found.flags[0].side == Side::Black));
    BOOST_TEST((found.flags[0].order == board::FlagOrder::First));
    const auto fell = hall.line.table(0).flag_fell();
    BOOST_REQUIRE(fell.has_value());
    BOOST_TEST((found.flags[0].at - *fell).count() < 2'000);
  }
}

BOOST_AUTO_TEST_SUITE_END()
