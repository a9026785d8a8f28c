#pragma once

#include "core/rules/position.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace praporek::rules {

/// "e2e4", "a7a8q"; castling is "e1g1", in Chess960 the king takes its rook, "e1h1".
std::string uci(Move move, bool chess960);

/// The legal move written so. Where both spellings of castling are possible readings, the one of
/// the position's own kind of chess comes first.
std::optional<Move> move_of_uci(const Position& position, std::string_view text);

}  // namespace praporek::rules
