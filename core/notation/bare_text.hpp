#pragma once

#include "core/notation/letters.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace praporek::notation {

/// The letter that stands for a piece in bare text: the national letter, and the English one
/// where pieces are written as figurines. '\0' for a pawn.
char bare_letter(rules::Kind kind, Letters letters);
std::optional<rules::Kind> kind_of_bare_letter(char letter, Letters letters);

/// What is left of a written move without the signs that may be missing or differ: move number,
/// x × : - – = + # ! ? ( ) and e.p. (Laws C.9, C.13). Castling signs become zeros, figurines
/// letters. Case is kept. Anything that belongs to no move stays, so that it is refused later.
///
/// With `digit_row` the unshifted top row of a Czech or Slovak keyboard is read as digits, and
/// a + right after a file as 1: "eč" is e4, "Ve+" is Ve1.
std::string bare_text(std::string_view text, Letters letters, bool digit_row = false);

}  // namespace praporek::notation
