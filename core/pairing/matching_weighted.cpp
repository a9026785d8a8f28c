#include "core/pairing/matching_weighted.hpp"

#include <algorithm>
#include <iterator>

namespace praporek::pairing {

template <class C>
WeightedMatching<C>::WeightedMatching(const Graph& graph, const PairCosts<C>& costs)
    : graph_{&graph},
      costs_{&costs},
      mate_(at(graph.size()), none),
      price_(at(graph.size())),
      nodes_(at(graph.size())),
      top_(at(graph.size())) {
  for (int v = 0; v < graph.size(); ++v) {
    nodes_[at(v)].base = v;
    nodes_[at(v)].vertices = {v};
    top_[at(v)] = v;
  }
}

template <class C>
C WeightedMatching<C>::total() const {
  C sum;
  for (int v = 0; v < graph_->size(); ++v) {
    if (v < mate_[at(v)]) sum += costs_->between(v, mate_[at(v)]);
  }
  return sum;
}

template <class C>
CheapestProof<C> WeightedMatching<C>::proof() const {
  CheapestProof<C> proof{mate_, price_, {}};
  for (const Node& node : nodes_) {
    if (node.price.is_zero()) continue;
    PricedSet<C> set{VertexSet{graph_->size()}, node.price};
    for (const int v : node.vertices) set.vertices.add(v);
    proof.sets.push_back(std::move(set));
  }
  return proof;
}

// Every vertex pays for its cheapest link, so that each has a tight one to begin with.
template <class C>
void WeightedMatching<C>::set_first_prices() {
  for (int u = 0; u < graph_->size(); ++u) {
    std::optional<C> least;
    for (std::size_t k = 0; k < graph_->words(); ++k) {
      for_each_vertex(graph_->row(u)[k], k, [&](int v) {
        const C gap = slack(u, v);
        if (!least || gap < *least) least = gap;
      });
    }
    if (least) price_[at(u)] += *least;
  }
}

template <class C>
void WeightedMatching<C>::join_greedily() {
  for (int u = 0; u < graph_->size(); ++u) {
    for (std::size_t k = 0; k < graph_->words() && mate_[at(u)] == none; ++k) {
      for_each_vertex(graph_->row(u)[k], k, [&](int v) {
        if (mate_[at(u)] != none || mate_[at(v)] != none || !slack(u, v).is_zero()) return;
        mate_[at(u)] = v;
        mate_[at(v)] = u;
      });
    }
  }
}

template <class C>
bool WeightedMatching<C>::solve() {
  if (graph_->size() % 2 != 0) return false;
  set_first_prices();
  join_greedily();
  while (std::ranges::any_of(mate_, [](int mate) { return mate == none; })) {
    if (!run_stage()) return false;
  }
  return true;
}

// One stage joins two more vertices, or finds that no perfect matching exists.
template <class C>
bool WeightedMatching<C>::run_stage() {
  plant();
  while (!grow()) {
    if (!adjust_prices()) return false;
  }
  end_stage();
  return true;
}

template <class C>
void WeightedMatching<C>::plant() {
  queue_.clear();
  for (Node& node : nodes_) {
    node.label = Label::Fresh;
    node.entry_from = node.entry_to = none;
  }
  for (int v = 0; v < graph_->size(); ++v) {
    if (mate_[at(v)] == none) make_outer(top_[at(v)], none, none);
  }
}

template <class C>
void WeightedMatching<C>::make_outer(int node, int from, int to) {
  Node& outer = nodes_[at(node)];
  outer.label = Label::Outer;
  outer.entry_from = from;
  outer.entry_to = to;
  queue_.insert(queue_.end(), outer.vertices.begin(), outer.vertices.end());
}

// True when two more vertices were joined.
template <class C>
bool WeightedMatching<C>::grow() {
  while (!queue_.empty()) {
    const int u = queue_.back();
    queue_.pop_back();
    if (look_from(u)) return true;
  }
  return false;
}

template <class C>
bool WeightedMatching<C>::look_from(int u) {
  for (std::size_t k = 0; k < graph_->words(); ++k) {
    std::uint64_t word = graph_->row(u)[k];
    for (; word != 0; word &= word - 1) {
      const int v = static_cast<int>(k * 64) + std::countr_zero(word);
      const int node = top_[at(v)];
      if (node == top_[at(u)] || nodes_[at(node)].label == Label::Inner) continue;
      if (slack(u, v).is_zero() && meet(u, v)) return true;
    }
  }
  return false;
}

template <class C>
bool WeightedMatching<C>::meet(int u, int v) {
  if (nodes_[at(top_[at(v)])].label == Label::Fresh) {
    reach(u, v);
    return false;
  }
  const int ancestor = common_ancestor(top_[at(u)], top_[at(v)]);
  if (ancestor == none) {
    augment(u, v);
    return true;
  }
  add_blossom(ancestor, u, v);
  return false;
}

template <class C>
void WeightedMatching<C>::reach(int u, int v) {
  Node& inner = nodes_[at(top_[at(v)])];
  inner.label = Label::Inner;
  inner.entry_from = u;
  inner.entry_to = v;
  const int mate = mate_[at(inner.base)];
  make_outer(top_[at(mate)], inner.base, mate);
}

template <class C>
int WeightedMatching<C>::common_ancestor(int a, int b) const {
  std::vector<int> above;
  const auto climb = [&](int node) {
    const int from = nodes_[at(node)].entry_from;
    return from == none ? none : top_[at(from)];
  };
  for (int node = a; node != none; node = climb(node)) above.push_back(node);
  std::ranges::sort(above);
  for (int node = b; node != none; node = climb(node)) {
    if (std::ranges::binary_search(above, node)) return node;
  }
  return none;
}

template <class C>
int WeightedMatching<C>::new_node() {
  if (spare_.empty()) {
    nodes_.emplace_back();
    return static_cast<int>(nodes_.size()) - 1;
  }
  const int node = spare_.back();
  spare_.pop_back();
  nodes_[at(node)] = Node{};
  return node;
}

template <class C>
void WeightedMatching<C>::add_blossom(int ancestor, int u, int v) {
  const int node = new_node();
  Node& blossom = nodes_[at(node)];
  blossom.base = nodes_[at(ancestor)].base;
  blossom.label = Label::Outer;
  blossom.entry_from = nodes_[at(ancestor)].entry_from;
  blossom.entry_to = nodes_[at(ancestor)].entry_to;
  // From the ancestor down to u, across the new link, and from v up again.
  for (int child = top_[at(u)]; child != ancestor; child = top_[at(nodes_[at(child)].entry_from)]) {
    blossom.children.push_back(child);
    blossom.links.emplace_back(nodes_[at(child)].entry_from, nodes_[at(child)].entry_to);
  }
  blossom.children.push_back(ancestor);
  std::ranges::reverse(blossom.children);
  std::ranges::reverse(blossom.links);
  blossom.links.emplace_back(u, v);
  for (int child = top_[at(v)]; child != ancestor; child = top_[at(nodes_[at(child)].entry_from)]) {
    blossom.children.push_back(child);
    blossom.links.emplace_back(nodes_[at(child)].entry_to, nodes_[at(child)].entry_from);
  }
  for (const int child : blossom.children) {
    Node& part = nodes_[at(child)];
    part.parent = node;
    std::ranges::copy(part.vertices, std::back_inserter(blossom.vertices));
    if (part.label == Label::Inner) {
      queue_.insert(queue_.end(), part.vertices.begin(), part.vertices.end());
    }
  }
  for (const int vertex : blossom.vertices) top_[at(vertex)] = node;
}

template <class C>
int WeightedMatching<C>::child_with(int blossom, int v) const {
  int node = v;
  while (nodes_[at(node)].parent != blossom) node = nodes_[at(node)].parent;
  return node;
}

// Rejoins the inside of a blossom so that v is the one vertex joined outside it.
template <class C>
void WeightedMatching<C>::turn_to(int node, int v) {
  Node& blossom = nodes_[at(node)];
  const int child = child_with(node, v);
  if (is_blossom(child)) turn_to(child, v);
  const int size = static_cast<int>(blossom.children.size());
  const int start =
      static_cast<int>(std::ranges::find(blossom.children, child) - blossom.children.begin());
  const auto rejoin = [&](int link) {
    const auto [a, b] = blossom.links[at(link)];
    const int next = (link + 1) % size;
    if (is_blossom(blossom.children[at(link)])) turn_to(blossom.children[at(link)], a);
    if (is_blossom(blossom.children[at(next)])) turn_to(blossom.children[at(next)], b);
    mate_[at(a)] = b;
    mate_[at(b)] = a;
  };
  // The even way round to the old base.
  if (start % 2 != 0) {
    for (int i = start + 1; i < size; i += 2) rejoin(i);
  } else {
    for (int i = start - 2; i >= 0; i -= 2) rejoin(i);
  }
  std::rotate(blossom.children.begin(), blossom.children.begin() + start, blossom.children.end());
  std::rotate(blossom.links.begin(), blossom.links.begin() + start, blossom.links.end());
  blossom.base = v;
}

template <class C>
void WeightedMatching<C>::augment(int u, int v) {
  augment_side(u, v);
  augment_side(v, u);
}

// Joins `inside` with `outside` and shifts the pairs on the way from there to the tree's root.
template <class C>
void WeightedMatching<C>::augment_side(int inside, int outside) {
  while (true) {
    const int outer = top_[at(inside)];
    const int above = nodes_[at(outer)].entry_from;
    if (is_blossom(outer)) turn_to(outer, inside);
    mate_[at(inside)] = outside;
    if (above == none) return;
    const int inner = top_[at(above)];
    const int to = nodes_[at(inner)].entry_to;
    const int from = nodes_[at(inner)].entry_from;
    if (is_blossom(inner)) turn_to(inner, to);
    mate_[at(to)] = from;
    inside = from;
    outside = to;
  }
}

template <class C>
void WeightedMatching<C>::consider_links(int u, std::optional<C>& step) const {
  for (std::size_t k = 0; k < graph_->words(); ++k) {
    for_each_vertex(graph_->row(u)[k], k, [&](int v) {
      const int node = top_[at(v)];
      const Label label = nodes_[at(node)].label;
      if (label == Label::Inner || node == top_[at(u)]) return;
      if (label == Label::Outer && v < u) return;
      const C gap = label == Label::Outer ? slack(u, v).half() : slack(u, v);
      if (!step || gap < *step) step = gap;
    });
  }
}

// How far prices can move before a link becomes tight or an inner blossom has to open.
template <class C>
std::optional<C> WeightedMatching<C>::largest_step() const {
  std::optional<C> step;
  for (int u = 0; u < graph_->size(); ++u) {
    if (nodes_[at(top_[at(u)])].label == Label::Outer) consider_links(u, step);
  }
  for (std::size_t i = at(graph_->size()); i < nodes_.size(); ++i) {
    const Node& node = nodes_[i];
    const bool inner = node.parent == none && node.label == Label::Inner;
    if (inner && !node.vertices.empty() && (!step || node.price.half() < *step)) {
      step = node.price.half();
    }
  }
  return step;
}

template <class C>
void WeightedMatching<C>::apply_step(const C& step) {
  for (int v = 0; v < graph_->size(); ++v) {
    const Label label = nodes_[at(top_[at(v)])].label;
    if (label == Label::Outer) price_[at(v)] += step;
    if (label == Label::Inner) price_[at(v)] -= step;
  }
  for (std::size_t i = at(graph_->size()); i < nodes_.size(); ++i) {
    Node& node = nodes_[i];
    if (node.parent != none || node.vertices.empty()) continue;
    if (node.label == Label::Outer) node.price += step + step;
    if (node.label == Label::Inner) node.price -= step + step;
  }
}

template <class C>
bool WeightedMatching<C>::adjust_prices() {
  const std::optional<C> step = largest_step();
  if (!step) return false;
  apply_step(*step);
  for (int i = graph_->size(); i < static_cast<int>(nodes_.size()); ++i) {
    const Node& node = nodes_[at(i)];
    if (node.parent == none && node.label == Label::Inner && !node.vertices.empty() &&
        node.price.is_zero()) {
      relabel_inside(i);
      expand(i);
    }
  }
  queue_.clear();
  for (int v = 0; v < graph_->size(); ++v) {
    if (nodes_[at(top_[at(v)])].label == Label::Outer) queue_.push_back(v);
  }
  return true;
}

// An inner blossom that opens: the children on the even way from its entry to its base stay in
// the tree, the others leave it.
template <class C>
void WeightedMatching<C>::relabel_inside(int node) {
  const Node& blossom = nodes_[at(node)];
  for (const int child : blossom.children) {
    nodes_[at(child)].label = Label::Fresh;
    nodes_[at(child)].entry_from = nodes_[at(child)].entry_to = none;
  }
  const int size = static_cast<int>(blossom.children.size());
  const int entry = child_with(node, blossom.entry_to);
  int i = static_cast<int>(std::ranges::find(blossom.children, entry) - blossom.children.begin());
  const bool forward = i % 2 != 0;
  int from = blossom.entry_from;
  int to = blossom.entry_to;
  Label label = Label::Inner;
  while (true) {
    Node& child = nodes_[at(blossom.children[at(i)])];
    child.label = label;
    child.entry_from = from;
    child.entry_to = to;
    if (i == 0) return;
    label = label == Label::Inner ? Label::Outer : Label::Inner;
    const auto [a, b] = blossom.links[at(forward ? i : i - 1)];
    from = forward ? a : b;
    to = forward ? b : a;
    i = forward ? (i + 1) % size : i - 1;
  }
}

// The children become outermost nodes, with the labels they carry.
template <class C>
void WeightedMatching<C>::expand(int node) {
  Node& blossom = nodes_[at(node)];
  for (const int child : blossom.children) {
    nodes_[at(child)].parent = none;
    for (const int v : nodes_[at(child)].vertices) top_[at(v)] = child;
  }
  blossom = Node{};
  spare_.push_back(node);
}

template <class C>
void WeightedMatching<C>::end_stage() {
  bool again = true;
  while (again) {
    again = false;
    for (int i = graph_->size(); i < static_cast<int>(nodes_.size()); ++i) {
      const Node& node = nodes_[at(i)];
      if (node.parent != none || node.vertices.empty() || !node.price.is_zero()) continue;
      expand(i);
      again = true;
    }
  }
}

template class WeightedMatching<Cost<1>>;
template class WeightedMatching<Cost<2>>;
template class WeightedMatching<Cost<4>>;
template class WeightedMatching<Cost<8>>;
template class WeightedMatching<Cost<64>>;

}  // namespace praporek::pairing
