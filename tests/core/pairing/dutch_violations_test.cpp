#include "core/pairing/dutch_violations.hpp"

#include <boost/test/unit_test.hpp>

#include <string>

namespace pairing = praporek::pairing;
using pairing::Mark;
using pairing::Pair;
using pairing::Tournament;
using praporek::Side;

namespace dutch_violations_cases {

/// Two rounds of six players; 1 had White twice, 5 a bye; round 3 is to be paired.
Tournament two_rounds() {
  Tournament tournament;
  tournament.rounds_total = 5;
  for (int tpn = 1; tpn <= 6; ++tpn) {
    pairing::Player player;
    player.tpn = tpn;
    tournament.players.push_back(player);
  }
  const auto play = [&](int white, int black) {
    tournament.players[static_cast<std::size_t>(white - 1)].rounds.push_back(
        {black, Side::White, Mark::Draw});
    tournament.players[static_cast<std::size_t>(black - 1)].rounds.push_back(
        {white, Side::Black, Mark::Draw});
  };
  play(1, 2);
  play(3, 4);
  play(5, 6);
  play(1, 3);
  play(2, 6);
  tournament.players[4].rounds.push_back({0, {}, Mark::PairingBye});
  tournament.players[3].rounds.push_back({0, {}, Mark::HalfPointBye});
  return tournament;
}

std::vector<std::string> faults(const Tournament& tournament, const std::vector<Pair>& pairs) {
  std::vector<std::string> ids;
  for (const pairing::Reason& reason : violated_criteria(tournament, 3, pairs))
    ids.push_back(reason.article.number + " " + reason.text.id);
  return ids;
}

}  // namespace dutch_violations_cases

using dutch_violations_cases::faults;
using dutch_violations_cases::two_rounds;
using Faults = std::vector<std::string>;

BOOST_AUTO_TEST_SUITE(dutch_violations, *boost::unit_test::label("dutch2026-C1"))

BOOST_AUTO_TEST_CASE(a_legal_pairing_breaks_nothing) {
  BOOST_TEST(faults(two_rounds(), {{4, 1}, {2, 5}, {6, 3}}).empty());
}

BOOST_AUTO_TEST_CASE(a_second_game_between_two_players_is_named) {
  BOOST_TEST(faults(two_rounds(), {{4, 1}, {3, 2}, {6, 5}}) == Faults{"Dutch C1 dutch.already-met"},
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_second_bye_is_barred) {
  Tournament tournament = two_rounds();
  tournament.players[5].rounds.push_back({});
  BOOST_TEST(faults(tournament, {{4, 1}, {3, 2}, {5, 0}}) == Faults{"Dutch C2 dutch.bye-barred"},
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_third_colour_and_a_wide_difference_are_named) {
  BOOST_TEST(faults(two_rounds(), {{1, 4}, {2, 5}, {6, 3}}) ==
                 (Faults{"Dutch C3 dutch.third-colour", "Dutch C3 dutch.colour-difference"}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_topscorer_in_the_last_round_may_have_a_third_colour) {
  Tournament tournament = two_rounds();
  tournament.rounds_total = 3;
  tournament.players[0].rounds[0].mark = Mark::Win;
  BOOST_TEST(faults(tournament, {{1, 4}, {2, 5}, {6, 3}}).empty());
}

BOOST_AUTO_TEST_CASE(forbidden_pairs_are_named) {
  Tournament tournament = two_rounds();
  tournament.forbidden.push_back({1, 9, {1, 4}});
  BOOST_TEST(faults(tournament, {{4, 1}, {2, 5}, {6, 3}}) == Faults{"C.04.2 dutch.forbidden-pair"},
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(everybody_present_sits_exactly_once) {
  BOOST_TEST(faults(two_rounds(), {{4, 1}, {3, 2}, {3, 9}}) ==
                 (Faults{"Dutch C4 dutch.paired-twice", "Dutch C4 dutch.not-present",
                         "Dutch C4 dutch.without-opponent", "Dutch C4 dutch.without-opponent"}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
