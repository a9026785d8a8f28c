#include <boost/test/unit_test.hpp>

#include "tests/tui/console/arbiters_desk.hpp"
#include "tests/tui/console/sample_event.hpp"

using praporek::BoardNo;
using praporek::SectionId;
using praporek::arbiter::GameResult;
using praporek::test::ArbitersDesk;
namespace hall = praporek::hall;

namespace {

std::optional<GameResult> result_at(const ArbitersDesk& desk, int board) {
  return hall::current_game(desk.hall.state, BoardNo{board})->result;
}

ArbitersDesk fresh_round() {
  praporek::test::PlayedHall played = praporek::test::twenty_players();
  praporek::test::begin_round(played);
  return ArbitersDesk{std::move(played)};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(results_pane)

BOOST_AUTO_TEST_CASE(sorted_slips_take_one_key_each) {
  for (const char* slips : {"10=10=10=1", "+é=+é=+é=+"}) {
    ArbitersDesk desk = fresh_round();
    desk.type("grs");
    desk.keys = 0;
    desk.type(slips);
    BOOST_TEST(desk.keys == 10);
    BOOST_TEST((result_at(desk, 1) == GameResult::WhiteWins));
    BOOST_TEST((result_at(desk, 2) == GameResult::BlackWins));
    BOOST_TEST((result_at(desk, 3) == GameResult::Draw));
    BOOST_TEST((result_at(desk, 10) == GameResult::WhiteWins));
  }
}

BOOST_AUTO_TEST_CASE(slips_in_any_order_take_number_enter_result) {
  ArbitersDesk desk = fresh_round();
  desk.type("gr");
  desk.keys = 0;
  desk.type("10\n1");
  BOOST_TEST(desk.keys <= 5);
  desk.type("7\n=");
  BOOST_TEST((result_at(desk, 10) == GameResult::WhiteWins));
  BOOST_TEST((result_at(desk, 7) == GameResult::Draw));
  BOOST_TEST(!result_at(desk, 1));
}

BOOST_AUTO_TEST_CASE(a_digit_alone_is_no_result_where_slips_come_in_any_order) {
  ArbitersDesk desk = fresh_round();
  desk.type(
      "gr1\x1b"
      "0\x1b=");
  for (int board = 1; board <= 10; ++board) BOOST_TEST(!result_at(desk, board));
}

BOOST_AUTO_TEST_CASE(forfeits_are_never_on_one_key) {
  ArbitersDesk desk = fresh_round();
  desk.type("grk1");
  BOOST_TEST(!result_at(desk, 1));
  BOOST_TEST(desk.shows("forfeit +/-"));
  desk.type("\n");
  BOOST_TEST((result_at(desk, 1) == GameResult::WhiteByForfeit));
}

BOOST_AUTO_TEST_CASE(a_result_is_overwritten_only_after_a_question) {
  ArbitersDesk desk = fresh_round();
  desk.type("gr1\n1");
  desk.type("1\n0");
  BOOST_TEST((result_at(desk, 1) == GameResult::WhiteWins));
  desk.type("\n");
  BOOST_TEST((result_at(desk, 1) == GameResult::BlackWins));
}

BOOST_AUTO_TEST_CASE(the_second_look_compares_what_is_typed_again) {
  ArbitersDesk desk = fresh_round();
  desk.type("grs10\x1bv1");
  BOOST_TEST(hall::current_game(desk.hall.state, BoardNo{1})->verified_by == "Chief");
  desk.type("1");
  BOOST_TEST(hall::current_game(desk.hall.state, BoardNo{2})->verified_by.empty());
  BOOST_TEST(desk.console.status().find("0-1") != std::string::npos, desk.console.status());
}

BOOST_AUTO_TEST_CASE(a_board_is_found_by_a_name_without_its_accents) {
  ArbitersDesk desk = fresh_round();
  desk.type("gr/zak\n1");
  int found = 0;
  for (int board = 1; board <= 10; ++board) found += result_at(desk, board) ? board : 0;
  const hall::Game* game = hall::current_game(desk.hall.state, BoardNo{found});
  BOOST_REQUIRE(game != nullptr);
  const auto name = [&](praporek::PlayerId id) {
    return desk.hall.state.find<hall::Player>(id)->name;
  };
  BOOST_TEST((name(game->white) == "Žáková, Hana" || name(game->black) == "Žáková, Hana"));
}

BOOST_AUTO_TEST_SUITE_END()
