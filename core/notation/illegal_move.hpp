#pragma once

#include "core/base/result.hpp"
#include "core/notation/write.hpp"
#include "core/rules/move.hpp"
#include "core/rules/position.hpp"

#include <string>
#include <string_view>

namespace praporek::notation {

// A move that was illegal and nevertheless stood, because nobody claimed it in time (Laws 7.5.1,
// A.4.2). A record must be able to show it and to go on from there. It is written in the long
// form, which says what went where without help from the rules: "Ke1-e3", "a2-a5", "0-0".

/// The piece of the side to move that was carried, and to where. Refused if the text does not
/// say both squares, if no such piece stands there, or if nothing would have moved.
Result<rules::Move> read_illegal(const rules::Position& position, std::string_view text,
                                 Letters letters = Letters::English);

/// Read back by read_illegal().
std::string written_illegal(const rules::Position& position, rules::Move move, Style style = {});

/// What stands on the board after it. Refused if a king was taken: there the game ends.
Result<rules::Position> after_illegal(const rules::Position& position, rules::Move move);

}  // namespace praporek::notation
