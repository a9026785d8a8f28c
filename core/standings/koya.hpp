#pragma once

#include "core/standings/tiebreaks.hpp"

namespace praporek::standings {

/// Points against opponents with at least half of the maximum score (C.07 9.2); /Ln moves the
/// limit by n half points.
std::vector<Value> koya(const Crosstable& table, const Modifiers& modifiers);

}  // namespace praporek::standings
