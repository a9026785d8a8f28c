#pragma once

#include "core/rules/position.hpp"

namespace praporek::rules {

/// The position after a legal move (Laws 3.1.1, 3.7.4, 3.7.5, 3.8.2); the move must be legal.
Position after(const Position& position, Move move);

}  // namespace praporek::rules
