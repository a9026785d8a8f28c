#include "core/pairing/swiss1992.hpp"
#include "core/pairing/swiss1992_procedure.hpp"

#include <boost/test/unit_test.hpp>

#include "literal_1992.hpp"
#include "random_event.hpp"
#include <algorithm>
#include <cstdlib>
#include <functional>
#include <set>

namespace {

using namespace praporek;
using namespace praporek::pairing;
using swiss1992::Bracket;
using swiss1992::Course;
using swiss1992::Field;

bool is_long_run() { return std::getenv("PRAPOREK_LONG") != nullptr; }

struct Range {
  std::uint32_t first;
  std::uint32_t last;
};

/// The short slice, or all of them with PRAPOREK_LONG=1.
Range seeds(std::uint32_t first, std::uint32_t few, std::uint32_t many) {
  return {first, first + (is_long_run() ? many : few)};
}

using Look = std::function<void(const Tournament&, int round, const Field&)>;

/// Plays an event through and shows every round before it is paired.
void play_through(std::uint32_t seed, int fewest, int most, const Look& look) {
  test::Dice dice{seed};
  test::EventPlan plan;
  plan.players = fewest + dice.below(most - fewest + 1);
  plan.rounds_total = 3 + dice.below(6);
  plan.draws = 10 + dice.below(50);
  plan.forfeits = dice.below(15);
  plan.absences = dice.below(20);
  Tournament tournament = test::new_event(plan, dice);
  if (dice.hits(30)) tournament.reading = Reading1992::CzechLetter;
  if (dice.hits(20)) tournament.forbidden.push_back({1, 3, {1, 3, 4}});
  for (int round = 1; round <= plan.rounds_total; ++round) {
    test::announce_absences(tournament, round, plan, dice);
    const Field field{tournament, round};
    if (field.size() < 2) return;
    look(tournament, round, field);
    const auto pairing = pair_swiss1992(tournament, round);
    if (!pairing) return;
    test::play(tournament, round, pairing->boards, plan, dice);
  }
}

test::LiteralPairing ranks_of(const std::vector<Bracket>& brackets) {
  test::LiteralPairing pairs;
  for (const Bracket& bracket : brackets) {
    for (const auto& [a, b] : bracket.pairing.pairs)
      pairs.emplace_back(std::min(a, b), std::max(a, b));
  }
  std::ranges::sort(pairs);
  for (const int rank : brackets.back().pairing.left) pairs.emplace_back(rank, -1);
  return pairs;
}

/// Absolute criteria B1 and B2, everybody exactly once.
bool is_legal(const Tournament& tournament, const Field& field, const Pairing1992& pairing) {
  std::set<int> seen;
  const auto card = [&](int tpn) {
    return *std::ranges::find(field.cards(), tpn, &swiss1992::Card::tpn);
  };
  for (const Pair& board : pairing.boards) {
    if (!seen.insert(board.white).second) return false;
    if (board.black == 0) {
      if (!may_have_bye(card(board.white))) return false;
      continue;
    }
    if (!seen.insert(board.black).second) return false;
    if (std::ranges::count(card(board.white).opponents, board.black) != 0) return false;
    if (!may_have(card(board.white), Side::White)) return false;
    if (!may_have(card(board.black), Side::Black)) return false;
    const auto has = [&](const ForbiddenGroup& group, int tpn) {
      return std::ranges::count(group.tpns, tpn) != 0;
    };
    const int round = static_cast<int>(tournament.players.front().rounds.size()) + 1;
    for (const ForbiddenGroup& group : tournament.forbidden) {
      if (round <= group.last_round && has(group, board.white) && has(group, board.black))
        return false;
    }
  }
  return static_cast<int>(seen.size()) == field.size();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(pairing_swiss1992_properties, *boost::unit_test::label("swiss1992"))

BOOST_AUTO_TEST_CASE(small_events_are_paired_as_by_the_literal_procedure) {
  const Range range = seeds(1, 80, 10000);
  for (std::uint32_t seed = range.first; seed < range.last; ++seed) {
    play_through(seed, 4, 8, [&](const Tournament&, int round, const Field& field) {
      const auto brackets = paired_brackets(field);
      const auto literal = test::pair_literally(field);
      BOOST_TEST_CONTEXT("seed " << seed << " round " << round) {
        BOOST_REQUIRE(brackets.has_value() == literal.has_value());
        if (brackets) BOOST_REQUIRE(ranks_of(*brackets) == *literal);
      }
    });
  }
}

BOOST_AUTO_TEST_CASE(a_refusal_means_that_there_is_no_legal_pairing) {
  const Range range = seeds(20001, 80, 5000);
  int refused = 0;
  for (std::uint32_t seed = range.first; seed < range.last; ++seed) {
    play_through(seed, 4, 10, [&](const Tournament& tournament, int round, const Field& field) {
      const bool paired = pair_swiss1992(tournament, round).has_value();
      refused += paired ? 0 : 1;
      BOOST_TEST_CONTEXT("seed " << seed << " round " << round)
      BOOST_REQUIRE(paired == test::has_legal_pairing(field));
    });
  }
  BOOST_TEST(refused > 0);
}

BOOST_AUTO_TEST_CASE(small_brackets_of_larger_events_are_paired_as_by_the_literal_procedure) {
  constexpr std::size_t small = 8;
  const Range range = seeds(40001, 25, 10000);
  int compared = 0;
  for (std::uint32_t seed = range.first; seed < range.last; ++seed) {
    play_through(seed, 8, 64, [&](const Tournament&, int round, const Field& field) {
      const auto brackets = paired_brackets(field);
      if (!brackets) return;
      for (const Bracket& bracket : *brackets) {
        const bool fits = bracket.course == Course::Direct && bracket.level.pairs > 0 &&
                          bracket.level.members.size() <= small;
        if (!fits) continue;
        ++compared;
        BOOST_TEST_CONTEXT("seed " << seed << " round " << round)
        BOOST_REQUIRE(bracket.pairing.pairs ==
                      test::pair_bracket_literally(field, bracket.level).value());
      }
    });
  }
  BOOST_TEST(compared > 50);
}

BOOST_AUTO_TEST_CASE(the_absolute_criteria_hold_in_every_event) {
  const Range range = seeds(60001, 25, 10000);
  for (std::uint32_t seed = range.first; seed < range.last; ++seed) {
    play_through(seed, 8, 64, [&](const Tournament& tournament, int round, const Field& field) {
      const auto pairing = pair_swiss1992(tournament, round);
      BOOST_TEST_CONTEXT("seed " << seed << " round " << round)
      BOOST_REQUIRE((!pairing || is_legal(tournament, field, *pairing)));
    });
  }
}

BOOST_AUTO_TEST_SUITE_END()
