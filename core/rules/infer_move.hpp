#pragma once

#include "core/rules/position.hpp"

#include <vector>

namespace praporek::rules {

/// A series of legal moves.
using Line = std::vector<Move>;

/// What may have been played between a position and what is now seen on the board: every series
/// of one to `longest` moves that ends in exactly this picture, the shortest only. None means that
/// no legal moves explain it; several mean that the picture alone cannot tell. A picture of the
/// position itself is explained by no moves at all: one empty line.
std::vector<Line> explain(const Position& from, const Placement& seen, int longest);

}  // namespace praporek::rules
