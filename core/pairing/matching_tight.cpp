#include "core/pairing/matching_tight.hpp"

#include <numeric>
#include <optional>

namespace praporek::pairing {

namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

template <class Tight>
Graph links_where(const Graph& graph, Tight tight) {
  Graph links{graph.size()};
  for (int u = 0; u < graph.size(); ++u) {
    for (std::size_t k = VertexSet::word(u); k < graph.words(); ++k) {
      for_each_vertex(graph.row(u)[k], k, [&](int v) {
        if (v > u && tight(u, v)) links.link(u, v);
      });
    }
  }
  return links;
}

template <class C>
C doubled(const C& cost) {
  return cost + cost;
}

// What the priced sets that hold both ends add to a link's price.
template <class C>
C shared_price(const CheapestProof<C>& proof, int u, int v) {
  C sum;
  for (const PricedSet<C>& set : proof.sets) {
    if (set.vertices.has(u) && set.vertices.has(v)) sum += set.price;
  }
  return sum;
}

// Prices of vertices alone that prove the matching cheapest, if there are any (four times the
// costs). With both ends of a link priced apart, once as the one and once as the other end, the
// matching is cheapest when nobody gains by going round in a circle of links and mates; the prices
// are then shortest ways. The search gives up where a circle may gain: priced sets are needed
// there.
template <class C>
std::optional<std::vector<C>> prices_without_sets(const Graph& graph, const PairCosts<C>& costs,
                                                  const CheapestProof<C>& proof) {
  const int size = graph.size();
  std::vector<C> price = proof.prices;
  std::vector<int> waiting(at(size));
  std::vector<char> waits(at(size), 1);
  std::iota(waiting.begin(), waiting.end(), 0);
  const std::size_t patience = at(size) * 32;
  for (std::size_t head = 0; head < waiting.size(); ++head) {
    if (head > patience) return std::nullopt;
    const int w = waiting[head];
    waits[at(w)] = 0;
    const int v = proof.mates[at(w)];
    const C base = price[at(w)] - doubled(costs.between(v, w));
    for (std::size_t k = 0; k < graph.words(); ++k) {
      for_each_vertex(graph.row(v)[k], k, [&](int u) {
        const C least = base + doubled(costs.between(u, v));
        if (!(least < price[at(u)])) return;
        price[at(u)] = least;
        if (waits[at(u)] == 0) waiting.push_back(u);
        waits[at(u)] = 1;
      });
    }
  }
  std::vector<C> both(at(size));
  for (int v = 0; v < size; ++v) {
    const int mate = proof.mates[at(v)];
    both[at(v)] = price[at(v)] + doubled(costs.between(v, mate)) - price[at(mate)];
  }
  return both;
}

}  // namespace

template <class C>
TightLinks tight_links(const Graph& graph, const PairCosts<C>& costs,
                       const CheapestProof<C>& proof) {
  const auto gap = [&](int u, int v) {
    return doubled(costs.between(u, v)) - proof.prices[at(u)] - proof.prices[at(v)];
  };
  if (proof.sets.empty()) {
    return {links_where(graph, [&](int u, int v) { return gap(u, v).is_zero(); }), true};
  }
  if (const auto prices = prices_without_sets(graph, costs, proof)) {
    const auto tight = [&](int u, int v) {
      return (*prices)[at(u)] + (*prices)[at(v)] == doubled(doubled(costs.between(u, v)));
    };
    return {links_where(graph, tight), true};
  }
  const auto tight = [&](int u, int v) {
    return (gap(u, v) + shared_price(proof, u, v)).is_zero();
  };
  return {links_where(graph, tight), false};
}

template TightLinks tight_links(const Graph&, const PairCosts<Cost<1>>&,
                                const CheapestProof<Cost<1>>&);
template TightLinks tight_links(const Graph&, const PairCosts<Cost<2>>&,
                                const CheapestProof<Cost<2>>&);
template TightLinks tight_links(const Graph&, const PairCosts<Cost<4>>&,
                                const CheapestProof<Cost<4>>&);
template TightLinks tight_links(const Graph&, const PairCosts<Cost<8>>&,
                                const CheapestProof<Cost<8>>&);
template TightLinks tight_links(const Graph&, const PairCosts<Cost<64>>&,
                                const CheapestProof<Cost<64>>&);

}  // namespace praporek::pairing
