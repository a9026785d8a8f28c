#include "core/game/scoresheet.hpp"

#include "core/formats/fen.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

using boost::unit_test::label;
using namespace praporek::game;
using praporek::BySide;
using praporek::Side;
using praporek::formats::fen_of;
using praporek::rules::initial_position;

namespace {

Scoresheet sheet(const std::vector<std::string>& written) {
  return read_sheet(initial_position(), written);
}

/// Twenty-two moves of knights going out and home, and then the moves given.
Scoresheet long_sheet(const std::vector<std::string>& more) {
  std::vector<std::string> moves;
  for (int move = 0; move < 11; ++move) {
    moves.insert(moves.end(), {"Nf3", "Nf6", "Ng1", "Ng8"});
  }
  moves.insert(moves.end(), more.begin(), more.end());
  return sheet(moves);
}

SheetStatus state(SheetState one) { return {one, 0, {}}; }

}  // namespace

BOOST_AUTO_TEST_SUITE(game_scoresheet)

BOOST_AUTO_TEST_CASE(moves_are_read_in_their_positions_with_offers) {
  const Scoresheet read = sheet({"e4", "e5", "Nf3 (=)", "Nc6(=)"});
  for (const SheetMove& move : read.moves) BOOST_TEST(move.move.has_value());
  BOOST_TEST(!read.moves[1].draw_offer);
  BOOST_TEST(read.moves[2].draw_offer);
  BOOST_TEST(read.moves[2].written == "Nf3");
  BOOST_TEST(read.moves[3].draw_offer);
}

BOOST_AUTO_TEST_CASE(a_sheet_is_complete_behind_or_unreadable, *label("laws2018-8.1.1")) {
  const SheetStatus complete = status_of(sheet({"e4", "e5"}), 2);
  BOOST_TEST((complete.state == SheetState::Complete));
  const SheetStatus behind = status_of(sheet({"e4", "e5"}), 10);
  BOOST_TEST((behind.state == SheetState::NeedsUpdating));
  BOOST_TEST(behind.behind == 8);
  const SheetStatus unreadable = status_of(sheet({"e4", "N?6", "Nf3"}), 3);
  BOOST_TEST((unreadable.state == SheetState::Unreadable));
  BOOST_TEST((unreadable.unreadable == 1));
  const SheetStatus both = status_of(sheet({"e4", "N?6"}), 4);
  BOOST_TEST((both.state == SheetState::NeedsUpdating));
  BOOST_TEST((both.unreadable == 1));
}

BOOST_AUTO_TEST_CASE(two_ways_to_write_a_move_are_the_same_move) {
  const SheetComparison same = compare(sheet({"e4", "e5", "Nf3"}), sheet({"e2-e4", "e5", "Ng1f3"}));
  BOOST_TEST((same.agreement == SheetAgreement::Same));
  BOOST_TEST(same.agreed == 3);
}

BOOST_AUTO_TEST_CASE(a_shorter_sheet_does_not_contradict) {
  const SheetComparison shorter = compare(sheet({"e4", "e5"}), sheet({"e4", "e5", "Nf3"}));
  BOOST_TEST((shorter.agreement == SheetAgreement::OneIsShorter));
  BOOST_TEST(shorter.agreed == 2);
}

BOOST_AUTO_TEST_CASE(unread_moves_agree_if_their_text_does) {
  BOOST_TEST(
      (compare(sheet({"e4", "Nd4+"}), sheet({"e4", "N-d4"})).agreement == SheetAgreement::Same));
  BOOST_TEST(
      (compare(sheet({"e4", "Nd4"}), sheet({"e4", "Ne4"})).agreement == SheetAgreement::Differ));
  BOOST_TEST((compare(sheet({"e4", ""}), sheet({"e4", ""})).agreement == SheetAgreement::Differ));
}

BOOST_AUTO_TEST_CASE(play_goes_on_from_the_last_move_both_records_have, *label("laws2018-D.2.9")) {
  const Scoresheet whites = long_sheet({"e4", "e5"});
  const Scoresheet blacks = long_sheet({"d4", "e5"});
  const SheetComparison comparison = compare(whites, blacks);
  BOOST_TEST((comparison.agreement == SheetAgreement::Differ));
  BOOST_TEST(comparison.agreed == 44);
  const auto position = last_agreed_position(whites, blacks);
  BOOST_REQUIRE(position);
  BOOST_TEST(fen_of(*position) == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 44 23");
}

BOOST_AUTO_TEST_CASE(an_agreed_move_read_on_one_sheet_is_enough) {
  const auto english = sheet({"Nf3", "e5"});
  const auto scrawled = sheet({"N-f-3", "d5"});
  BOOST_TEST(last_agreed_position(scrawled, english).has_value());
  BOOST_TEST(!last_agreed_position(sheet({"Zf3", "e5"}), sheet({"Zf3", "d5"})).has_value());
}

BOOST_AUTO_TEST_CASE(after_the_flag_the_incomplete_sheets_are_updated,
                     *label("laws2018-8.5.1") * label("laws2018-8.5.2") * label("laws2018-8.5.3")) {
  const SheetStatus good = state(SheetState::Complete);
  const SheetStatus gaps = state(SheetState::NeedsUpdating);
  const SheetStatus scrawl = state(SheetState::Unreadable);
  BOOST_TEST((task_after_flag({{good, good}}, false) == SheetTask::None));
  BOOST_TEST((task_after_flag({{gaps, good}}, false) == SheetTask::WhiteUpdates));
  BOOST_TEST((task_after_flag({{good, scrawl}}, true) == SheetTask::BlackUpdates));
  BOOST_TEST((task_after_flag({{gaps, gaps}}, true) == SheetTask::BothFromArbiter));
  BOOST_TEST((task_after_flag({{gaps, scrawl}}, false) == SheetTask::Reconstruct));
}

BOOST_AUTO_TEST_SUITE_END()
