#pragma once

#include "core/standings/crosstable.hpp"
#include "core/standings/tiebreaks.hpp"

#include <vector>

namespace praporek::standings {

/// The order of a tournament after a round.
struct Ranking {
  std::vector<int> rank;           ///< by row of the crosstable; equal players share the better
  std::vector<std::size_t> order;  ///< rows from the first place down, equal ones by TPN
  std::vector<std::vector<Value>> values;  ///< by column asked for, then by row
};

/// Ranks by points and then by `tie_breaks` in their order, and computes the values of `columns`.
/// A direct encounter among the columns is the one of the list, or, when the list has none, that
/// inside groups of equal points.
Ranking rank(const Crosstable& table, const std::vector<TieBreak>& tie_breaks,
             const std::vector<TieBreak>& columns);

}  // namespace praporek::standings
