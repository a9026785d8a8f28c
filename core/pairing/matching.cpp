#include "core/pairing/matching.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace praporek::pairing {

namespace {

VertexSet everybody(int size) {
  VertexSet all{size};
  for (int v = 0; v < size; ++v) all.add(v);
  return all;
}

}  // namespace

Matching::Matching(const Graph& graph, VertexSet active)
    : graph_{&graph},
      active_{std::move(active)},
      mate_(index(graph.size()), nobody),
      parent_(index(graph.size()), nobody),
      base_(index(graph.size())),
      in_blossom_(index(graph.size())),
      fresh_{graph.size()},
      outer_{graph.size()} {}

Matching::Matching(const Graph& graph, std::vector<int> mates)
    : Matching{graph, everybody(graph.size())} {
  mate_ = std::move(mates);
}

void Matching::join(int a, int b) {
  mate_[index(a)] = b;
  mate_[index(b)] = a;
}

void Matching::part(int v) {
  const int partner = mate(v);
  if (partner != nobody) mate_[index(partner)] = nobody;
  mate_[index(v)] = nobody;
}

void Matching::pair_all(const std::vector<int>& order) {
  VertexSet free{graph_->size()};
  for (const int v : order) {
    if (mate(v) == nobody) free.add(v);
  }
  for (const int v : order) {
    if (mate(v) != nobody) continue;
    free.drop(v);
    for (std::size_t k = 0; k < free.words(); ++k) {
      const std::uint64_t word = graph_->row(v)[k] & free[k];
      if (word == 0) continue;
      const int partner = static_cast<int>(k * 64) + std::countr_zero(word);
      join(v, partner);
      free.drop(partner);
      break;
    }
  }
  for (const int v : order) {
    if (mate(v) == nobody) augment(v);
  }
}

void Matching::plant(int root) {
  std::fill(parent_.begin(), parent_.end(), nobody);
  std::iota(base_.begin(), base_.end(), 0);
  fresh_ = active_;
  std::fill(&outer_[0], &outer_[0] + outer_.words(), 0);
  queue_.clear();
  make_outer(root);
}

void Matching::make_outer(int v) {
  outer_.add(v);
  fresh_.drop(v);
  queue_.push_back(v);
}

// Takes the fresh neighbours of an outer vertex into the tree; returns an unpaired one if any.
int Matching::reach_fresh(int u) {
  for (std::size_t k = 0; k < graph_->words(); ++k) {
    std::uint64_t word = 0;
    while ((word = graph_->row(u)[k] & fresh_[k]) != 0) {
      const int v = static_cast<int>(k * 64) + std::countr_zero(word);
      fresh_.drop(v);
      parent_[index(v)] = u;
      if (mate(v) == nobody) return v;
      make_outer(mate(v));
    }
  }
  return nobody;
}

void Matching::meet_outer(int u) {
  for (std::size_t k = 0; k < graph_->words(); ++k) {
    for_each_vertex(graph_->row(u)[k] & outer_[k], k, [&](int w) {
      if (base_[index(w)] != base_[index(u)]) contract(u, w);
    });
  }
}

int Matching::common_base(int a, int b) {
  visited_.assign(mate_.size(), 0);
  for (int v = base_[index(a)];; v = base_[index(parent_[index(mate(v))])]) {
    visited_[index(v)] = 1;
    if (mate(v) == nobody) break;
  }
  int v = base_[index(b)];
  while (visited_[index(v)] == 0) v = base_[index(parent_[index(mate(v))])];
  return v;
}

void Matching::mark_path(int v, int base, int child) {
  while (base_[index(v)] != base) {
    const int partner = mate(v);
    in_blossom_[index(base_[index(v)])] = 1;
    in_blossom_[index(base_[index(partner)])] = 1;
    parent_[index(v)] = child;
    child = partner;
    v = parent_[index(partner)];
  }
}

void Matching::contract(int a, int b) {
  const int base = common_base(a, b);
  std::fill(in_blossom_.begin(), in_blossom_.end(), 0);
  mark_path(a, base, b);
  mark_path(b, base, a);
  for (int v = 0; v < graph_->size(); ++v) {
    if (in_blossom_[index(base_[index(v)])] == 0) continue;
    base_[index(v)] = base;
    if (!outer_.has(v)) make_outer(v);
  }
}

// Grows the tree from an unpaired root. Stops at another unpaired vertex, which it returns, or as
// soon as done() holds.
template <class Done>
int Matching::grow(int root, Done done) {
  plant(root);
  for (std::size_t head = 0; head < queue_.size() && !done(); ++head) {
    const int end = reach_fresh(queue_[head]);
    if (end != nobody) return end;
    if (done()) break;
    meet_outer(queue_[head]);
  }
  return nobody;
}

void Matching::flip_to(int v) {
  while (v != nobody) {
    const int inner = parent_[index(v)];
    const int next = mate(inner);
    join(v, inner);
    v = next;
  }
}

// Leaves the outer vertex v unpaired instead of the root.
void Matching::expose(int v) {
  const int partner = mate(v);
  if (partner == nobody) return;
  mate_[index(v)] = nobody;
  flip_to(partner);
}

bool Matching::augment(int root) {
  const int end = grow(root, [] { return false; });
  if (end == nobody) return false;
  flip_to(end);
  return true;
}

int Matching::first_of(const VertexSet& set, int v) const {
  for (std::size_t k = 0; k < set.words(); ++k) {
    const std::uint64_t word = set[k] & (v == nobody ? ~std::uint64_t{0} : graph_->row(v)[k]);
    if (word != 0) return static_cast<int>(k * 64) + std::countr_zero(word);
  }
  return nobody;
}

int Matching::leave_over_instead(int root, const VertexSet& wanted) {
  const VertexSet possible = replaceable(root);
  VertexSet both = possible;
  for (std::size_t k = 0; k < both.words(); ++k) both[k] &= wanted[k];
  const int chosen = first_of(both, nobody);
  if (chosen != nobody) expose(chosen);
  return chosen;
}

VertexSet Matching::replaceable(int root) {
  grow(root, [] { return false; });
  return outer_;
}

// The commonest case: the old mate of v and the old mate of `first` simply change places.
int Matching::swap_shortcut(int v, int first) {
  const int old_mate = mate(v);
  const int left = mate(first);
  if (left == nobody || left == v || !graph_->linked(old_mate, left)) return nobody;
  join(v, first);
  join(old_mate, left);
  return first;
}

int Matching::rejoin_with_first(int v, const VertexSet& wanted) {
  const int first = first_of(wanted, v);
  const int old_mate = mate(v);
  if (first == nobody || first == old_mate) return old_mate;
  if (swap_shortcut(v, first) != nobody) return first;
  // Somebody joined with v in another perfect matching is one who, v and his mate parted and v
  // set aside, can be left over instead of that mate.
  part(v);
  active_.drop(v);
  grow(old_mate, [&] { return outer_.has(first); });
  active_.add(v);
  VertexSet possible = outer_;
  for (std::size_t k = 0; k < possible.words(); ++k) possible[k] &= wanted[k];
  const int chosen = first_of(possible, v);
  if (chosen != nobody) expose(chosen);
  join(v, chosen == nobody ? old_mate : chosen);
  return mate(v);
}

}  // namespace praporek::pairing
