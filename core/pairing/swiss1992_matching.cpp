#include "core/pairing/swiss1992_matching.hpp"

#include "core/pairing/swiss1992_blossoms.hpp"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

namespace praporek::pairing::swiss1992 {

namespace {

using Cost = CostGraph::Cost;
constexpr Cost unlimited = std::numeric_limits<Cost>::max() / 4;
constexpr int nowhere = Edge::nowhere;

std::size_t index(int id) { return static_cast<std::size_t>(id); }

enum class Label : std::uint8_t { Free, Even, Odd };

/// One run: grows alternating trees from all exposed vertices, shrinks odd cycles, changes duals
/// until an augmenting path is tight. Costs count double, so that duals stay whole numbers:
/// slack = 2·cost − dual(a) − dual(b) for vertices in different blossoms.
class Search {
 public:
  Search(const CostGraph& graph, std::vector<Cost> duals, const std::vector<int>& mates);

  /// False when there is no perfect matching.
  bool run();
  [[nodiscard]] std::vector<int> mates() const;
  [[nodiscard]] std::vector<Cost> duals_without_blossoms() const;

 private:
  [[nodiscard]] Cost slack(int a, int b) const {
    return 2 * graph_.cost(a, b) - duals_[index(a)] - duals_[index(b)];
  }
  [[nodiscard]] Label label_of(int vertex) const { return label_[index(blossoms_.top(vertex))]; }
  [[nodiscard]] bool is_usable(int a, int b) const {
    return graph_.is_open(a, b) && blossoms_.top(a) != blossoms_.top(b);
  }
  void offer(int from, int to);

  void make_duals_feasible();
  void match_if_tight(int a, int b);
  void keep_tight_mates(const std::vector<int>& mates);
  [[nodiscard]] bool is_complete() const;
  void drop_idle_blossoms();
  void start_trees();
  bool augment_once();
  [[nodiscard]] Cost dual_step() const;
  void change_duals(Cost step);
  bool expand_spent();
  void expand(int id);
  bool use_tight_edge(int vertex);
  void mark_even(int id);
  void renew_best_edges(int id);
  void grow(Edge edge);
  [[nodiscard]] int parent_of(int even) const;
  int common_root(Edge edge);
  [[nodiscard]] Blossom branch_to(int root, int from) const;
  void shrink(Edge edge, int root);
  void augment_from(Edge edge);

  const CostGraph& graph_;
  int n_;
  Blossoms blossoms_;
  std::vector<Cost> duals_;
  std::vector<int> best_;    ///< the even vertex with the least slack to a vertex
  std::vector<Edge> entry_;  ///< of odd ids: from the tree into the id
  std::vector<Label> label_;
  std::vector<int> mark_;  ///< the last search for a common root that passed here
  int marks_ = 0;
};

Search::Search(const CostGraph& graph, std::vector<Cost> duals, const std::vector<int>& mates)
    : graph_{graph},
      n_{graph.size()},
      blossoms_{n_},
      duals_{std::move(duals)},
      best_(index(n_), nowhere),
      entry_(index(2 * n_)),
      label_(index(2 * n_), Label::Free),
      mark_(index(2 * n_), 0) {
  duals_.resize(index(n_), unlimited);
  make_duals_feasible();
  keep_tight_mates(mates);
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

void Search::match_if_tight(int a, int b) {
  if (!blossoms_.is_exposed(a) || !blossoms_.is_exposed(b)) return;
  if (!graph_.is_open(a, b) || slack(a, b) != 0) return;
  blossoms_.set_match(a, {a, b});
  blossoms_.set_match(b, {b, a});
}

void Search::keep_tight_mates(const std::vector<int>& mates) {
  for (int v = 0; v < static_cast<int>(mates.size()); ++v) match_if_tight(v, mates[index(v)]);
  for (int a = 0; a < n_; ++a) {
    for (int b = a + 1; b < n_ && blossoms_.is_exposed(a); ++b) match_if_tight(a, b);
  }
  // Exposed vertices of one parity keep every step of the duals a whole number.
  for (int v = 0; v < n_; ++v) {
    if (blossoms_.is_exposed(v) && duals_[index(v)] % 2 != 0) --duals_[index(v)];
  }
}

bool Search::is_complete() const {
  for (int v = 0; v < n_; ++v) {
    if (blossoms_.is_exposed(blossoms_.top(v))) return false;
  }
  return true;
}

bool Search::run() {
  if (n_ % 2 != 0) return false;
  while (!is_complete()) {
    drop_idle_blossoms();
    start_trees();
    if (!augment_once()) return false;
  }
  return true;
}

void Search::drop_idle_blossoms() {
  for (bool dropped = true; dropped;) {
    dropped = false;
    for (const int id : blossoms_.tops()) {
      if (!blossoms_.is_blossom(id) || blossoms_.blossom(id).dual != 0) continue;
      blossoms_.open(id);
      dropped = true;
    }
  }
}

void Search::start_trees() {
  std::ranges::fill(label_, Label::Free);
  std::ranges::fill(best_, nowhere);
  for (const int id : blossoms_.tops()) {
    if (blossoms_.is_exposed(id)) mark_even(id);
  }
}

bool Search::augment_once() {
  for (;;) {
    const Cost step = dual_step();
    if (step == unlimited) return false;
    if (step > 0) change_duals(step);
    if (expand_spent()) continue;
    for (int v = 0; v < n_; ++v) {
      if (use_tight_edge(v)) return true;
    }
  }
}

/// How far the duals can move until an edge becomes tight or an odd blossom is spent.
Cost Search::dual_step() const {
  Cost step = unlimited;
  for (int v = 0; v < n_; ++v) {
    const int best = best_[index(v)];
    if (best == nowhere || label_of(v) == Label::Odd) continue;
    const Cost gap = slack(best, v);
    step = std::min(step, label_of(v) == Label::Even ? gap / 2 : gap);
  }
  for (const int id : blossoms_.tops()) {
    if (blossoms_.is_blossom(id) && label_[index(id)] == Label::Odd)
      step = std::min(step, blossoms_.blossom(id).dual / 2);
  }
  return step;
}

void Search::change_duals(Cost step) {
  for (const int id : blossoms_.tops()) {
    if (label_[index(id)] == Label::Free) continue;
    const Cost change = label_[index(id)] == Label::Even ? step : -step;
    blossoms_.for_each_vertex(id, [&](int v) { duals_[index(v)] += change; });
    if (blossoms_.is_blossom(id)) blossoms_.blossom(id).dual += 2 * change;
  }
}

bool Search::expand_spent() {
  bool expanded = false;
  for (const int id : blossoms_.tops()) {
    const bool spent = blossoms_.is_blossom(id) && label_[index(id)] == Label::Odd &&
                       blossoms_.blossom(id).dual == 0;
    if (!spent) continue;
    expand(id);
    expanded = true;
  }
  return expanded;
}

/// An odd blossom whose dual is used up: the part of its cycle between entry and base stays in the
/// tree, the rest becomes free.
void Search::expand(int id) {
  Edge entry = entry_[index(id)];
  const Blossom opened = blossoms_.open(id);
  for (const int child : opened.children) label_[index(child)] = Label::Free;
  const int size = static_cast<int>(opened.children.size());
  const auto entered = std::ranges::find(opened.children, blossoms_.top(entry.to));
  int at = static_cast<int>(entered - opened.children.begin());
  const bool forward = at % 2 != 0;
  const auto next = [&](int from) { return forward ? (from + 1) % size : from - 1; };
  const auto link = [&](int from) {
    return forward ? opened.links[index(from)] : opened.links[index(from - 1)].reversed();
  };
  std::vector<int> even;
  for (;;) {
    const int odd = opened.children[index(at)];
    label_[index(odd)] = Label::Odd;
    entry_[index(odd)] = entry;
    if (at == 0) break;
    at = next(at);
    even.push_back(opened.children[index(at)]);
    entry = link(at);
    at = next(at);
  }
  for (const int child : even) mark_even(child);
  // The children are outside one another now.
  for (const int child : opened.children) renew_best_edges(child);
}

/// True when the edge completed an augmenting path.
bool Search::use_tight_edge(int vertex) {
  const int best = best_[index(vertex)];
  if (best == nowhere || label_of(vertex) == Label::Odd || slack(best, vertex) != 0) return false;
  const Edge edge{best, vertex};
  if (label_of(vertex) == Label::Free) {
    grow(edge);
    return false;
  }
  if (const int root = common_root(edge); root != nowhere) {
    shrink(edge, root);
    return false;
  }
  augment_from(edge);
  augment_from(edge.reversed());
  return true;
}

/// `from` is even: is it nearer to `to` than what was known?
void Search::offer(int from, int to) {
  const int best = best_[index(to)];
  if (best == nowhere || slack(from, to) < slack(best, to)) best_[index(to)] = from;
}

void Search::mark_even(int id) {
  label_[index(id)] = Label::Even;
  blossoms_.for_each_vertex(id, [&](int from) {
    for (int to = 0; to < n_; ++to) {
      if (is_usable(from, to)) offer(from, to);
    }
  });
}

void Search::renew_best_edges(int id) {
  blossoms_.for_each_vertex(id, [&](int to) {
    best_[index(to)] = nowhere;
    for (int from = 0; from < n_; ++from) {
      if (label_of(from) == Label::Even && is_usable(from, to)) offer(from, to);
    }
  });
}

void Search::grow(Edge edge) {
  const int odd = blossoms_.top(edge.to);
  label_[index(odd)] = Label::Odd;
  entry_[index(odd)] = edge;
  mark_even(blossoms_.top(blossoms_.match(odd).to));
}

/// The even id two steps nearer to the root; nowhere for a root.
int Search::parent_of(int even) const {
  if (blossoms_.is_exposed(even)) return nowhere;
  const int odd = blossoms_.top(blossoms_.match(even).to);
  return blossoms_.top(entry_[index(odd)].from);
}

int Search::common_root(Edge edge) {
  ++marks_;
  int a = blossoms_.top(edge.from);
  int b = blossoms_.top(edge.to);
  while (a != nowhere || b != nowhere) {
    if (a != nowhere) {
      if (mark_[index(a)] == marks_) return a;
      mark_[index(a)] = marks_;
      a = parent_of(a);
    }
    std::swap(a, b);
  }
  return nowhere;
}

/// The way from an even id up to the root, without the root itself.
Blossom Search::branch_to(int root, int from) const {
  Blossom branch;
  for (int id = from; id != root; id = parent_of(id)) {
    const Edge match = blossoms_.match(id);
    const int odd = blossoms_.top(match.to);
    branch.children.insert(branch.children.end(), {id, odd});
    branch.links.insert(branch.links.end(), {match, entry_[index(odd)].reversed()});
  }
  return branch;
}

/// Down from the root to one end of the edge, across, and up again from the other.
void Search::shrink(Edge edge, int root) {
  const Blossom down = branch_to(root, blossoms_.top(edge.from));
  const Blossom up = branch_to(root, blossoms_.top(edge.to));
  Blossom made;
  made.children.push_back(root);
  made.children.insert(made.children.end(), down.children.rbegin(), down.children.rend());
  made.children.insert(made.children.end(), up.children.begin(), up.children.end());
  for (auto link = down.links.rbegin(); link != down.links.rend(); ++link)
    made.links.push_back(link->reversed());
  made.links.push_back(edge);
  made.links.insert(made.links.end(), up.links.begin(), up.links.end());
  const int id = blossoms_.shrink(std::move(made));
  mark_even(id);
  renew_best_edges(id);
}

/// Swaps matched and unmatched edges from the edge's first end up to its root.
void Search::augment_from(Edge edge) {
  for (;;) {
    const int even = blossoms_.top(edge.from);
    const Edge before = blossoms_.match(even);
    blossoms_.set_match(even, edge);
    if (before.to == nowhere) return;
    const int odd = blossoms_.top(before.to);
    const Edge entry = entry_[index(odd)];
    blossoms_.set_match(odd, entry.reversed());
    edge = entry;
  }
}

std::vector<int> Search::mates() const {
  std::vector<int> mates(index(n_));
  for (int v = 0; v < n_; ++v) mates[index(v)] = blossoms_.match(v).to;
  return mates;
}

/// Feasible duals for the vertices alone: half of each blossom's dual is taken off its vertices.
std::vector<Cost> Search::duals_without_blossoms() const {
  std::vector<Cost> plain = duals_;
  const std::vector<Cost> around = blossoms_.duals_around();
  for (std::size_t v = 0; v < plain.size(); ++v) plain[v] -= around[v] / 2;
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
