#pragma once

#include "core/pairing/matching_cost.hpp"
#include "core/pairing/matching_graph.hpp"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace praporek::pairing {

/// What joining two vertices costs. Vertices of one class are alike; on top of that the earlier
/// vertex of a pair may add a cost of its own (`as_top`, empty when there is none) if both stand
/// before `tops_before`.
template <class C>
struct PairCosts {
  int classes = 0;
  std::vector<int> class_of;  ///< by vertex
  std::vector<C> table;       ///< classes × classes, not negative
  std::vector<C> as_top;      ///< by vertex
  int tops_before = 0;

  [[nodiscard]] C between(int u, int v) const {
    const auto a = static_cast<std::size_t>(u);
    const auto b = static_cast<std::size_t>(v);
    C cost = table[static_cast<std::size_t>(class_of[a] * classes + class_of[b])];
    if (!as_top.empty() && u < tops_before && v < tops_before) cost += as_top[a < b ? a : b];
    return cost;
  }
};

/// The cheapest perfect matching of a general graph, with the prices that prove it cheapest
/// (Edmonds' blossom method). Every cheapest matching joins only vertices whose link is tight.
template <class C>
class WeightedMatching {
 public:
  WeightedMatching(const Graph& graph, const PairCosts<C>& costs);

  /// False when the graph has no perfect matching.
  bool solve();

  [[nodiscard]] const std::vector<int>& mates() const { return mate_; }
  [[nodiscard]] C total() const;

  /// The graph of the links that can occur in a cheapest matching.
  struct TightLinks {
    Graph graph{0};
    /// Every perfect matching of them is a cheapest one. Otherwise some set of odd size has a price
    /// of its own, and a matching must also keep to the inside of that set.
    bool suffice = false;
  };
  [[nodiscard]] TightLinks tight_links() const;

 private:
  enum class Label : std::uint8_t { Fresh, Outer, Inner };
  static constexpr int none = -1;

  /// A vertex, or a blossom of nodes whose children stand in a circle, the base's child first.
  struct Node {
    int parent = none;
    int base = none;
    Label label = Label::Fresh;
    int entry_from = none;  ///< vertex of the tree's parent node
    int entry_to = none;    ///< vertex of this node
    C price;                ///< of a blossom
    std::vector<int> children;
    std::vector<std::pair<int, int>> links;  ///< links[i] joins children[i] with the next child
    std::vector<int> vertices;
  };

  static std::size_t at(int i) { return static_cast<std::size_t>(i); }
  [[nodiscard]] bool has_priced_blossoms() const;
  [[nodiscard]] std::optional<std::vector<C>> prices_without_blossoms() const;
  template <class Tight>
  [[nodiscard]] Graph links_where(Tight tight) const;
  /// The distance of a link from being tight, for vertices of different outermost nodes.
  [[nodiscard]] C slack(int u, int v) const {
    const C cost = costs_->between(u, v);
    return cost + cost - price_[at(u)] - price_[at(v)];
  }
  [[nodiscard]] C shared_price(int u, int v) const;
  [[nodiscard]] bool is_blossom(int node) const { return node >= graph_->size(); }
  void set_first_prices();
  void join_greedily();
  void plant();
  bool run_stage();
  bool grow();
  bool look_from(int u);
  bool meet(int u, int v);
  void make_outer(int node, int from, int to);
  void reach(int u, int v);
  int common_ancestor(int a, int b) const;
  void add_blossom(int ancestor, int u, int v);
  int new_node();
  void turn_to(int blossom, int v);
  int child_with(int blossom, int v) const;
  void augment(int u, int v);
  void augment_side(int inside, int outside);
  bool adjust_prices();
  std::optional<C> largest_step() const;
  void consider_links(int u, std::optional<C>& step) const;
  void apply_step(const C& step);
  void expand(int blossom);
  void relabel_inside(int blossom);
  void end_stage();

  const Graph* graph_;
  const PairCosts<C>* costs_;
  std::vector<int> mate_;
  std::vector<C> price_;  ///< of a vertex, doubled so that halves stay whole
  std::vector<Node> nodes_;
  std::vector<int> top_;  ///< outermost node of a vertex
  std::vector<int> spare_;
  std::vector<int> queue_;
};

extern template class WeightedMatching<Cost<1>>;
extern template class WeightedMatching<Cost<2>>;
extern template class WeightedMatching<Cost<4>>;
extern template class WeightedMatching<Cost<8>>;
extern template class WeightedMatching<Cost<64>>;

}  // namespace praporek::pairing
