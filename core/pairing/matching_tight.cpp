#include "core/pairing/matching_weighted.hpp"

#include <algorithm>

namespace praporek::pairing {

template <class C>
C WeightedMatching<C>::shared_price(int u, int v) const {
  C sum;
  for (int a = nodes_[at(u)].parent; a != none; a = nodes_[at(a)].parent) {
    for (int b = nodes_[at(v)].parent; b != none; b = nodes_[at(b)].parent) {
      if (a == b) sum += nodes_[at(a)].price;
    }
  }
  return sum;
}

template <class C>
bool WeightedMatching<C>::has_priced_blossoms() const {
  return std::ranges::any_of(nodes_, [](const Node& node) { return !node.price.is_zero(); });
}

template <class C>
template <class Tight>
Graph WeightedMatching<C>::links_where(Tight tight) const {
  Graph links{graph_->size()};
  for (int u = 0; u < graph_->size(); ++u) {
    for (std::size_t k = VertexSet::word(u); k < graph_->words(); ++k) {
      for_each_vertex(graph_->row(u)[k], k, [&](int v) {
        if (v > u && tight(u, v)) links.link(u, v);
      });
    }
  }
  return links;
}

template <class C>
auto WeightedMatching<C>::tight_links() const -> TightLinks {
  if (!has_priced_blossoms()) {
    return {links_where([&](int u, int v) { return slack(u, v).is_zero(); }), true};
  }
  if (const auto prices = prices_without_blossoms()) {
    const auto tight = [&](int u, int v) {
      const C cost = costs_->between(u, v);
      const C twice = cost + cost;
      return (*prices)[at(u)] + (*prices)[at(v)] == twice + twice;
    };
    return {links_where(tight), true};
  }
  const auto tight = [&](int u, int v) {
    const C gap = slack(u, v);
    return (top_[at(u)] == top_[at(v)] ? gap + shared_price(u, v) : gap).is_zero();
  };
  return {links_where(tight), false};
}

// Prices of vertices alone that prove the matching cheapest, if there are any (four times the
// costs). With both ends of a link priced apart, once as the one and once as the other end, the
// matching is cheapest when nobody gains by going round in a circle of links and mates; the prices
// are then shortest ways. The search gives up where a circle may gain: blossoms are needed there.
template <class C>
std::optional<std::vector<C>> WeightedMatching<C>::prices_without_blossoms() const {
  const int size = graph_->size();
  std::vector<C> price = price_;
  std::vector<int> waiting(at(size));
  std::vector<char> waits(at(size), 1);
  for (int v = 0; v < size; ++v) waiting[at(v)] = v;
  const std::size_t patience = at(size) * 32;
  for (std::size_t head = 0; head < waiting.size(); ++head) {
    if (head > patience) return std::nullopt;
    const int w = waiting[head];
    waits[at(w)] = 0;
    const int v = mate_[at(w)];
    const C mates_cost = costs_->between(v, w);
    const C base = price[at(w)] - mates_cost - mates_cost;
    for (std::size_t k = 0; k < graph_->words(); ++k) {
      for_each_vertex(graph_->row(v)[k], k, [&](int u) {
        const C cost = costs_->between(u, v);
        const C least = base + cost + cost;
        if (!(least < price[at(u)])) return;
        price[at(u)] = least;
        if (waits[at(u)] == 0) waiting.push_back(u);
        waits[at(u)] = 1;
      });
    }
  }
  std::vector<C> both(at(size));
  for (int v = 0; v < size; ++v) {
    const C cost = costs_->between(v, mate_[at(v)]);
    both[at(v)] = price[at(v)] + cost + cost - price[at(mate_[at(v)])];
  }
  return both;
}

template auto WeightedMatching<Cost<1>>::tight_links() const -> TightLinks;
template auto WeightedMatching<Cost<2>>::tight_links() const -> TightLinks;
template auto WeightedMatching<Cost<4>>::tight_links() const -> TightLinks;
template auto WeightedMatching<Cost<8>>::tight_links() const -> TightLinks;
template auto WeightedMatching<Cost<64>>::tight_links() const -> TightLinks;

}  // namespace praporek::pairing
