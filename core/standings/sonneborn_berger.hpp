#pragma once

#include "core/standings/tiebreaks.hpp"

namespace praporek::standings {

/// Sum of own points times the opponent's adjusted score, round by round (C.07 9.1).
std::vector<Value> sonneborn_berger(const Crosstable& table, const Modifiers& modifiers);

}  // namespace praporek::standings
