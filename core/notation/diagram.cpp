#include "core/notation/diagram.hpp"

#include "core/base/text.hpp"

#include <array>

namespace praporek::notation {

namespace {

constexpr std::array<std::string_view, 6> black_figurines{"♟", "♞", "♝", "♜", "♛", "♚"};

std::string sign_of(rules::Piece piece, Letters letters) {
  const std::string_view letter =
      piece.kind == rules::Kind::Pawn ? pawn_letter(letters) : letter_of(piece.kind, letters);
  if (piece.side == Side::White) return std::string{letter};
  if (letters != Letters::Figurine) return lower_case_ascii(letter);
  return std::string{black_figurines[static_cast<std::size_t>(piece.kind)]};
}

}  // namespace

std::string diagram(const rules::Placement& board, Side seen_by, Letters letters) {
  const bool white = seen_by == Side::White;
  std::string text;
  for (int line = 0; line < 8; ++line) {
    const int rank = white ? 7 - line : line;  // Laws C.6
    text += std::to_string(rank + 1);
    for (int column = 0; column < 8; ++column) {
      const int file = white ? column : 7 - column;  // Laws C.5
      const auto piece = board.at(rules::square_at(file, rank));
      text += ' ';
      text += piece ? sign_of(*piece, letters) : ".";
    }
    text += '\n';
  }
  return text + (white ? "  a b c d e f g h\n" : "  h g f e d c b a\n");
}

}  // namespace praporek::notation
