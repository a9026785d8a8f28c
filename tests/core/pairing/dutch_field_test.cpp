#include "core/pairing/bracket.hpp"
#include "core/pairing/bye.hpp"
#include "core/pairing/dutch.hpp"
#include "core/pairing/floater.hpp"

#include <boost/test/unit_test.hpp>

namespace pairing = praporek::pairing;
using pairing::Float;
using pairing::Mark;
using pairing::Tournament;
using praporek::Score;
using praporek::Side;

namespace {

Tournament event(int players) {
  Tournament tournament;
  for (int tpn = 1; tpn <= players; ++tpn) {
    pairing::Player player;
    player.tpn = tpn;
    tournament.players.push_back(player);
  }
  tournament.rounds_total = 9;
  return tournament;
}

pairing::Player& player(Tournament& tournament, int tpn) {
  return tournament.players[static_cast<std::size_t>(tpn - 1)];
}

void play(Tournament& tournament, int white, int black, Mark mark = Mark::Draw,
          Mark other = Mark::Draw) {
  player(tournament, white).rounds.push_back({black, Side::White, mark});
  player(tournament, black).rounds.push_back({white, Side::Black, other});
}

void absent(Tournament& tournament, int tpn, Mark mark) {
  player(tournament, tpn).rounds.push_back({0, {}, mark});
}

}  // namespace

BOOST_AUTO_TEST_SUITE(dutch_field, *boost::unit_test::label("dutch2026-1"))

BOOST_AUTO_TEST_CASE(points_without_a_game_are_a_downfloat_but_nothing_is_none) {
  Tournament tournament = event(6);
  tournament.scoring.pairing_bye = Score{};
  const Mark marks[] = {Mark::PairingBye,   Mark::HalfPointBye, Mark::FullPointBye,
                        Mark::ZeroPointBye, Mark::ForfeitWin,   Mark::ForfeitLoss};
  const Float expected[] = {Float::Down, Float::Down, Float::Down,
                            Float::None, Float::Down, Float::None};
  for (int tpn = 1; tpn <= 6; ++tpn) {
    absent(tournament, tpn, marks[tpn - 1]);
    BOOST_TEST((float_in(tournament, player(tournament, tpn), 1) == expected[tpn - 1]));
  }
}

BOOST_AUTO_TEST_CASE(virtual_points_of_that_round_count_in_the_float) {
  Tournament tournament = event(2);
  play(tournament, 1, 2);
  BOOST_TEST((float_in(tournament, player(tournament, 1), 1) == Float::None));
  tournament.accelerations.push_back({1, 1, 1, 1, Score{10}});
  BOOST_TEST((float_in(tournament, player(tournament, 1), 1) == Float::Down));
  BOOST_TEST((float_in(tournament, player(tournament, 2), 1) == Float::Up));
}

BOOST_AUTO_TEST_CASE(a_win_without_play_bars_the_bye_and_half_a_point_does_not) {
  const pairing::Scoring scoring;
  const auto after = [&](Mark mark) {
    pairing::Player one;
    one.rounds.push_back({0, {}, mark});
    return may_have_bye(one, 2, scoring);
  };
  BOOST_TEST(!after(Mark::PairingBye));
  BOOST_TEST(!after(Mark::FullPointBye));
  BOOST_TEST(!after(Mark::ForfeitWin));
  BOOST_TEST(after(Mark::HalfPointBye));
  BOOST_TEST(after(Mark::ZeroPointBye));
  BOOST_TEST(after(Mark::ForfeitLoss));
}

BOOST_AUTO_TEST_CASE(a_forfeited_game_may_be_paired_again) {
  Tournament tournament = event(4);
  play(tournament, 1, 2, Mark::ForfeitWin, Mark::ForfeitLoss);
  play(tournament, 3, 4);
  const pairing::Field field = field_of(tournament, 2);
  const auto place = [&](int tpn) {
    return static_cast<int>(std::ranges::find(field.players, tpn, &pairing::Contender::tpn) -
                            field.players.begin());
  };
  BOOST_TEST(field.may_meet.linked(place(1), place(2)));
  BOOST_TEST(!field.may_meet.linked(place(3), place(4)));
}

BOOST_AUTO_TEST_CASE(only_in_the_last_round_topscorers_may_share_an_absolute_colour) {
  Tournament tournament = event(4);
  play(tournament, 1, 3, Mark::Win, Mark::Loss);
  play(tournament, 2, 4, Mark::Win, Mark::Loss);
  play(tournament, 1, 4, Mark::Win, Mark::Loss);
  play(tournament, 2, 3, Mark::Win, Mark::Loss);
  BOOST_TEST(!field_of(tournament, 3).may_meet.linked(0, 1));
  tournament.rounds_total = 3;
  const pairing::Field last = field_of(tournament, 3);
  BOOST_TEST(last.may_meet.linked(0, 1));
  BOOST_TEST(!last.may_meet.linked(2, 3));
}

BOOST_AUTO_TEST_CASE(forbidden_players_are_kept_apart_in_their_rounds_only) {
  Tournament tournament = event(4);
  tournament.forbidden.push_back({2, 3, {1, 4}});
  BOOST_TEST(field_of(tournament, 1).may_meet.linked(0, 3));
  BOOST_TEST(!field_of(tournament, 2).may_meet.linked(0, 3));
}

BOOST_AUTO_TEST_CASE(who_was_never_paired_has_no_number_for_the_initial_colour) {
  Tournament tournament = event(5);
  tournament.initial_colour = Side::White;
  absent(tournament, 1, Mark::HalfPointBye);
  const auto first = pair_dutch(tournament, 1);
  BOOST_REQUIRE(first.has_value());
  BOOST_TEST((first->boards[0] == pairing::Pair{2, 4}));
  BOOST_TEST((first->boards[1] == pairing::Pair{5, 3}));
}

BOOST_AUTO_TEST_SUITE_END()
