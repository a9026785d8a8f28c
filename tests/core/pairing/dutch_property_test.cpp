#include "core/pairing/bye.hpp"
#include "core/pairing/dutch.hpp"
#include "core/pairing/dutch_completion.hpp"
#include "core/pairing/dutch_round.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/pairing/literal_dutch.hpp"
#include "tests/core/pairing/random_tournament.hpp"
#include <algorithm>
#include <cstdlib>
#include <set>
#include <sstream>

namespace pairing = praporek::pairing;
namespace dutch = praporek::pairing::dutch;
namespace literal = praporek::pairing::literal;

namespace {

/// The full count runs when PRAPOREK_LONG is set.
unsigned tournaments(unsigned usual, unsigned all) {
  return std::getenv("PRAPOREK_LONG") != nullptr ? all : usual;  // NOLINT(concurrency-mt-unsafe)
}

struct Tally {
  int rounds = 0;
  int brackets = 0;
  int small = 0;
  int undecided = 0;
  int refused = 0;
};

std::string words(const std::vector<std::pair<int, int>>& pairs, const std::vector<int>& floats) {
  std::ostringstream text;
  for (const auto& [a, b] : pairs) text << a << '-' << b << ' ';
  text << '|';
  for (const int player : floats) text << ' ' << player;
  return text.str();
}

void check_against_literal(const dutch::PairedRound& round, Tally& tally) {
  for (const dutch::BracketStep& step : round.steps) {
    ++tally.brackets;
    if (step.bracket.members().size() > 8) continue;
    const auto expected = literal::pair_literally(round.field, step.bracket);
    if (!expected) {
      ++tally.undecided;
      continue;
    }
    ++tally.small;
    const dutch::Candidate& got = step.result.candidate;
    BOOST_TEST(words(got.pairs, got.downfloaters) ==
               words(expected->pairs, expected->downfloaters));
  }
}

void check_absolute_rules(const pairing::Field& field, const dutch::PairedRound& round) {
  std::set<int> seen;
  for (const dutch::BracketStep& step : round.steps) {
    for (const auto& [a, b] : step.result.candidate.pairs) {
      BOOST_TEST(field.may_meet.linked(a, b));
      BOOST_TEST(seen.insert(a).second);
      BOOST_TEST(seen.insert(b).second);
    }
  }
  const auto& left = round.steps.back().result.candidate.downfloaters;
  BOOST_TEST(left.size() == field.players.size() % 2);
  for (const int player : left) BOOST_TEST(field[player].may_have_bye);
  BOOST_TEST(seen.size() + left.size() == field.players.size());
}

// Exhaustive for small fields: the lowest bye, or that there is no legal pairing.
void check_completion(pairing::Field field, bool paired) {
  if (field.size() > 10) return;
  if (field.size() % 2 != 0) {
    const auto lowest = literal::lowest_bye_score(field);
    BOOST_TEST(lowest.has_value() == paired);
    if (lowest) BOOST_TEST((dutch::completion_of(field).bye_score == lowest));
    return;
  }
  std::vector<int> all;
  for (int place = 0; place < field.size(); ++place) all.push_back(place);
  BOOST_TEST(literal::can_complete(field, all).value() == paired);
}

void run(unsigned seed, int fewest, int most, Tally& tally) {
  pairing::RandomTournament event{seed, fewest, most};
  BOOST_TEST_CONTEXT("seed " << seed) {
    while (event.round() < event.rounds()) {
      event.announce_round();
      const pairing::Field field = pairing::field_of(event.tournament(), event.round());
      if (field.players.empty()) return;
      const auto round = dutch::pair_round(event.tournament(), event.round());
      check_completion(field, round.has_value());
      if (!round) {
        ++tally.refused;
        return;
      }
      ++tally.rounds;
      check_absolute_rules(field, *round);
      check_against_literal(*round, tally);
      event.play(pairing::pair_dutch(event.tournament(), event.round()).value());
    }
  }
}

void report(const Tally& tally) {
  BOOST_TEST_MESSAGE(tally.rounds << " rounds, " << tally.brackets << " brackets, " << tally.small
                                  << " compared with the literal procedure, " << tally.undecided
                                  << " undecided, " << tally.refused << " without legal pairing");
}

}  // namespace

BOOST_AUTO_TEST_SUITE(dutch_property, *boost::unit_test::label("dutch2026"))

BOOST_AUTO_TEST_CASE(small_brackets_are_paired_as_the_literal_procedure_pairs_them) {
  Tally tally;
  for (unsigned seed = 1; seed <= tournaments(100, 10000); ++seed) run(seed, 8, 64, tally);
  report(tally);
  BOOST_TEST(tally.small > tally.rounds);
}

BOOST_AUTO_TEST_CASE(tiny_fields_are_refused_exactly_when_nothing_is_legal) {
  Tally tally;
  for (unsigned seed = 1; seed <= tournaments(150, 10000); ++seed) run(seed, 3, 10, tally);
  report(tally);
  BOOST_TEST(tally.refused > 0);
}

BOOST_AUTO_TEST_SUITE_END()
