#include "core/pairing/swiss1992_exchange.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace praporek::pairing::swiss1992 {

namespace {

using Cost = CostGraph::Cost;

std::size_t index(int id) { return static_cast<std::size_t>(id); }

/// Any pairing can be written with the better player of each pair in S1, and no way to write it
/// comes earlier in D2. Written so, a pair inside S2 sends its better player to S1, a pair inside
/// S1 sends its lower player to S2, and so does a player of S1 who is left over. That makes number
/// and difference of an exchange sums over the pairs, and the first exchange a cheapest matching.
class ExchangeSearch {
 public:
  ExchangeSearch(const CostGraph& graph, const std::vector<int>& group, int half);

  Exchange first();

 private:
  enum class Half : std::uint8_t { Neither, S1, S2 };

  [[nodiscard]] int number(int vertex) const { return number_[index(vertex)]; }
  [[nodiscard]] Half half_of(int vertex) const;
  [[nodiscard]] Cost price(int a, int b) const;
  [[nodiscard]] bool leaves_s1(int vertex, int mate) const;
  [[nodiscard]] bool leaves_s2(int vertex, int mate) const;
  template <class Keep>
  bool can_require(int vertex, const Keep& keep);
  template <class Keep>
  void require(int vertex, const Keep& keep);

  const std::vector<int>& group_;
  int half_;
  std::vector<int> number_;  ///< 1 for the highest of the group, 0 outside it
  CostGraph priced_;
  CheapestMatching matching_;
};

ExchangeSearch::ExchangeSearch(const CostGraph& graph, const std::vector<int>& group, int half)
    : group_{group}, half_{half}, number_(index(graph.size()), 0), priced_{graph.size()} {
  for (std::size_t i = 0; i < group.size(); ++i) number_[index(group[i])] = static_cast<int>(i) + 1;
  const auto size = static_cast<Cost>(group.size()) + 1;
  // Above every possible sum of number and difference, so that acceptability comes first.
  const Cost acceptability = 4 * size * size * size;
  for (int a = 0; a < graph.size(); ++a) {
    for (int b = a + 1; b < graph.size(); ++b) {
      if (graph.is_open(a, b)) priced_.join(a, b, graph.cost(a, b) * acceptability + price(a, b));
    }
  }
  [[maybe_unused]] const bool found = matching_.solve(priced_);
  assert(found);
}

ExchangeSearch::Half ExchangeSearch::half_of(int vertex) const {
  if (number(vertex) == 0) return Half::Neither;
  return number(vertex) <= half_ ? Half::S1 : Half::S2;
}

bool ExchangeSearch::leaves_s1(int vertex, int mate) const {
  const Half other = half_of(mate);
  return other == Half::Neither || (other == Half::S1 && number(mate) < number(vertex));
}

bool ExchangeSearch::leaves_s2(int vertex, int mate) const {
  return half_of(mate) == Half::S2 && number(mate) > number(vertex);
}

/// Swiss 1992 D2: number of players first, then the difference. What leaves S1 counts against the
/// difference; every player of S1 brings `half_`, so that no price is negative.
Cost ExchangeSearch::price(int a, int b) const {
  const auto size = static_cast<Cost>(group_.size()) + 1;
  const Cost one_player = 2 * size * size;
  Cost price = 0;
  for (const auto& [vertex, mate] : {std::pair{a, b}, std::pair{b, a}}) {
    if (half_of(vertex) == Half::S1) {
      price += half_;
      if (leaves_s1(vertex, mate)) price -= number(vertex);
    }
    if (half_of(vertex) == Half::S2 && leaves_s2(vertex, mate))
      price += one_player + number(vertex);
  }
  return price;
}

template <class Keep>
void ExchangeSearch::require(int vertex, const Keep& keep) {
  for (int other = 0; other < priced_.size(); ++other) {
    if (other != vertex && !keep(other)) priced_.close(vertex, other);
  }
}

/// Keeps only these partners if the optimum can still be had.
template <class Keep>
bool ExchangeSearch::can_require(int vertex, const Keep& keep) {
  if (keep(matching_.mate(vertex))) {
    require(vertex, keep);
    return true;
  }
  const auto before = priced_.row(vertex);
  require(vertex, keep);
  CheapestMatching trial = matching_;
  if (trial.solve(priced_) && trial.cost() == matching_.cost()) {
    matching_ = std::move(trial);
    return true;
  }
  priced_.put_back(vertex, before);
  require(vertex, [&](int other) { return !keep(other); });
  return false;
}

Exchange ExchangeSearch::first() {
  const auto size = static_cast<int>(std::ranges::count_if(group_, [&](int vertex) {
    return half_of(vertex) == Half::S2 && leaves_s2(vertex, matching_.mate(vertex));
  }));
  Exchange exchange;
  // Swiss 1992 D2: among equals the lowest players of S1, then the highest of S2.
  for (int i = half_ - 1; i >= 0 && static_cast<int>(exchange.out_of_s1.size()) < size; --i) {
    const int vertex = group_[index(i)];
    if (can_require(vertex, [&](int mate) { return leaves_s1(vertex, mate); }))
      exchange.out_of_s1.push_back(vertex);
  }
  const int members = static_cast<int>(group_.size());
  for (int i = half_; i < members && static_cast<int>(exchange.out_of_s2.size()) < size; ++i) {
    const int vertex = group_[index(i)];
    if (can_require(vertex, [&](int mate) { return leaves_s2(vertex, mate); }))
      exchange.out_of_s2.push_back(vertex);
  }
  return exchange;
}

}  // namespace

Exchange first_exchange(const CostGraph& graph, const std::vector<int>& group, int half) {
  return ExchangeSearch{graph, group, half}.first();
}

}  // namespace praporek::pairing::swiss1992
