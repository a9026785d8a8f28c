#pragma once

#include "core/board/watch.hpp"

#include <optional>
#include <vector>

namespace praporek::board {

struct RememberedMove {
  MoveFound found;
  rules::Position led_to;
};

/// A game read from a board's memory.
struct RememberedGame {
  Lie lie = Lie::Normal;
  std::vector<RememberedMove> moves;
  tracking::Tracker tracker;  ///< at its end
};

/// The game the board remembers. None if it does not begin at the expected start, or if something
/// in it cannot be explained: half a memory is no better than none.
std::optional<RememberedGame> game_from(const GameRemembered& memory, const Expected& expected);

}  // namespace praporek::board
