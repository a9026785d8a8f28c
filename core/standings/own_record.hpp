#pragma once

#include "core/standings/tiebreaks.hpp"

namespace praporek::standings {

/// Rounds that brought as many points as a win, played or not (C.07 7.1).
std::vector<Value> rounds_won(const Crosstable& table, const Modifiers& modifiers);

/// Games won over the board (C.07 7.2).
std::vector<Value> games_won(const Crosstable& table, const Modifiers& modifiers);

/// Games won over the board with Black (C.07 7.4).
std::vector<Value> games_won_with_black(const Crosstable& table, const Modifiers& modifiers);

/// Games played over the board with Black (C.07 7.3).
std::vector<Value> games_with_black(const Crosstable& table, const Modifiers& modifiers);

/// Rounds one elected to play: all but requested byes and forfeit losses (C.07 7.6).
std::vector<Value> rounds_elected_to_play(const Crosstable& table, const Modifiers& modifiers);

/// One for a round that brought more than the opponent's, a half for an equal one (C.07 7.7).
std::vector<Value> standard_points(const Crosstable& table, const Modifiers& modifiers);

/// Sum of the scores after each round, the first ones cut (C.07 7.5).
std::vector<Value> progressive_score(const Crosstable& table, const Modifiers& modifiers);

/// The starting number; the lower the better.
std::vector<Value> pairing_number(const Crosstable& table, const Modifiers& modifiers);

/// The place drawn by lot; nothing for a player who took no part in a draw.
std::vector<Value> lot(const Crosstable& table, const Modifiers& modifiers);

}  // namespace praporek::standings
