#pragma once

#include "core/pairing/dutch_charges.hpp"

#include <optional>
#include <utility>
#include <vector>

namespace praporek::pairing::dutch {

/// All the cheapest joinings of a bracket's graph, narrowed down choice by choice. One of them is
/// always at hand.
class OptimalJoinings {
 public:
  /// Nothing when the graph cannot be joined completely.
  static std::optional<OptimalJoinings> of(const Graph& graph, const EdgeCharges& charges);

  [[nodiscard]] int mate(int v) const { return optimum_.mates[static_cast<std::size_t>(v)]; }
  [[nodiscard]] const Costs& costs() const { return optimum_.costs; }
  [[nodiscard]] int size() const { return optimum_.tight.size(); }

  /// Demands that v be joined with one of `allowed`. False, and nothing changed, when no cheapest
  /// joining does that.
  bool demand(int v, const VertexSet& allowed);

  /// Joins v for good with the first vertex of `wanted` some cheapest joining gives it.
  int join_with_first(int v, const VertexSet& wanted);

  /// Demands that only links inside `links` be used.
  bool demand_links(const Graph& links);

  /// Those of the cheapest joinings that come first by exchanges (Dutch 4.3).
  [[nodiscard]] OptimalJoinings fewest_exchanges(std::vector<int> numbers, int s1_size) const;

  [[nodiscard]] const Graph& links() const { return optimum_.tight; }

 private:
  OptimalJoinings(Optimum optimum, EdgeCharges charges)
      : optimum_{std::move(optimum)}, charges_{std::move(charges)} {}

  bool accept(Graph narrowed);
  bool repair(const Graph& narrowed);
  void cut(int v, const VertexSet& allowed);

  Optimum optimum_;
  EdgeCharges charges_;
};

}  // namespace praporek::pairing::dutch
