#pragma once

#include "core/pairing/swiss1992_matching.hpp"

#include <vector>

namespace praporek::pairing::swiss1992 {

/// Swiss 1992 D2: as many players out of S1 as out of S2.
struct Exchange {
  std::vector<int> out_of_s1;
  std::vector<int> out_of_s2;

  friend bool operator==(const Exchange&, const Exchange&) = default;
};

/// The first exchange in the order of D2 after which the group can be paired between S1 and S2.
/// `group` holds the group's vertices by rank, the first `half` of them are S1. The cheapest
/// perfect matchings of `graph` are the acceptable pairings; at least one must exist.
Exchange first_exchange(const CostGraph& graph, const std::vector<int>& group, int half);

}  // namespace praporek::pairing::swiss1992
