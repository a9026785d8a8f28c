#include <boost/test/unit_test.hpp>

#include "tests/tui/console/arbiters_desk.hpp"
#include "tests/tui/console/sample_event.hpp"

using praporek::BoardNo;
using praporek::Millis;
using praporek::Side;
using praporek::test::ArbitersDesk;
using praporek::tui::PaneName;
namespace hall = praporek::hall;
namespace tui = praporek::tui;

namespace {

const hall::Game& game_at(const ArbitersDesk& desk, int board) {
  return *hall::current_game(desk.hall.state, BoardNo{board});
}

}  // namespace

BOOST_AUTO_TEST_SUITE(console_keys)

BOOST_AUTO_TEST_CASE(a_digit_or_letter_alone_never_leaves_the_pane) {
  ArbitersDesk desk{praporek::test::third_round()};
  for (char each = '!'; each <= '~'; ++each) {
    if (each == 'g') continue;
    desk.type("gr");
    desk.type(std::string(1, each));
    BOOST_TEST((desk.console.pane_in_view() == PaneName::Results), each);
    desk.type("\x1b\x1b\x1b\x1b");
  }
}

BOOST_AUTO_TEST_CASE(panes_open_with_g_and_a_letter_or_tab) {
  ArbitersDesk desk{praporek::test::third_round()};
  desk.type("gs");
  BOOST_TEST((desk.console.pane_in_view() == PaneName::Standings));
  desk.type("\t");
  BOOST_TEST((desk.console.pane_in_view() == PaneName::Players));
  desk.press({tui::KeyName::BackTab, 0});
  BOOST_TEST((desk.console.pane_in_view() == PaneName::Standings));
}

BOOST_AUTO_TEST_CASE(one_line_counts_an_illegal_move_from_anywhere) {
  for (const char* pane : {"gh", "gs", "gl", "gr", "gp", "gi"}) {
    ArbitersDesk desk{praporek::test::third_round()};
    desk.type(pane);
    desk.keys = 0;
    desk.type("1i→");
    BOOST_TEST(desk.keys <= 6);
    BOOST_TEST(game_at(desk, 1).illegal_moves[Side::Black] == 1);
    BOOST_TEST((game_at(desk, 1).to_add[Side::White] == Millis{120'000}));
  }
}

BOOST_AUTO_TEST_CASE(a_second_illegal_move_waits_for_the_arbiter) {
  ArbitersDesk desk{praporek::test::third_round()};
  desk.type("3i←");
  BOOST_TEST(!game_at(desk, 3).result);
  BOOST_TEST(desk.hall.state.all<hall::RulingRecord>().rbegin()->second.ruling == "illegal-move");
  desk.type("gc↓\n");
  BOOST_TEST(desk.shows("0-1"));
  desk.type("\n");
  BOOST_TEST((game_at(desk, 3).result == praporek::arbiter::GameResult::BlackWins));
}

BOOST_AUTO_TEST_CASE(a_phone_is_recorded_and_ruled_on_later) {
  ArbitersDesk desk{praporek::test::third_round()};
  desk.type("1p→");
  BOOST_TEST(!game_at(desk, 1).result);
  BOOST_TEST(desk.hall.state.all<hall::RulingRecord>().size() == 3U);
}

BOOST_AUTO_TEST_CASE(a_player_arrives_with_two_keys) {
  ArbitersDesk desk{praporek::test::third_round()};
  desk.type("4←");
  BOOST_TEST(game_at(desk, 4).arrived[Side::White]);
}

BOOST_AUTO_TEST_CASE(a_player_leaves_and_comes_back) {
  ArbitersDesk desk{praporek::test::third_round()};
  desk.type("1l←1l←");
  const hall::Leave& leave = desk.hall.state.all<hall::Leave>().rbegin()->second;
  BOOST_TEST(leave.back.has_value());
}

BOOST_AUTO_TEST_CASE(undo_says_what_it_takes_back_and_asks) {
  ArbitersDesk desk{praporek::test::third_round()};
  desk.type("u");
  BOOST_TEST(desk.shows("result of board 10: 1-0"));
  desk.type("\x1b");
  BOOST_TEST(game_at(desk, 10).result.has_value());
  desk.type("u\n");
  BOOST_TEST(!game_at(desk, 10).result.has_value());
}

BOOST_AUTO_TEST_CASE(a_refusal_stands_in_the_status_line_with_its_reason) {
  ArbitersDesk desk{praporek::test::third_round()};
  desk.type("goz\n");
  BOOST_TEST(desk.line(22).find("still open: boards 1") != std::string::npos, desk.line(22));
}

BOOST_AUTO_TEST_CASE(the_language_changes_at_once) {
  ArbitersDesk desk{praporek::test::third_round()};
  BOOST_TEST(desk.shows("Results"));
  desk.press(tui::control(U'g'));
  BOOST_TEST(desk.shows("Výsledky"));
}

BOOST_AUTO_TEST_CASE(without_a_round_the_screen_changes_once_a_minute) {
  ArbitersDesk desk{praporek::test::twenty_players()};
  const auto wake = desk.console.next_wake();
  BOOST_REQUIRE(wake.has_value());
  BOOST_TEST((*wake - desk.hall.at > Millis{0}));
  BOOST_TEST(wake->since_epoch.count() % 60'000 == 0);
}

BOOST_AUTO_TEST_CASE(a_small_window_says_how_large_it_must_be) {
  ArbitersDesk desk{praporek::test::third_round()};
  desk.console.resize({40, 10});
  BOOST_TEST(desk.shows("60 × 16"));
}

BOOST_AUTO_TEST_CASE(a_threefold_claim_is_typed_from_the_scoresheet) {
  ArbitersDesk desk{praporek::test::third_round()};
  desk.type("2\nm");
  desk.keys = 0;
  // Knights out and back: the position of move 2 comes for the third time.
  desk.type("Ng1Nb8Nf3Nc6");
  BOOST_TEST(desk.shows("stood 3 times"));
  desk.type("\nc3");
  BOOST_TEST(desk.shows("result ½-½"));
}

BOOST_AUTO_TEST_CASE(czech_letters_and_the_digit_row_type_moves) {
  tui::Settings settings = ArbitersDesk::english();
  settings.language = tui::Language::Czech;
  ArbitersDesk desk{praporek::test::third_round(), settings};
  desk.type("+\nm");
  desk.type("eč");
  desk.type("eř");
  desk.type("jfš");
  desk.type("\n");
  const praporek::GameId id = game_at(desk, 1).id;
  const auto& moves = desk.hall.state.all<hall::MoveMade>();
  BOOST_REQUIRE(moves.contains({id, 3}));
  BOOST_TEST(moves.at({id, 1}).uci == "e2e4");
  BOOST_TEST(moves.at({id, 2}).uci == "e7e5");
  BOOST_TEST(moves.at({id, 3}).uci == "g1f3");
}

BOOST_AUTO_TEST_SUITE_END()
