#include "core/pairing/swiss1992_matching.hpp"

#include <boost/test/unit_test.hpp>

#include "random_event.hpp"
#include <algorithm>
#include <optional>
#include <vector>

namespace {

using praporek::pairing::swiss1992::CheapestMatching;
using praporek::pairing::swiss1992::CostGraph;
using praporek::pairing::test::Dice;

/// Every perfect matching, tried out.
std::optional<CostGraph::Cost> least_cost(const CostGraph& graph, std::vector<bool>& used) {
  const auto free = std::ranges::find(used, false);
  if (free == used.end()) return 0;
  const auto first = static_cast<int>(free - used.begin());
  std::optional<CostGraph::Cost> best;
  for (int other = first + 1; other < graph.size(); ++other) {
    const auto index = static_cast<std::size_t>(other);
    if (used[index] || !graph.is_open(first, other)) continue;
    used[static_cast<std::size_t>(first)] = used[index] = true;
    const auto rest = least_cost(graph, used);
    used[static_cast<std::size_t>(first)] = used[index] = false;
    if (rest && (!best || *rest + graph.cost(first, other) < *best))
      best = *rest + graph.cost(first, other);
  }
  return best;
}

std::optional<CostGraph::Cost> least_cost(const CostGraph& graph) {
  std::vector<bool> used(static_cast<std::size_t>(graph.size()), false);
  return least_cost(graph, used);
}

CostGraph random_graph(Dice& dice, int most) {
  CostGraph graph{2 + 2 * dice.below(5)};
  const int open = 20 + dice.below(80);
  for (int a = 0; a < graph.size(); ++a) {
    for (int b = a + 1; b < graph.size(); ++b) {
      if (dice.hits(open)) graph.join(a, b, dice.below(most + 1));
    }
  }
  return graph;
}

void change_somewhere(CostGraph& graph, Dice& dice, int most) {
  const int a = dice.below(graph.size());
  const int b = dice.below(graph.size());
  if (a == b) return;
  if (dice.hits(60)) {
    graph.close(a, b);
  } else {
    graph.join(a, b, dice.below(most + 1));
  }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(pairing_swiss1992_matching)

BOOST_AUTO_TEST_CASE(it_finds_the_least_cost_also_when_the_graph_changes_between_questions) {
  Dice dice{1992};
  for (int round = 0; round < 1500; ++round) {
    const int most = round % 3 == 0 ? 1 : (round % 3 == 1 ? 3 : 1000);
    CostGraph graph = random_graph(dice, most);
    CheapestMatching matching;
    for (int question = 0; question < 5; ++question) {
      const auto least = least_cost(graph);
      const bool solved = matching.solve(graph);
      BOOST_REQUIRE(solved == least.has_value());
      if (solved) BOOST_REQUIRE(matching.cost() == *least);
      change_somewhere(graph, dice, most);
    }
  }
}

BOOST_AUTO_TEST_CASE(mates_belong_to_each_other) {
  Dice dice{7};
  for (int round = 0; round < 200; ++round) {
    const CostGraph graph = random_graph(dice, 5);
    CheapestMatching matching;
    if (!matching.solve(graph)) continue;
    for (int v = 0; v < graph.size(); ++v) {
      BOOST_REQUIRE(matching.mate(matching.mate(v)) == v);
      BOOST_REQUIRE(graph.is_open(v, matching.mate(v)));
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
