#include "core/pairing/swiss1992_matching.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <limits>
#include <optional>
#include <utility>

namespace praporek::pairing::swiss1992 {

namespace {

using Cost = CostGraph::Cost;
constexpr Cost unlimited = std::numeric_limits<Cost>::max() / 4;
constexpr int unmatched = -1;

std::size_t index(int id) { return static_cast<std::size_t>(id); }

/// A joint between two vertices, seen from one end.
struct Edge {
  int from = unmatched;
  int to = unmatched;

  [[nodiscard]] Edge reversed() const { return {to, from}; }
};

enum class Label : std::uint8_t { Free, Even, Odd };

/// An odd cycle of tight edges treated as one vertex. The first child holds the base: the only
/// one whose partner is outside. links[i] joins children[i] to children[i + 1], cyclically.
struct Blossom {
  std::vector<int> children;
  std::vector<Edge> links;
  Cost dual = 0;
};

/// One run: grows alternating trees from all exposed vertices, shrinks odd cycles, changes duals
/// until an augmenting path is tight. Ids below n are vertices, the others blossoms. Costs count
/// double, so that duals stay whole numbers: slack = 2·cost − dual(a) − dual(b).
class Search {
 public:
  Search(const CostGraph& graph, std::vector<Cost> duals, const std::vector<int>& mates);

  bool run();
  [[nodiscard]] std::vector<int> mates() const;
  [[nodiscard]] std::vector<Cost> duals_without_blossoms() const;

 private:
  [[nodiscard]] Cost slack(int a, int b) const {
    return 2 * graph_.cost(a, b) - duals_[index(a)] - duals_[index(b)];
  }
  [[nodiscard]] bool is_blossom(int id) const { return id >= n_; }
  Blossom& blossom(int id) { return blossoms_[index(id - n_)]; }
  [[nodiscard]] const Blossom& blossom(int id) const { return blossoms_[index(id - n_)]; }
  [[nodiscard]] Label label_of(int vertex) const { return label_[index(top_[index(vertex)])]; }

  template <class Visit>
  void for_each_vertex(int id, const Visit& visit) const;
  template <class Visit>
  void for_each_top(const Visit& visit) const;

  void make_duals_feasible();
  void keep_tight_mates(const std::vector<int>& mates);
  [[nodiscard]] bool is_complete() const;
  bool augment_once();
  void start_trees();
  void mark_even(int id, bool renew_own);
  void offer_edges_of(int vertex);
  void renew_best_edge(int vertex);
  [[nodiscard]] Cost dual_step() const;
  void change_duals(Cost step);
  bool use_tight_edge(int vertex);
  void grow(Edge edge);
  [[nodiscard]] int parent_of(int even) const;
  int nearest_common_root(Edge edge);
  void shrink(Edge edge, int root);
  void set_match(int id, Edge edge);
  void augment_from(Edge edge);
  void open_blossom(int id);
  void expand_odd(int id);
  void drop_idle_blossoms();
  int new_blossom_id();

  const CostGraph& graph_;
  int n_;
  std::vector<Cost> duals_;
  std::vector<Blossom> blossoms_;
  std::vector<int> unused_blossoms_;
  std::vector<int> top_;     ///< outermost blossom of a vertex
  std::vector<int> best_;    ///< the even vertex with the least slack to a vertex
  std::vector<Edge> match_;  ///< from inside the id to its partner
  std::vector<Edge> entry_;  ///< of odd ids: from the tree into the id
  std::vector<Label> label_;
  std::vector<int> mark_;  ///< last search for a common root that passed here
  int marks_ = 0;
};

Search::Search(const CostGraph& graph, std::vector<Cost> duals, const std::vector<int>& mates)
    : graph_{graph},
      n_{graph.size()},
      duals_{std::move(duals)},
      top_(index(n_)),
      best_(index(n_), unmatched),
      match_(index(2 * n_)),
      entry_(index(2 * n_)),
      label_(index(2 * n_), Label::Free),
      mark_(index(2 * n_), 0) {
  duals_.resize(index(n_), unlimited);
  for (int v = 0; v < n_; ++v) top_[index(v)] = v;
  make_duals_feasible();
  keep_tight_mates(mates);
}

template <class Visit>
void Search::for_each_vertex(int id, const Visit& visit) const {
  if (!is_blossom(id)) {
    visit(id);
    return;
  }
  for (const int child : blossom(id).children) for_each_vertex(child, visit);
}

template <class Visit>
void Search::for_each_top(const Visit& visit) const {
  for (int v = 0; v < n_; ++v) {
    const int id = top_[index(v)];
    if (!is_blossom(id)) visit(id);
  }
  for (int i = 0; i < static_cast<int>(blossoms_.size()); ++i) {
    const Blossom& found = blossoms_[index(i)];
    if (found.children.empty()) continue;
    int inside = found.children.front();
    while (is_blossom(inside)) inside = blossom(inside).children.front();
    if (top_[index(inside)] == n_ + i) visit(n_ + i);
  }
}

void Search::make_duals_feasible() {
  for (int a = 0; a < n_; ++a) {
    Cost limit = duals_[index(a)];
    for (int b = 0; b < n_; ++b) {
      if (!graph_.is_open(a, b)) continue;
      // A vertex without a dual yet takes half of its cheapest edge; so will its neighbour.
      const Cost other = duals_[index(b)];
      const Cost bound = other == unlimited ? graph_.cost(a, b) : 2 * graph_.cost(a, b) - other;
      limit = std::min(limit, bound);
    }
    duals_[index(a)] = limit == unlimited ? 0 : limit;
  }
}

void Search::keep_tight_mates(const std::vector<int>& mates) {
  const auto match_if_tight = [&](int a, int b) {
    if (match_[index(a)].to != unmatched || match_[index(b)].to != unmatched) return;
    if (!graph_.is_open(a, b) || slack(a, b) != 0) return;
    match_[index(a)] = {a, b};
    match_[index(b)] = {b, a};
  };
  for (int v = 0; v < static_cast<int>(mates.size()); ++v) {
    if (v < mates[index(v)]) match_if_tight(v, mates[index(v)]);
  }
  for (int a = 0; a < n_; ++a) {
    for (int b = a + 1; b < n_ && match_[index(a)].to == unmatched; ++b) match_if_tight(a, b);
  }
  // Exposed vertices of one parity keep every step of the duals a whole number.
  for (int v = 0; v < n_; ++v) {
    if (match_[index(v)].to == unmatched && duals_[index(v)] % 2 != 0) --duals_[index(v)];
  }
}

bool Search::is_complete() const {
  return std::ranges::all_of(top_, [&](int id) { return match_[index(id)].to != unmatched; });
}

bool Search::run() {
  if (n_ % 2 != 0) return false;
  while (!is_complete()) {
    if (!augment_once()) return false;
    drop_idle_blossoms();
  }
  return true;
}

bool Search::augment_once() {
  start_trees();
  for (;;) {
    const Cost step = dual_step();
    if (step == unlimited) return false;
    if (step > 0) change_duals(step);
    bool expanded = false;
    for (int i = 0; i < static_cast<int>(blossoms_.size()); ++i) {
      const int id = n_ + i;
      const Blossom& found = blossoms_[index(i)];
      if (found.children.empty() || found.dual != 0 || label_[index(id)] != Label::Odd) continue;
      expand_odd(id);
      expanded = true;
    }
    if (expanded) continue;
    for (int v = 0; v < n_; ++v) {
      if (use_tight_edge(v)) return true;
    }
  }
}

void Search::start_trees() {
  std::ranges::fill(label_, Label::Free);
  std::ranges::fill(best_, unmatched);
  std::vector<int> roots;
  for_each_top([&](int id) {
    if (match_[index(id)].to == unmatched) roots.push_back(id);
  });
  for (const int root : roots) mark_even(root, false);
}

/// Vertices that become even offer their edges; those inside a new blossom need new best edges
/// too, since their old ones may have come to lie inside.
void Search::mark_even(int id, bool renew_own) {
  label_[index(id)] = Label::Even;
  for_each_vertex(id, [&](int v) {
    offer_edges_of(v);
    if (renew_own) renew_best_edge(v);
  });
}

void Search::offer_edges_of(int vertex) {
  for (int v = 0; v < n_; ++v) {
    if (top_[index(v)] == top_[index(vertex)] || !graph_.is_open(vertex, v)) continue;
    const int best = best_[index(v)];
    if (best == unmatched || slack(vertex, v) < slack(best, v)) best_[index(v)] = vertex;
  }
}

void Search::renew_best_edge(int vertex) {
  best_[index(vertex)] = unmatched;
  for (int v = 0; v < n_; ++v) {
    if (label_of(v) != Label::Even || top_[index(v)] == top_[index(vertex)]) continue;
    if (!graph_.is_open(v, vertex)) continue;
    const int best = best_[index(vertex)];
    if (best == unmatched || slack(v, vertex) < slack(best, vertex)) best_[index(vertex)] = v;
  }
}

Cost Search::dual_step() const {
  Cost step = unlimited;
  for (int v = 0; v < n_; ++v) {
    const int best = best_[index(v)];
    if (best == unmatched || label_of(v) == Label::Odd) continue;
    const Cost gap = slack(best, v);
    step = std::min(step, label_of(v) == Label::Even ? gap / 2 : gap);
  }
  for_each_top([&](int id) {
    if (is_blossom(id) && label_[index(id)] == Label::Odd)
      step = std::min(step, blossom(id).dual / 2);
  });
  return step;
}

void Search::change_duals(Cost step) {
  for_each_top([&](int id) {
    const Label label = label_[index(id)];
    if (label == Label::Free) return;
    const Cost change = label == Label::Even ? step : -step;
    for_each_vertex(id, [&](int v) { duals_[index(v)] += change; });
    if (is_blossom(id)) blossom(id).dual += 2 * change;
  });
}

/// True when the edge completed an augmenting path.
bool Search::use_tight_edge(int vertex) {
  const int best = best_[index(vertex)];
  if (best == unmatched || label_of(vertex) == Label::Odd) return false;
  if (slack(best, vertex) != 0) return false;
  const Edge edge{best, vertex};
  if (label_of(vertex) == Label::Free) {
    grow(edge);
    return false;
  }
  const int root = nearest_common_root(edge);
  if (root != unmatched) {
    shrink(edge, root);
    return false;
  }
  augment_from(edge);
  augment_from(edge.reversed());
  return true;
}

void Search::grow(Edge edge) {
  const int odd = top_[index(edge.to)];
  label_[index(odd)] = Label::Odd;
  entry_[index(odd)] = edge;
  mark_even(top_[index(match_[index(odd)].to)], false);
}

/// The even id two steps nearer to the root, or unmatched for a root.
int Search::parent_of(int even) const {
  const int partner = match_[index(even)].to;
  if (partner == unmatched) return unmatched;
  return top_[index(entry_[index(top_[index(partner)])].from)];
}

int Search::nearest_common_root(Edge edge) {
  ++marks_;
  int a = top_[index(edge.from)];
  int b = top_[index(edge.to)];
  while (a != unmatched || b != unmatched) {
    if (a != unmatched) {
      if (mark_[index(a)] == marks_) return a;
      mark_[index(a)] = marks_;
      a = parent_of(a);
    }
    std::swap(a, b);
  }
  return unmatched;
}

int Search::new_blossom_id() {
  if (!unused_blossoms_.empty()) {
    const int id = unused_blossoms_.back();
    unused_blossoms_.pop_back();
    return id;
  }
  blossoms_.emplace_back();
  return n_ + static_cast<int>(blossoms_.size()) - 1;
}

void Search::shrink(Edge edge, int root) {
  Blossom made;
  // Down from the root to edge.from, across, and up again from edge.to to the root.
  for (int id = top_[index(edge.from)]; id != root;) {
    const Edge match = match_[index(id)];
    const int odd = top_[index(match.to)];
    made.children.insert(made.children.end(), {id, odd});
    made.links.insert(made.links.end(), {match.reversed(), entry_[index(odd)]});
    id = top_[index(entry_[index(odd)].from)];
  }
  made.children.push_back(root);
  std::ranges::reverse(made.children);
  std::ranges::reverse(made.links);
  made.links.push_back(edge);
  for (int id = top_[index(edge.to)]; id != root;) {
    const Edge match = match_[index(id)];
    const int odd = top_[index(match.to)];
    made.children.insert(made.children.end(), {id, odd});
    made.links.insert(made.links.end(), {match, entry_[index(odd)].reversed()});
    id = top_[index(entry_[index(odd)].from)];
  }
  const int id = new_blossom_id();
  match_[index(id)] = match_[index(root)];
  blossom(id) = std::move(made);
  for_each_vertex(id, [&](int v) { top_[index(v)] = id; });
  mark_even(id, true);
}

void Search::set_match(int id, Edge edge) {
  match_[index(id)] = edge;
  if (!is_blossom(id)) return;
  Blossom& changed = blossom(id);
  const auto holds = [&](int child) {
    bool found = false;
    for_each_vertex(child, [&](int v) { found = found || v == edge.from; });
    return found;
  };
  const auto base = std::ranges::find_if(changed.children, holds) - changed.children.begin();
  std::ranges::rotate(changed.children, changed.children.begin() + base);
  std::ranges::rotate(changed.links, changed.links.begin() + base);
  set_match(changed.children.front(), edge);
  for (std::size_t i = 1; i + 1 < changed.children.size(); i += 2) {
    set_match(changed.children[i], changed.links[i]);
    set_match(changed.children[i + 1], changed.links[i].reversed());
  }
}

/// Swaps matched and unmatched edges from the edge's first end up to its root.
void Search::augment_from(Edge edge) {
  for (;;) {
    const int even = top_[index(edge.from)];
    const int partner = match_[index(even)].to;
    set_match(even, edge);
    if (partner == unmatched) return;
    const int odd = top_[index(partner)];
    const Edge entry = entry_[index(odd)];
    set_match(odd, entry.reversed());
    edge = entry;
  }
}

/// Its children become outermost again.
void Search::open_blossom(int id) {
  for (const int child : blossom(id).children) {
    label_[index(child)] = Label::Free;
    for_each_vertex(child, [&](int v) { top_[index(v)] = child; });
  }
  blossom(id) = Blossom{};
  unused_blossoms_.push_back(id);
}

/// An odd blossom whose dual is used up: the even part of its cycle stays in the tree.
void Search::expand_odd(int id) {
  const Blossom opened = blossom(id);
  Edge entry = entry_[index(id)];
  open_blossom(id);
  const int size = static_cast<int>(opened.children.size());
  const int entered = top_[index(entry.to)];
  int at = static_cast<int>(std::ranges::find(opened.children, entered) - opened.children.begin());
  const bool forward = at % 2 != 0;
  const auto step = [&](int from) { return forward ? (from + 1) % size : from - 1; };
  const auto link = [&](int from) {
    return forward ? opened.links[index(from)] : opened.links[index(from - 1)].reversed();
  };
  std::vector<int> even;
  for (;;) {
    const int odd = opened.children[index(at)];
    label_[index(odd)] = Label::Odd;
    entry_[index(odd)] = entry;
    if (at == 0) break;
    at = step(at);
    even.push_back(opened.children[index(at)]);
    entry = link(at);
    at = step(at);
  }
  for (const int child : even) mark_even(child, false);
  // The children are outside one another now.
  for (const int child : opened.children) {
    for_each_vertex(child, [&](int v) { renew_best_edge(v); });
  }
}

void Search::drop_idle_blossoms() {
  for (bool dropped = true; dropped;) {
    dropped = false;
    std::vector<int> idle;
    for_each_top([&](int id) {
      if (is_blossom(id) && blossom(id).dual == 0) idle.push_back(id);
    });
    for (const int id : idle) open_blossom(id);
    dropped = !idle.empty();
  }
}

std::vector<int> Search::mates() const {
  std::vector<int> mates(index(n_));
  for (int v = 0; v < n_; ++v) mates[index(v)] = match_[index(v)].to;
  return mates;
}

/// Feasible duals for the vertices alone: each blossom's dual is taken off its vertices.
std::vector<Cost> Search::duals_without_blossoms() const {
  std::vector<Cost> plain = duals_;
  for (int i = 0; i < static_cast<int>(blossoms_.size()); ++i) {
    const Blossom& found = blossoms_[index(i)];
    for (const int child : found.children) {
      for_each_vertex(child, [&](int v) { plain[index(v)] -= found.dual / 2; });
    }
  }
  return plain;
}

}  // namespace

bool CheapestMatching::solve(const CostGraph& graph) {
  if (index(graph.size()) != mates_.size()) {
    mates_.clear();
    duals_.clear();
  }
  Search search{graph, duals_, mates_};
  if (!search.run()) return false;
  mates_ = search.mates();
  duals_ = search.duals_without_blossoms();
  cost_ = 0;
  for (int v = 0; v < graph.size(); ++v) {
    if (v < mate(v)) cost_ += graph.cost(v, mate(v));
  }
  return true;
}

}  // namespace praporek::pairing::swiss1992
