#pragma once

#include "core/pairing/matching_graph.hpp"

#include <vector>

namespace praporek::pairing {

/// A matching in a general graph, grown and changed along alternating paths (Edmonds 1965). The
/// graph must outlive it; links may be removed from the graph once no pair uses them.
class Matching {
 public:
  static constexpr int nobody = -1;

  /// Nobody paired; only the vertices of `active` take part.
  Matching(const Graph& graph, VertexSet active);
  /// All vertices take part, paired as given.
  Matching(const Graph& graph, std::vector<int> mates);

  [[nodiscard]] int mate(int v) const { return mate_[index(v)]; }
  [[nodiscard]] const std::vector<int>& mates() const { return mate_; }
  [[nodiscard]] bool is_active(int v) const { return active_.has(v); }

  void join(int a, int b);
  void part(int v);

  /// Gives every vertex of `order` a mate if it can be done without unpairing anybody else.
  void pair_all(const std::vector<int>& order);

  /// Finds an unpaired vertex a mate; nobody paired before loses his.
  bool augment(int root);

  /// Leaves one of `wanted` unpaired instead of `root`: the one that stands first among the
  /// vertices that can be left over, or nobody when none of them can.
  int leave_over_instead(int root, const VertexSet& wanted);

  /// Vertices that could be left unpaired instead of `root`, itself included.
  VertexSet replaceable(int root);

  /// Joins v with the first vertex in `wanted` that some perfect matching of the same vertices
  /// joins it with. v must be paired. Returns the mate.
  int rejoin_with_first(int v, const VertexSet& wanted);

 private:
  static std::size_t index(int v) { return static_cast<std::size_t>(v); }
  template <class Done>
  int grow(int root, Done done);
  void plant(int root);
  int reach_fresh(int u);
  void meet_outer(int u);
  void contract(int a, int b);
  int common_base(int a, int b);
  void mark_path(int v, int base, int child);
  void make_outer(int v);
  void flip_to(int v);
  void expose(int v);
  int swap_shortcut(int v, int first);
  [[nodiscard]] int first_of(const VertexSet& set, int v) const;

  const Graph* graph_;
  VertexSet active_;
  std::vector<int> mate_;

  // The alternating tree of the search under way.
  std::vector<int> parent_;
  std::vector<int> base_;
  std::vector<int> queue_;
  std::vector<int> visited_;
  std::vector<char> in_blossom_;
  VertexSet fresh_;
  VertexSet outer_;
};

}  // namespace praporek::pairing
