#pragma once

#include "core/base/result.hpp"
#include "core/rules/position.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace praporek::arbiter {

enum class DrawClaim : std::uint8_t { Threefold, FiftyMoves };

/// A claim checked against the record of the game (Laws 9.2, 9.3).
struct ClaimVerdict {
  bool right = false;
  std::string_view article;  ///< 9.2.1.1 to 9.3.2, numbered as in 2018
  std::string evidence;      ///< where the position occurred ("start 2... 4..."), or the moves
};

/// The positions of the game in order, the one on the board last; `intended` is a legal move in
/// UCI, or empty for a claim on the position as it stands.
ClaimVerdict checked_claim(DrawClaim claim, std::vector<rules::Position> game,
                           std::string_view intended);

}  // namespace praporek::arbiter
