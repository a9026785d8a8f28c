#pragma once

#include "core/rules/position.hpp"

#include <cstdint>
#include <utility>
#include <vector>

namespace praporek::rules {

/// How many different series of this many legal moves start here.
std::uint64_t perft(const Position& position, int depth);

/// The same, for each first move; depth at least 1.
std::vector<std::pair<Move, std::uint64_t>> divided_perft(const Position& position, int depth);

}  // namespace praporek::rules
