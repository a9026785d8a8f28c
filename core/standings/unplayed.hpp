#pragma once

#include "core/standings/crosstable.hpp"

#include <vector>

namespace praporek::standings {

/// A half-point or zero-point bye, also an absence (C.07 16.1).
bool is_requested_bye(const pairing::RoundCell& cell);

/// A voluntary unplayed round: a requested bye or a forfeit loss (C.07 16.1).
bool is_voluntary(const pairing::RoundCell& cell);

/// What a player counts when he is somebody's opponent: requested byes after which he never came
/// back are worth a draw (C.07 16.2.5, 16.3). In a round robin simply the points (C.07 15).
std::vector<Score> adjusted_scores(const Crosstable& table);

/// What one round adds to Buchholz and Sonneborn-Berger.
struct Contribution {
  Score opponent;  ///< the opponent's adjusted score, or the dummy's for an unplayed round
  Score own;       ///< the points awarded in the round
  bool voluntary = false;
};

/// The contributions of every round of one player. `adjusted` is adjusted_scores(table).
std::vector<Contribution> contributions(const Crosstable& table, std::size_t row,
                                        const std::vector<Score>& adjusted);

}  // namespace praporek::standings
