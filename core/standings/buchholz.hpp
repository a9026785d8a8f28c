#pragma once

#include "core/standings/tiebreaks.hpp"

namespace praporek::standings {

/// Sum of the opponents' adjusted scores (C.07 8.1).
std::vector<Value> buchholz(const Crosstable& table, const Modifiers& modifiers);

/// Buchholz as if every game of the final round had been drawn (C.07 8.3).
std::vector<Value> fore_buchholz(const Crosstable& table, const Modifiers& modifiers);

/// Mean Buchholz of the opponents met over the board (C.07 8.2).
std::vector<Value> average_of_opponents_buchholz(const Crosstable& table,
                                                 const Modifiers& modifiers);

}  // namespace praporek::standings
