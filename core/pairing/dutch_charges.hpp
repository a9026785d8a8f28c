#pragma once

#include "core/pairing/dutch_criteria.hpp"
#include "core/pairing/matching_graph.hpp"

#include <optional>
#include <vector>

namespace praporek::pairing::dutch {

/// Pseudo-criteria behind C21: of two equal candidates the one with fewer exchanges comes first,
/// then the one with the smaller difference of the exchanged numbers (Dutch 4.3).
inline constexpr int exchanges_made = 100;
inline constexpr int numbers_exchanged = 101;

/// What every possible pair of a bracket's graph costs. Players alike in all that criteria look at
/// form a class.
struct EdgeCharges {
  int classes = 0;
  std::vector<int> class_of;  ///< by vertex
  std::vector<Costs> table;   ///< classes × classes

  /// Numbers in the remainder from 1, 0 for everybody else; empty as long as the order of
  /// generation is not asked for.
  std::vector<int> numbers;
  int s1_size = 0;
};

/// The cheapest complete joining of a graph.
struct Optimum {
  std::vector<int> mates;
  Graph tight{0};             ///< only these links occur in a cheapest joining
  bool all_tight_do = false;  ///< and every complete joining made of them is a cheapest one
  Costs costs;
};

/// Nothing when the graph cannot be joined completely.
std::optional<Optimum> cheapest_joining(const Graph& graph, const EdgeCharges& charges);

}  // namespace praporek::pairing::dutch
