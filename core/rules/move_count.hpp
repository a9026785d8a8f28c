#pragma once

#include "core/rules/record.hpp"

#include <cstddef>
#include <optional>

namespace praporek::rules {

/// Laws 9.3: fifty moves by each player without a capture or pawn move give a claim.
inline constexpr int claimable_halfmoves = 2 * 50;
/// Laws 9.6.2: seventy-five end the game.
inline constexpr int drawing_halfmoves = 2 * 75;

/// Whether fifty moves by each have been completed (Laws 9.3.2).
bool fifty_moves_completed(const Position& position);

/// After how many moves of either side the seventy-fifth move by each was first completed without
/// giving mate, which would have taken precedence (Laws 9.6.2).
std::optional<std::size_t> first_seventy_five(const Record& record);

}  // namespace praporek::rules
