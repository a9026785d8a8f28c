#include "core/pairing/checker.hpp"

#include "core/formats/trf_writer.hpp"
#include "core/pairing/engine.hpp"
#include "core/pairing/generator.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <set>

namespace p = praporek::pairing;
namespace f = praporek::formats;
using praporek::Side;

namespace {

p::GeneratorOptions rough_event(std::uint64_t seed) {
  p::GeneratorOptions options;
  options.players = 20;
  options.rounds = 6;
  options.seed = seed;
  options.forfeits = 8;
  options.half_point_byes = 5;
  options.zero_point_byes = 5;
  options.full_point_byes = 1;
  options.late_entries = 15;
  options.withdrawals = 15;
  options.unrated = 10;
  return options;
}

bool met_before(const p::Player& player, std::size_t round) {
  const int rival = player.rounds[round].opponent;
  return std::any_of(
      player.rounds.begin(), player.rounds.begin() + static_cast<std::ptrdiff_t>(round),
      [&](const p::RoundCell& cell) { return cell.opponent == rival && is_played(cell.mark); });
}

}  // namespace

BOOST_AUTO_TEST_SUITE(pairing_checker)

BOOST_AUTO_TEST_CASE(a_round_is_seen_as_it_was_before_it_was_paired) {
  const p::Tournament event = p::generate(rough_event(1)).value();
  const p::Tournament before = before_round(event, 3);
  BOOST_TEST(last_paired_round(before) == 2);
  for (std::size_t i = 0; i < event.players.size(); ++i) {
    const p::RoundCell& cell = event.players[i].rounds[2];
    const bool asked_for = cell.opponent == 0 && cell.mark != p::Mark::PairingBye;
    BOOST_TEST(before.players[i].rounds.size() == (asked_for ? 3U : 2U));
    BOOST_TEST((before.players[i].points == points_before(event.players[i], 3, event.scoring)));
  }
}

BOOST_AUTO_TEST_CASE(what_the_engine_paired_the_checker_finds_right) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    for (const auto& check : p::check_rounds(p::generate(rough_event(seed)).value())) {
      BOOST_TEST(check.is_ok(), "seed " << seed << " round " << check.round);
    }
  }
}

BOOST_AUTO_TEST_CASE(exchanged_colours_and_opponents_are_found) {
  p::Tournament event = p::generate(rough_event(2)).value();
  const auto boards = p::pair_round(before_round(event, 1), 1).value().boards;
  const auto cell_of = [&](int tpn) -> p::RoundCell& {
    return event.players[static_cast<std::size_t>(tpn - 1)].rounds[0];
  };
  cell_of(boards[0].white).colour = Side::Black;
  cell_of(boards[0].black).colour = Side::White;
  const auto colours = p::check_round(event, 1);
  BOOST_REQUIRE(colours.differences.size() == 1);
  BOOST_TEST((colours.differences[0] ==
              p::BoardDifference{1, boards[0], {boards[0].black, boards[0].white}}));
  std::swap(cell_of(boards[1].black), cell_of(boards[2].black));
  cell_of(boards[1].white).opponent = boards[2].black;
  cell_of(boards[2].white).opponent = boards[1].black;
  BOOST_TEST(p::check_round(event, 1).differences.size() == 3U);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(pairing_generator)

BOOST_AUTO_TEST_CASE(the_same_seed_gives_the_same_tournament) {
  const p::Tournament one = p::generate(rough_event(7)).value();
  BOOST_TEST((p::generate(rough_event(7)).value() == one));
  BOOST_TEST((p::generate(rough_event(8)).value() != one));
}

BOOST_AUTO_TEST_CASE(nobody_meets_twice_and_the_file_reads_back) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const p::Tournament event = p::generate(rough_event(seed)).value();
    for (const p::Player& player : event.players) {
      for (std::size_t round = 0; round < player.rounds.size(); ++round) {
        if (player.rounds[round].opponent == 0) continue;
        BOOST_TEST(!met_before(player, round), "seed " << seed << " player " << player.tpn);
      }
    }
    const auto reading = f::read_trf(f::write_trf(event, {}));
    BOOST_TEST(reading.is_sound());
    BOOST_TEST((reading.tournament == event));
  }
}

BOOST_AUTO_TEST_CASE(every_kind_of_unplayed_round_occurs) {
  std::set<p::Mark> marks;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    for (const p::Player& player : p::generate(rough_event(seed)).value().players) {
      for (const p::RoundCell& cell : player.rounds) marks.insert(cell.mark);
    }
  }
  for (const p::Mark mark :
       {p::Mark::ForfeitWin, p::Mark::ForfeitLoss, p::Mark::HalfPointBye, p::Mark::FullPointBye,
        p::Mark::ZeroPointBye, p::Mark::PairingBye, p::Mark::Draw}) {
    BOOST_TEST(marks.contains(mark));
  }
}

BOOST_AUTO_TEST_CASE(an_event_with_too_many_rounds_is_refused) {
  p::GeneratorOptions options;
  options.players = 4;
  options.rounds = 5;
  options.late_entries = options.withdrawals = options.zero_point_byes = 0;
  options.half_point_byes = options.forfeits = 0;
  BOOST_TEST(!p::generate(options));
}

BOOST_AUTO_TEST_SUITE_END()
