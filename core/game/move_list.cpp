#include "core/game/move_list.hpp"

#include "core/notation/illegal_move.hpp"

namespace praporek::game {

namespace {

std::string move_itself(const LineMove& move, notation::Style style) {
  if (!move.move || !move.before) return move.written.empty() ? "…" : move.written;
  if (!move.illegal) return notation::written(*move.before, *move.move, style);
  return notation::written_illegal(*move.before, *move.move, style) + " [illegal]";
}

}  // namespace

std::string text_of(const LineMove& move, notation::Style style) {
  return move_itself(move, style) + (move.draw_offered ? " (=)" : "");  // Laws C.12
}

std::string move_list(const GameLine& line, notation::Style style) {
  std::string text;
  int number_written = 0;
  for (const LineMove& move : line.moves) {
    if (!text.empty()) text += ' ';
    if (move.by == Side::White || move.number != number_written) {
      text += std::to_string(move.number) + (move.by == Side::White ? ". " : "... ");
    }
    number_written = move.number;
    text += text_of(move, style);
  }
  return text;
}

}  // namespace praporek::game
