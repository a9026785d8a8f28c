#pragma once

#include "core/notation/letters.hpp"
#include "core/rules/placement.hpp"

#include <string>

namespace praporek::notation {

/// The board as eight lines with their rank and a last line with the files, as the player of that
/// side sees it (Laws C.5, C.6). White's pieces are capitals, Black's small letters; figurines
/// differ by themselves.
std::string diagram(const rules::Placement& board, Side seen_by,
                    Letters letters = Letters::English);

}  // namespace praporek::notation
