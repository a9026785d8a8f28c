#pragma once

#include "core/pairing/dutch_graph.hpp"
#include "core/pairing/dutch_optimal.hpp"

namespace praporek::pairing::dutch {

/// Of equally good candidates the one that is generated first (Dutch 3 and 4). Only joinings that
/// make this candidate remain.
Candidate first_generated(const BracketGraph& graph, OptimalJoinings& joinings);

}  // namespace praporek::pairing::dutch
