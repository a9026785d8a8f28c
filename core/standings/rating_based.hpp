#pragma once

#include "core/standings/tiebreaks.hpp"

namespace praporek::standings {

/// Mean rating of the opponents met over the board (C.07 10.1).
std::vector<Value> average_rating_of_opponents(const Crosstable& table, const Modifiers& modifiers);

/// The same over the rated opponents only, as the 1992 rules have it (Swiss 1992 F10).
std::vector<Value> average_rating_1992(const Crosstable& table, const Modifiers& modifiers);

/// Tournament performance rating: that mean plus dp of the score (C.07 10.2).
std::vector<Value> performance_rating(const Crosstable& table, const Modifiers& modifiers);

/// The lowest rating whose expected score reaches the score made (C.07 10.3).
std::vector<Value> perfect_performance(const Crosstable& table, const Modifiers& modifiers);

/// Mean performance rating of the opponents (C.07 10.4).
std::vector<Value> average_performance(const Crosstable& table, const Modifiers& modifiers);

/// Mean perfect performance of the opponents (C.07 10.5).
std::vector<Value> average_perfect_performance(const Crosstable& table, const Modifiers& modifiers);

/// The player's own rating.
std::vector<Value> own_rating(const Crosstable& table, const Modifiers& modifiers);

}  // namespace praporek::standings
