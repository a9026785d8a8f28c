#include "tui/console/readings.hpp"

#include "core/base/text.hpp"
#include "core/clock/clock_time.hpp"
#include "tui/console/dialogs.hpp"
#include "tui/words/words.hpp"

#include <optional>
#include <string_view>

namespace praporek::tui {

namespace {

/// White, Black, and the move number if it was written down.
Result<hall::TypeReading> reading_of(BoardNo board, std::string_view text) {
  const auto words = words_of(text);
  if (words.size() < 2 || words.size() > 3) return Refusal{Message{"console.not-a-reading", {}}};
  hall::TypeReading reading;
  reading.board = board;
  for (const Side side : {Side::White, Side::Black}) {
    const auto time = clock::read_clock_time(words[static_cast<std::size_t>(side)]);
    if (!time) return time.error();
    reading.clocks[side] = *time;
  }
  const auto moves = words.size() == 3 ? whole_number(words[2]) : std::optional<int>{0};
  if (!moves) return Refusal{Message{"console.not-a-reading", {}}};
  reading.moves = *moves;
  return reading;
}

/// The boards still to be read, from `next` on.
struct Sheet {
  std::vector<BoardNo> boards;
  std::size_t next = 0;
};

void ask_next(Sheet sheet, Desk& desk) {
  if (sheet.next >= sheet.boards.size()) return desk.say({"console.sheet-done", {}});
  const BoardNo board = sheet.boards[sheet.next];
  ++sheet.next;
  desk.push(std::make_unique<Prompt>(
      Message{"console.type-reading", {std::to_string(board.value)}},
      [board, sheet](const std::string& text, Desk& at) {
        if (trimmed(text).empty()) {
          ask_next(sheet, at);
          return After::Close;
        }
        const auto reading = reading_of(board, text);
        if (!reading) {
          at.complain(reading.error());
          return After::Stay;
        }
        at.wish(*reading);
        ask_next(sheet, at);
        return After::Close;
      },
      std::string{}, Typing::Digits));
}

}  // namespace

void push_reading(BoardNo board, Desk& desk) { ask_next({{board}, 0}, desk); }

void push_clock_sheet(Desk& desk) {
  Sheet sheet;
  for (const hall::Game* game : games_in_work(desk.sight())) {
    if (!game->result && game->state == hall::GameState::Playing)
      sheet.boards.push_back(game->board);
  }
  ask_next(std::move(sheet), desk);
}

}  // namespace praporek::tui
