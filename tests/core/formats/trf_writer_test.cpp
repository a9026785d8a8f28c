#include "core/formats/trf_writer.hpp"

#include "core/base/text.hpp"
#include "core/formats/encoding.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "tests/core/formats/trf_text.hpp"
#include <algorithm>
#include <random>

namespace f = praporek::formats;
namespace pairing = praporek::pairing;
using pairing::Mark;
using praporek::lines_of;
using praporek::Score;
using praporek::Side;
using praporek::test::lines;
using praporek::test::small_event;

namespace {

constexpr f::TrfStyle trf16{f::TrfEdition::Trf16, false, "\n"};

/// The line of a record, empty when there is none.
std::string line_of(const std::string& text, std::string_view record) {
  for (const std::string_view line : lines_of(text)) {
    if (line.starts_with(record)) return std::string{line};
  }
  return {};
}

int random_up_to(std::mt19937& dice, int most) {
  return static_cast<int>(dice() % static_cast<unsigned>(most + 1));
}

/// A pair of cells that one game can leave behind.
std::pair<Mark, Mark> random_result(std::mt19937& dice) {
  constexpr std::pair<Mark, Mark> results[] = {{Mark::Win, Mark::Loss},
                                               {Mark::Draw, Mark::Draw},
                                               {Mark::Loss, Mark::Win},
                                               {Mark::Draw, Mark::Loss},
                                               {Mark::Loss, Mark::Loss},
                                               {Mark::UnratedWin, Mark::UnratedLoss},
                                               {Mark::ForfeitWin, Mark::ForfeitLoss},
                                               {Mark::ForfeitLoss, Mark::ForfeitLoss},
                                               {Mark::UnratedDraw, Mark::UnratedDraw}};
  return results[dice() % std::size(results)];
}

void add_random_round(pairing::Tournament& event, std::mt19937& dice) {
  std::vector<std::size_t> seats(event.players.size());
  for (std::size_t i = 0; i < seats.size(); ++i) seats[i] = i;
  std::ranges::shuffle(seats, dice);
  bool bye_given = false;
  while (!seats.empty()) {
    pairing::Player& one = event.players[seats.back()];
    seats.pop_back();
    const int kind = random_up_to(dice, 9);
    if (seats.empty() || kind == 0) {
      constexpr Mark byes[] = {Mark::HalfPointBye, Mark::FullPointBye, Mark::ZeroPointBye};
      const Mark mark = bye_given ? byes[dice() % std::size(byes)] : Mark::PairingBye;
      bye_given = true;
      one.rounds.push_back({0, std::nullopt, mark});
      continue;
    }
    pairing::Player& two = event.players[seats.back()];
    seats.pop_back();
    const auto [first, second] = random_result(dice);
    one.rounds.push_back({two.tpn, Side::White, first});
    two.rounds.push_back({one.tpn, Side::Black, second});
    if (kind == 1) one.rounds.back().awarded = Score{3};
  }
}

pairing::Scoring random_scoring(std::mt19937& dice) {
  pairing::Scoring scoring;
  switch (random_up_to(dice, 3)) {
    case 0:
      return scoring;
    case 1:
      scoring.win = {{Score{30}, Score{30}}};
      scoring.draw = {{Score{10}, Score{10}}};
      scoring.forfeit_win = scoring.full_point_bye = Score{30};
      scoring.pairing_bye = Score{5 * random_up_to(dice, 6)};
      scoring.half_point_bye = scoring.adjourned = Score{10};
      return scoring;
    case 2:
      scoring.zero_point_bye = scoring.forfeit_loss = Score{1};
      return scoring;
    default:
      scoring.win[Side::Black] = Score{12};
      scoring.forfeit_loss = Score{2};
      scoring.adjourned = Score{4};
      return scoring;
  }
}

pairing::Tournament random_tournament(unsigned seed) {
  std::mt19937 dice{seed};
  pairing::Tournament event;
  event.name = "Příliš žluťoučký kůň";
  event.rounds_total = 4 + random_up_to(dice, 5);
  event.initial_colour = random_up_to(dice, 1) == 0 ? Side::White : Side::Black;
  event.scoring = random_scoring(dice);
  event.system = static_cast<pairing::System>(random_up_to(dice, 3));
  event.last_two_swapped = event.system == pairing::System::DoubleRoundRobin && seed % 2 == 0;
  if (event.system == pairing::System::Swiss1992 && random_up_to(dice, 1) == 0) {
    event.reading = pairing::Reading1992::CzechLetter;
  }
  int tpn = 0;
  for (int i = 0; i < 2 + random_up_to(dice, 30); ++i) {
    pairing::Player player;
    player.tpn = tpn += i == 0 ? 1 : 1 + random_up_to(dice, 20) / 20;
    player.name = random_up_to(dice, 1) == 0 ? "Dvořák, Žofie" : "Šťastný";
    player.rating = random_up_to(dice, 5) == 0 ? 0 : 1400 + random_up_to(dice, 1400);
    player.title = random_up_to(dice, 3) == 0 ? "WGM" : "";
    player.sex = random_up_to(dice, 1) == 0 ? "m" : "w";
    player.federation = "SVK";
    player.rank = i + 1;
    event.players.push_back(player);
  }
  const int rounds = random_up_to(dice, event.rounds_total - 1);
  for (int round = 0; round < rounds; ++round) add_random_round(event, dice);
  for (pairing::Player& player : event.players) {
    player.points = points_before(player, rounds + 1, event.scoring);
  }
  if (random_up_to(dice, 1) == 0) event.accelerations = pairing::baku_acceleration(event);
  if (random_up_to(dice, 1) == 0) event.forbidden = {{1, 999, {1, tpn}}, {2, 3, {tpn, 1}}};
  if (random_up_to(dice, 1) == 0) event.tie_breaks = {"DE", "BH/C1"};
  if (random_up_to(dice, 1) == 0) event.lots = {tpn, 1};
  if (last_paired_round(event) == rounds) {
    event.announced_byes = {{rounds + 2, 1, Mark::HalfPointBye},
                            {rounds + 2, tpn, Mark::ZeroPointBye}};
  }
  return event;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(formats_trf_writer)

BOOST_AUTO_TEST_CASE(a_player_record_has_every_field_in_its_columns) {
  pairing::Tournament event;
  pairing::Player player;
  player.tpn = 12;
  player.sex = "w";
  player.title = "WGM";
  player.name = "Žluťoučká, Kateřina";
  player.rating = 2345;
  player.federation = "CZE";
  player.fide_id = "312345";
  player.birth = "1999/12/31";
  player.rank = 3;
  player.rounds = {{7, Side::White, Mark::Win},
                   {0, std::nullopt, Mark::PairingBye},
                   {1234, Side::Black, Mark::ForfeitLoss}};
  event.players = {player};
  const std::string line = line_of(f::write_trf(event, {}), "001");
  BOOST_TEST(line ==
             "001   12 wWGM Žluťoučká, Kateřina               2345 CZE      312345 1999/12/31"
             "  2.0    3     7 w 1  0000 - U  1234 b -");
  const f::TrfLine columns{1, line};
  BOOST_TEST(columns.at({5, 8}) == "  12");
  BOOST_TEST(columns.at({10, 10}) == "w");
  BOOST_TEST(columns.at({11, 13}) == "WGM");
  BOOST_TEST(columns.at({15, 47}) == "Žluťoučká, Kateřina              ");
  BOOST_TEST(columns.at({49, 52}) == "2345");
  BOOST_TEST(columns.at({54, 56}) == "CZE");
  BOOST_TEST(columns.at({58, 68}) == "     312345");
  BOOST_TEST(columns.at({70, 79}) == "1999/12/31");
  BOOST_TEST(columns.at({81, 84}) == " 2.0");
  BOOST_TEST(columns.at({86, 89}) == "   3");
  BOOST_TEST(columns.at({92, 95}) == "   7");
  BOOST_TEST(columns.at({97, 97}) == "w");
  BOOST_TEST(columns.at({99, 99}) == "1");
  BOOST_TEST(columns.at({102, 105}) == "0000");
  BOOST_TEST(columns.at({112, 115}) == "1234");
}

BOOST_AUTO_TEST_CASE(a_long_name_is_cut_and_moves_nothing) {
  pairing::Tournament event;
  pairing::Player player;
  player.tpn = 1;
  player.name = "Ěščřžýáíéúůťďňóěščřžýáíéúůťďňóěščřžýáíé";
  event.players = {player};
  const f::TrfLine line{1, line_of(f::write_trf(event, {}), "001")};
  BOOST_TEST(f::length_in_characters(line.at({15, 47})) == 33);
  BOOST_TEST(line.at({48, 48}) == " ");
  BOOST_TEST(line.at({81, 84}) == " 0.0");
  const f::TrfLine plain{
      1, line_of(f::write_trf(event, {}, {f::TrfEdition::Trf16, true, "\r"}), "001")};
  BOOST_TEST(plain.at({15, 47}) == "Escrzyaieuutdnoescrzyaieuutdnoesc");
}

BOOST_AUTO_TEST_CASE(every_record_stands_in_its_columns) {
  auto reading = f::read_trf(lines(small_event()));
  pairing::Tournament& event = reading.tournament;
  event.scoring = f::read_trf(lines({"162  W 3.0    D 1.0"})).tournament.scoring;
  event.accelerations = {{1, 2, 1, 2, Score{10}}};
  event.forbidden = {{1, 999, {1, 4}}, {2, 3, {2, 3}}};
  event.announced_byes = {{3, 4, Mark::HalfPointBye}};
  event.players[0].rounds[0].awarded = Score{2};
  reading.header.round_dates = {"26/03/01", "", "26/03/03"};
  const std::string fresh = f::write_trf(event, reading.header);
  BOOST_TEST(line_of(fresh, "142") == "142 3");
  BOOST_TEST(line_of(fresh, "152") == "152 W");
  BOOST_TEST(line_of(fresh, "XXR") == "XXR 3");
  BOOST_TEST(line_of(fresh, "XXC") == "XXC white1");
  BOOST_TEST(line_of(fresh, "162") == "162  W 3.0    D 1.0");
  BOOST_TEST(line_of(fresh, "192") == "192 FIDE_DUTCH");
  BOOST_TEST(line_of(fresh, "240") == "240 H   3    4");
  BOOST_TEST(line_of(fresh, "250") == "250       1.0   1   2    1    2");
  BOOST_TEST(line_of(fresh, "260") == "260   1 999    1    4");
  BOOST_TEST(line_of(fresh, "299") == "299 W         0.2    1    1");
  BOOST_TEST(line_of(fresh, "132").substr(91) == "26/03/01            26/03/03");
  const std::string old = f::write_trf(event, reading.header, trf16);
  BOOST_TEST(line_of(old, "XXA") == "XXA    1  1.0  1.0");
  BOOST_TEST(line_of(old, "XXP") == "XXP 1 4");
  BOOST_TEST(line_of(old, "260") == "260   2   3    2    3");
  BOOST_TEST(line_of(old, "250") == "");
  BOOST_TEST(line_of(old, "XXS").starts_with("XXS WW=3.0 BW=3.0 WD=1.0"));
  BOOST_TEST((f::TrfLine{1, line_of(old, "001    4")}.at({112, 119}) == "0000 - H"));
}

BOOST_AUTO_TEST_CASE(comments_unknown_lines_and_decisions_are_kept) {
  auto text = small_event();
  text.emplace_back("### a decision");
  text.emplace_back("CZE    1 national record");
  auto reading = f::read_trf(lines(text));
  reading.header.comments.push_back(f::manual_pairing_comment(2, "1-4 instead of 1-2"));
  const std::string written = f::write_trf(reading.tournament, reading.header);
  BOOST_TEST(line_of(written, "### a") == "### a decision");
  BOOST_TEST(line_of(written, "### MPA") == "### MPA @ Round 2: 1-4 instead of 1-2");
  BOOST_TEST(line_of(written, "CZE") == "CZE    1 national record");
  BOOST_TEST((f::read_trf(written).header.comments == reading.header.comments));
}

BOOST_AUTO_TEST_CASE(what_was_written_reads_back_as_the_same_tournament) {
  for (unsigned seed = 1; seed <= 300; ++seed) {
    const pairing::Tournament event = random_tournament(seed);
    for (const f::TrfEdition edition : {f::TrfEdition::Trf16, f::TrfEdition::Trf26}) {
      const auto reading = f::read_trf(f::write_trf(event, {}, {edition, false, "\r\n"}));
      BOOST_TEST(reading.is_sound(), "seed " << seed);
      BOOST_TEST((reading.tournament == event), "seed " << seed);
    }
  }
}

BOOST_AUTO_TEST_CASE(in_trf16_the_next_byes_are_cells_and_the_same_players_are_absent) {
  auto event = f::read_trf(lines(small_event())).tournament;
  event.announced_byes = {{3, 4, Mark::HalfPointBye}, {3, 2, Mark::ZeroPointBye}};
  const auto back = f::read_trf(f::write_trf(event, {}, trf16)).tournament;
  BOOST_TEST((present_in(back, 3) == present_in(event, 3)));
  BOOST_TEST((back.players[3].rounds.back().mark == Mark::HalfPointBye));
}

BOOST_AUTO_TEST_SUITE_END()
