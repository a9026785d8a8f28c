#include "core/notation/letters.hpp"

namespace praporek::notation {

namespace {

struct Row {
  std::string_view code;
  /// Pawn, knight, bishop, rook, queen, king: the order of rules::Kind.
  std::array<std::string_view, 6> letters;
};

constexpr std::array<Row, all_letters.size()> rows{{
    {"en", {"P", "N", "B", "R", "Q", "K"}},
    {"cs", {"P", "J", "S", "V", "D", "K"}},
    {"sk", {"P", "J", "S", "V", "D", "K"}},
    {"de", {"B", "S", "L", "T", "D", "K"}},
    {"fr", {"P", "C", "F", "T", "D", "R"}},
    {"nl", {"Pi", "P", "L", "T", "D", "K"}},
    {"figurine", {"♙", "♘", "♗", "♖", "♕", "♔"}},
}};

const Row& row_of(Letters letters) { return rows[static_cast<std::size_t>(letters)]; }

}  // namespace

std::string_view letter_of(rules::Kind kind, Letters letters) {
  if (kind == rules::Kind::Pawn) return {};  // Laws C.4
  return row_of(letters).letters[static_cast<std::size_t>(kind)];
}

std::string_view pawn_letter(Letters letters) { return row_of(letters).letters[0]; }

std::string_view code_of(Letters letters) { return row_of(letters).code; }

std::optional<Letters> letters_of_code(std::string_view code) {
  for (const Letters letters : all_letters) {
    if (code_of(letters) == code) return letters;
  }
  return std::nullopt;
}

}  // namespace praporek::notation
