#include "core/board/remembered.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/board/watched_table.hpp"

using namespace praporek;
using board::Stage;
using test::WatchedTable;

namespace {

/// What a board remembers: all men of the start one by one, then the script.
board::GameRemembered memory_of(std::string_view script, board::Lie lie, Instant now) {
  board::GameRemembered memory{now, {}};
  Instant at = now + Millis{-600'000};
  const rules::Placement start = rules::initial_position().board();
  for (const rules::Square square : rules::squares_of(start.occupied())) {
    memory.entries.emplace_back(
        board::SquareReported{at, board::seen_by_white(square, lie), start.at(square)});
  }
  for (const std::string_view word : words_of(script)) {
    at = at + Millis{600};
    if (word == "w" || word == "b") {
      const board::End by = board::end_of(word == "w" ? Side::White : Side::Black, lie);
      memory.entries.emplace_back(
          board::PressReported{at, by, {{Millis{60'000}, Millis{60'000}}, true, opposite(by)}});
    } else {
      const auto square = rules::square_of(word.substr(0, 2)).value();
      const auto piece = word.size() > 3 ? rules::piece_of_letter(word[3]) : std::nullopt;
      memory.entries.emplace_back(
          board::SquareReported{at, board::seen_by_white(square, lie), piece});
    }
  }
  return memory;
}

constexpr std::string_view six_plies =
    "e2= e4=P w e7= e5=p b g1= f3=N w b8= c6=n b f1= b5=B w a7= a6=p b";

}  // namespace

BOOST_AUTO_TEST_SUITE(board_memory)

BOOST_AUTO_TEST_CASE(moves_missed_while_nobody_listened_are_read_from_the_board) {
  for (const board::Lie lie : {board::Lie::Normal, board::Lie::Rotated}) {
    WatchedTable table;
    table.lie = lie;
    table.play("scan go e2= e4=P w +500");
    const auto found = table.see(memory_of(six_plies, lie, table.at));
    BOOST_TEST(found == "e7e5, g1f3, b8c6, f1b5, a7a6");
  }
}

BOOST_AUTO_TEST_CASE(a_known_move_the_board_does_not_remember_is_taken_back) {
  WatchedTable table;
  table.play("scan go d2= d4=P w +500");
  BOOST_TEST(table.see(memory_of("e2= e4=P w", board::Lie::Normal, table.at)) == "back 0, e2e4");
}

BOOST_AUTO_TEST_CASE(a_memory_that_cannot_be_explained_changes_nothing) {
  WatchedTable table;
  table.play("scan go e2= e4=P w +500");
  const auto memory = memory_of("e2= e4=P w e8= a3=q h6=N", board::Lie::Normal, table.at);
  BOOST_TEST(table.see(memory) == "");
  board::GameRemembered nothing{table.at, {}};
  BOOST_TEST(table.see(nothing) == "");
}

BOOST_AUTO_TEST_SUITE_END()
