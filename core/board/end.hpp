#pragma once

#include "core/base/side.hpp"

#include <cstdint>

/// One table of the hall: an electronic board, the clock beside it and the game played there.
namespace praporek::board {

/// How the board lies on the table. It never says so itself; what stands on it shows it.
enum class Lie : std::uint8_t {
  Normal,   ///< the connector at White's left hand
  Rotated,  ///< the connector at White's right hand
};

/// The two ends of a clock as seen from its front.
enum class End : std::uint8_t { Left, Right };

constexpr End opposite(End end) { return end == End::Left ? End::Right : End::Left; }

/// Whose end it is: White sits at the left of a clock beside a board that lies normally.
constexpr Side side_at(End end, Lie lie) {
  return (end == End::Left) == (lie == Lie::Normal) ? Side::White : Side::Black;
}

constexpr End end_of(Side side, Lie lie) {
  return (side == Side::White) == (lie == Lie::Normal) ? End::Left : End::Right;
}

}  // namespace praporek::board
