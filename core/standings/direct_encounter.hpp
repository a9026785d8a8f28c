#pragma once

#include "core/standings/crosstable.hpp"

#include <vector>

namespace praporek::standings {

/// The places of a group of tied players by their games with one another (C.07 6). `group` holds
/// indices of rows; the answer has the same order. Players not told apart share the better place;
/// all places are 0 when the group is not split at all.
std::vector<int> direct_encounter(const Crosstable& table, const std::vector<std::size_t>& group,
                                  bool forfeits_as_played);

}  // namespace praporek::standings
