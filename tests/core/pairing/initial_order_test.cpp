#include "core/pairing/initial_order.hpp"

#include <boost/test/unit_test.hpp>

#include <string>

namespace {

using namespace praporek;
using namespace praporek::pairing;

Player player(int tpn, int rating, std::string title, std::string name) {
  Player made;
  made.tpn = tpn;
  made.rating = rating;
  made.title = std::move(title);
  made.name = std::move(name);
  return made;
}

std::string names_of(const Tournament& tournament) {
  std::string text;
  for (const Player& one : tournament.players) text += (text.empty() ? "" : " ") + one.name;
  return text;
}

Tournament three_players() {
  Tournament tournament;
  tournament.players = {player(1, 2000, "", "Adam"), player(2, 1900, "", "Bedna"),
                        player(3, 1800, "", "Cibula")};
  return tournament;
}

void pair_rounds(Tournament& tournament, int rounds) {
  for (int round = 1; round <= rounds; ++round) {
    tournament.players[0].rounds.push_back({2, Side::White, Mark::Win});
    tournament.players[1].rounds.push_back({1, Side::Black, Mark::Loss});
    tournament.players[2].rounds.push_back({0, std::nullopt, Mark::PairingBye});
  }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(pairing_initial_order, *boost::unit_test::label("c042"))

BOOST_AUTO_TEST_CASE(rating_title_and_name_give_the_numbers) {
  Tournament tournament;
  tournament.players = {player(1, 2000, "", "Chalupa"), player(2, 2000, "", "Hora"),
                        player(3, 2000, "FM", "Zeman"), player(4, 2300, "", "Novák"),
                        player(5, 2000, "", "Čech"),    player(6, 2000, "", "Cibula")};
  const auto dealt = deal_numbers(tournament, TitleOrder::Fide2026);
  BOOST_TEST(names_of(dealt->tournament) == "Novák Zeman Cibula Čech Hora Chalupa");
  BOOST_TEST(dealt->tournament.players.back().tpn == 6);
  BOOST_TEST((dealt->changes.front() == Renumbered::Change{4, 1}));
}

BOOST_AUTO_TEST_CASE(a_womans_grandmaster_stood_before_the_international_master_in_1992,
                     *boost::unit_test::label("swiss1992-A2")) {
  const Player wgm = player(1, 2300, "WGM", "A");
  const Player im = player(2, 2300, "IM", "B");
  BOOST_TEST(ranks_before(wgm, im, TitleOrder::Swiss1992));
  BOOST_TEST(ranks_before(im, wgm, TitleOrder::Fide2026));
}

BOOST_AUTO_TEST_CASE(a_late_entry_takes_his_number_and_everybody_below_moves_on) {
  Tournament tournament = three_players();
  pair_rounds(tournament, 1);
  tournament.forbidden = {{1, 9, {1, 3}}};
  tournament.announced_byes = {{2, 2, Mark::HalfPointBye}};
  tournament.accelerations = {{1, 2, 1, 2, Score{10}}};
  const auto entered = enter_late(tournament, player(0, 1950, "", "Nový"), 2, TitleOrder::Fide2026);
  const Tournament& now = entered->tournament;
  BOOST_TEST(names_of(now) == "Adam Nový Bedna Cibula");
  BOOST_TEST(now.players[0].rounds[0].opponent == 3);
  BOOST_TEST(now.players[2].rounds[0].opponent == 1);
  BOOST_TEST(now.players[1].rounds.size() == 1U);
  BOOST_TEST((now.forbidden.front().tpns == std::vector{1, 4}));
  BOOST_TEST(now.announced_byes.front().tpn == 3);
  BOOST_TEST(now.accelerations.front().last_tpn == 3);
  BOOST_TEST((entered->changes[1] == Renumbered::Change{0, 2}));
}

BOOST_AUTO_TEST_CASE(numbers_stay_once_round_four_is_paired) {
  Tournament tournament = three_players();
  pair_rounds(tournament, 3);
  BOOST_TEST(deal_numbers(tournament, TitleOrder::Fide2026).has_value());
  BOOST_TEST(enter_late(tournament, player(0, 1, "", "X"), 4, TitleOrder::Fide2026).has_value());
  pair_rounds(tournament, 1);
  BOOST_TEST(deal_numbers(tournament, TitleOrder::Fide2026).error().why().id ==
             "initial-order.frozen");
  BOOST_TEST(enter_late(tournament, player(0, 1, "", "X"), 5, TitleOrder::Fide2026).has_error());
}

BOOST_AUTO_TEST_SUITE_END()
