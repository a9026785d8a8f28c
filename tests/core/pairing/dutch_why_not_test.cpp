#include "core/pairing/dutch_explanation.hpp"
#include "core/pairing/dutch_round.hpp"
#include "core/pairing/dutch_violations.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/pairing/literal_dutch.hpp"
#include "tests/core/pairing/random_tournament.hpp"
#include <algorithm>
#include <map>

namespace pairing = praporek::pairing;
namespace dutch = praporek::pairing::dutch;
namespace literal = praporek::pairing::literal;
using pairing::Reason;

namespace {

bool contains(const std::vector<int>& places, int place) {
  return std::ranges::find(places, place) != places.end();
}

/// The article that really decides between a bracket and its best candidate under a wish.
std::optional<std::string> deciding_article(const pairing::Field& field,
                                            const pairing::Bracket& bracket,
                                            const literal::Accept& accept) {
  const auto best = literal::pair_literally(field, bracket);
  const auto wished = literal::pair_literally(field, bracket, accept);
  if (!best || !wished) return std::nullopt;
  if (wished->value.empty()) return "Dutch C4";
  const auto criteria = dutch::quality_criteria();
  for (std::size_t i = 0; i < criteria.size(); ++i) {
    if (wished->value[i] != best->value[i]) return std::string{criteria[i].article};
  }
  return "Dutch 4";
}

/// The step where the question "why not a-b" is decided.
const dutch::BracketStep& deciding_step(const dutch::PairedRound& round, int a, int b) {
  for (const dutch::BracketStep& step : round.steps) {
    const std::vector<int> members = step.bracket.members();
    const auto& floats = step.result.candidate.downfloaters;
    const bool has_a = contains(members, a);
    const bool has_b = contains(members, b);
    if ((has_a && has_b) || (has_a && !contains(floats, a)) || (has_b && !contains(floats, b)))
      return step;
  }
  return round.steps.back();
}

void check_why_not(const pairing::RandomTournament& event, const dutch::PairedRound& round,
                   std::map<std::string, int>& seen) {
  const pairing::Field& field = round.field;
  for (int a = 0; a < field.size(); ++a) {
    for (int b = a + 1; b < field.size(); ++b) {
      const auto reason =
          why_not_dutch(event.tournament(), event.round(), field[a].tpn, field[b].tpn);
      BOOST_REQUIRE(reason.has_value());
      ++seen[reason->text.id];
      if (!field.may_meet.linked(a, b)) {
        BOOST_TEST(
            !pairing::absolute_bars(event.tournament(), event.round(), field[a].tpn, field[b].tpn)
                 .empty());
        continue;
      }
      const dutch::BracketStep& step = deciding_step(round, a, b);
      const std::pair<int, int> pair{a, b};
      const auto& pairs = step.result.candidate.pairs;
      if (std::ranges::find(pairs, pair) != pairs.end()) {
        BOOST_TEST(reason->text.id == "dutch.they-meet");
        continue;
      }
      const std::vector<int> members = step.bracket.members();
      if (members.size() > 6) continue;
      const bool both = contains(members, a) && contains(members, b);
      const int paired = contains(members, a) ? a : b;
      const auto expected =
          deciding_article(field, step.bracket, [&](const literal::Candidate& candidate) {
            return both ? std::ranges::find(candidate.pairs, pair) != candidate.pairs.end()
                        : contains(candidate.downfloaters, paired);
          });
      if (expected) BOOST_TEST(reason->article.number == *expected);
    }
  }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(dutch_why_not, *boost::unit_test::label("dutch2026"))

BOOST_AUTO_TEST_CASE(the_rule_named_is_the_one_that_decides) {
  std::map<std::string, int> seen;
  for (unsigned seed = 1; seed <= 25; ++seed) {
    BOOST_TEST_CONTEXT("seed " << seed) {
      pairing::RandomTournament event{seed, 6, 14};
      while (event.round() < event.rounds()) {
        event.announce_round();
        const auto round = dutch::pair_round(event.tournament(), event.round());
        if (!round) break;
        if (event.round() > 2) check_why_not(event, *round, seen);
        event.play(pairing::pair_dutch(event.tournament(), event.round()).value());
      }
    }
  }
  for (const char* id : {"dutch.already-met", "dutch.pair-worse", "dutch.pair-later",
                         "dutch.pair-breaks-completion", "dutch.float-worse", "dutch.they-meet"}) {
    BOOST_TEST(seen[id] > 0, id << " never came up");
  }
}

BOOST_AUTO_TEST_CASE(nobody_meets_himself_and_absent_players_meet_nobody) {
  pairing::RandomTournament event{3, 8, 8};
  pairing::Tournament tournament = event.tournament();
  tournament.players[0].rounds.push_back({});
  BOOST_TEST(!why_not_dutch(tournament, 1, 2, 2).has_value());
  const auto reason = why_not_dutch(tournament, 1, 1, 2);
  BOOST_REQUIRE(reason.has_value());
  BOOST_TEST(reason->text.id == "dutch.not-present");
}

BOOST_AUTO_TEST_SUITE_END()
