#include "core/pairing/dutch_order.hpp"

#include <algorithm>
#include <utility>

namespace praporek::pairing::dutch {

namespace {

VertexSet range_set(int begin, int end, int size) {
  VertexSet set{size};
  for (int v = begin; v < end; ++v) set.add(v);
  return set;
}

VertexSet set_of(const std::vector<int>& vertices, int size) {
  VertexSet set{size};
  for (const int v : vertices) set.add(v);
  return set;
}

VertexSet united(VertexSet a, const VertexSet& b) {
  for (std::size_t k = 0; k < a.words(); ++k) a[k] |= b[k];
  return a;
}

// Dutch 4.4: the earliest set of moved-down players, then their earliest opponents (4.2).
void place_moved_down(const BracketGraph& graph, OptimalJoinings& joinings) {
  const int size = joinings.size();
  const VertexSet residents = range_set(graph.moved_down, graph.members, size);
  const VertexSet outside = range_set(graph.members, size, size);
  std::vector<int> s1;
  for (int v = 0; v < graph.moved_down; ++v) {
    if (joinings.demand(v, residents)) {
      s1.push_back(v);
    } else {
      joinings.demand(v, outside);
    }
  }
  for (const int v : s1) joinings.join_with_first(v, residents);
}

/// The residents not taken by moved-down players, paired among themselves.
struct Remainder {
  std::vector<int> vertices;
  int pairs = 0;

  [[nodiscard]] std::vector<int> s1() const { return {vertices.begin(), vertices.begin() + pairs}; }
  [[nodiscard]] std::vector<int> s2() const { return {vertices.begin() + pairs, vertices.end()}; }
};

Remainder remainder_of(const BracketGraph& graph, const OptimalJoinings& joinings) {
  Remainder remainder;
  for (int v = graph.moved_down; v < graph.members; ++v) {
    if (joinings.mate(v) < graph.moved_down) continue;
    remainder.vertices.push_back(v);
    if (v < joinings.mate(v) && joinings.mate(v) < graph.members) ++remainder.pairs;
  }
  return remainder;
}

// Can the optimum be had by transpositions alone: everybody in S1 against somebody in S2?
bool without_exchange(const Remainder& remainder, OptimalJoinings& joinings) {
  Graph links = joinings.links();
  const VertexSet s2 = set_of(remainder.s2(), joinings.size());
  const auto drop = [&](int v, auto forbidden) {
    for (std::size_t k = 0; k < links.words(); ++k) {
      for_each_vertex(links.row(v)[k] & forbidden(k), k, [&](int u) { links.unlink(v, u); });
    }
  };
  for (const int v : remainder.s1()) drop(v, [&](std::size_t k) { return ~s2[k]; });
  for (const int v : remainder.s2()) drop(v, [&](std::size_t k) { return s2[k]; });
  return joinings.demand_links(links);
}

// Dutch 4.3: which players leave S1, the lowest ranked first; who of S2 comes in.
void exchange(const BracketGraph& graph, const Remainder& remainder, OptimalJoinings& joinings) {
  const int size = joinings.size();
  std::vector<int> numbers(static_cast<std::size_t>(graph.members), 0);
  for (std::size_t i = 0; i < remainder.vertices.size(); ++i)
    numbers[static_cast<std::size_t>(remainder.vertices[i])] = static_cast<int>(i) + 1;
  joinings = joinings.fewest_exchanges(std::move(numbers), remainder.pairs);
  const VertexSet outside = range_set(graph.members, size, size);
  const auto is_bottom = [&](int v) { return united(range_set(0, v, size), outside); };
  const auto is_top = [&](int v) { return range_set(v + 1, graph.members, size); };
  std::vector<int> s1 = remainder.s1();
  std::ranges::reverse(s1);
  for (const int v : s1) {
    if (!joinings.demand(v, is_bottom(v))) joinings.demand(v, is_top(v));
  }
  for (const int v : remainder.s2()) {
    if (!joinings.demand(v, is_top(v))) joinings.demand(v, is_bottom(v));
  }
}

// Dutch 4.2: the earliest transposition.
void transpose(const BracketGraph& graph, const Remainder& remainder, OptimalJoinings& joinings) {
  for (const int v : remainder.vertices) {
    if (joinings.mate(v) < v || joinings.mate(v) >= graph.members) continue;
    joinings.join_with_first(v, range_set(v + 1, graph.members, joinings.size()));
  }
}

Candidate candidate_of(const BracketGraph& graph, const OptimalJoinings& joinings) {
  Candidate candidate;
  for (int v = 0; v < graph.members; ++v) {
    const int mate = joinings.mate(v);
    const int place = graph.places[static_cast<std::size_t>(v)];
    if (mate >= graph.members) {
      candidate.downfloaters.push_back(place);
    } else if (v < mate) {
      candidate.pairs.emplace_back(place, graph.places[static_cast<std::size_t>(mate)]);
    }
  }
  return candidate;
}

}  // namespace

Candidate first_generated(const BracketGraph& graph, OptimalJoinings& joinings) {
  place_moved_down(graph, joinings);
  const Remainder remainder = remainder_of(graph, joinings);
  if (!without_exchange(remainder, joinings)) exchange(graph, remainder, joinings);
  transpose(graph, remainder, joinings);
  return candidate_of(graph, joinings);
}

}  // namespace praporek::pairing::dutch
