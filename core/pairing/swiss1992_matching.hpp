#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace praporek::pairing::swiss1992 {

/// What it costs to join two vertices; pairs without a cost may not be joined.
class CostGraph {
 public:
  using Cost = std::int64_t;
  static constexpr Cost closed = -1;

  explicit CostGraph(int size)
      : size_{size},
        cost_(static_cast<std::size_t>(size) * static_cast<std::size_t>(size), closed) {}

  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] Cost cost(int a, int b) const { return cost_[at(a, b)]; }
  [[nodiscard]] bool is_open(int a, int b) const { return cost(a, b) != closed; }
  void join(int a, int b, Cost cost) { cost_[at(a, b)] = cost_[at(b, a)] = cost; }
  void close(int a, int b) { join(a, b, closed); }

  /// All costs of one vertex, to be put back when a trial failed.
  [[nodiscard]] std::vector<Cost> row(int a) const {
    const auto first = cost_.begin() + static_cast<std::ptrdiff_t>(at(a, 0));
    return {first, first + size_};
  }
  void put_back(int a, const std::vector<Cost>& row) {
    for (int b = 0; b < size_; ++b) join(a, b, row[static_cast<std::size_t>(b)]);
  }

 private:
  [[nodiscard]] std::size_t at(int a, int b) const {
    return static_cast<std::size_t>(a) * static_cast<std::size_t>(size_) +
           static_cast<std::size_t>(b);
  }

  int size_;
  std::vector<Cost> cost_;
};

/// A perfect matching of least cost, or the knowledge that there is none. Edmonds' primal-dual
/// method. The answer to one question is the starting point of the next, so asking about a graph
/// that differs little from the previous one costs about the square of its size.
class CheapestMatching {
 public:
  /// False when no perfect matching exists; the previous answer then stays.
  bool solve(const CostGraph& graph);

  [[nodiscard]] CostGraph::Cost cost() const { return cost_; }
  [[nodiscard]] int mate(int vertex) const { return mates_[static_cast<std::size_t>(vertex)]; }

 private:
  CostGraph::Cost cost_ = 0;
  std::vector<int> mates_;
  std::vector<CostGraph::Cost> duals_;
};

}  // namespace praporek::pairing::swiss1992
