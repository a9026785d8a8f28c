#include "core/pairing/matching.hpp"
#include "core/pairing/matching_tight.hpp"
#include "core/pairing/matching_weighted.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <optional>
#include <random>

namespace pairing = praporek::pairing;
using pairing::Cost;
using pairing::Graph;
using pairing::Matching;
using pairing::PairCosts;
using pairing::VertexSet;
using pairing::WeightedMatching;

namespace {

using Number = Cost<2>;

struct Problem {
  Graph graph{0};
  PairCosts<Number> costs;
};

Problem random_problem(std::mt19937& random, int size, int dearest) {
  Problem problem;
  problem.graph = Graph{size};
  problem.costs.classes = size;
  problem.costs.table.resize(static_cast<std::size_t>(size * size));
  for (int a = 0; a < size; ++a) {
    problem.costs.class_of.push_back(a);
    for (int b = a + 1; b < size; ++b) {
      const auto cost = Number::at(static_cast<std::uint64_t>(random() % dearest), 60);
      problem.costs.table[static_cast<std::size_t>(a * size + b)] = cost;
      problem.costs.table[static_cast<std::size_t>(b * size + a)] = cost;
      if (random() % 100 < 55) problem.graph.link(a, b);
    }
  }
  return problem;
}

/// Every perfect matching in turn: the cheapest cost and which links cheapest ones use.
class Exhaustive {
 public:
  explicit Exhaustive(const Problem& problem)
      : problem_{problem}, used{problem.graph.size()}, free_(problem.graph.size(), 1) {
    search(Number{});
  }

 private:
  void search(const Number& sum) {
    const auto first = std::ranges::find(free_, 1);
    if (first == free_.end()) {
      if (!cheapest || sum < *cheapest) used = Graph{problem_.graph.size()};
      if (!cheapest || sum < *cheapest) cheapest = sum;
      if (sum == *cheapest) {
        for (const auto& [a, b] : pairs_) used.link(a, b);
      }
      return;
    }
    const int a = static_cast<int>(first - free_.begin());
    free_[static_cast<std::size_t>(a)] = 0;
    for (int b = a + 1; b < problem_.graph.size(); ++b) {
      if (free_[static_cast<std::size_t>(b)] == 0 || !problem_.graph.linked(a, b)) continue;
      free_[static_cast<std::size_t>(b)] = 0;
      pairs_.emplace_back(a, b);
      search(sum + problem_.costs.between(a, b));
      pairs_.pop_back();
      free_[static_cast<std::size_t>(b)] = 1;
    }
    free_[static_cast<std::size_t>(a)] = 1;
  }

  const Problem& problem_;

 public:
  std::optional<Number> cheapest;
  Graph used;

 private:
  std::vector<int> free_;
  std::vector<std::pair<int, int>> pairs_;
};

int largest_matching(const Graph& graph, std::vector<int> left) {
  if (left.size() < 2) return 0;
  const int first = left.back();
  left.pop_back();
  int best = largest_matching(graph, left);
  for (const int second : left) {
    if (!graph.linked(first, second)) continue;
    std::vector<int> rest = left;
    std::erase(rest, second);
    best = std::max(best, 1 + largest_matching(graph, rest));
  }
  return best;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(dutch_matching)

BOOST_AUTO_TEST_CASE(numbers_carry_borrow_and_halve_across_words) {
  const Number big = Number::at(1, 64);
  const Number small = Number::at(1, 0);
  BOOST_TEST((big - small + small == big));
  BOOST_TEST((big - small < big));
  BOOST_TEST((small - big).is_negative());
  BOOST_TEST((big.half() == Number::at(1, 63)));
  BOOST_TEST(((Number{} - big).half() + Number::at(1, 63)).is_zero());
  BOOST_TEST(Number::at(0b101, 62).field(62, 3) == 5U);
}

BOOST_AUTO_TEST_CASE(the_cheapest_matching_is_as_cheap_as_exhaustive_search_finds) {
  std::mt19937 random{11};
  int solved = 0;
  for (int i = 0; i < 400; ++i) {
    const Problem problem = random_problem(random, 2 + 2 * static_cast<int>(random() % 5), 4);
    const Exhaustive expected{problem};
    WeightedMatching<Number> matching{problem.graph, problem.costs};
    BOOST_TEST(matching.solve() == expected.cheapest.has_value());
    if (!expected.cheapest) continue;
    ++solved;
    BOOST_TEST((matching.total() == *expected.cheapest));
    const auto tight = tight_links(problem.graph, problem.costs, matching.proof());
    for (int a = 0; a < problem.graph.size(); ++a) {
      for (int b = a + 1; b < problem.graph.size(); ++b)
        BOOST_TEST((!expected.used.linked(a, b) || tight.graph.linked(a, b)));
    }
  }
  BOOST_TEST(solved > 100);
}

BOOST_AUTO_TEST_CASE(every_matching_of_sufficient_tight_links_is_a_cheapest_one) {
  std::mt19937 random{23};
  int sufficient = 0;
  for (int i = 0; i < 300; ++i) {
    Problem problem = random_problem(random, 8, 3);
    WeightedMatching<Number> matching{problem.graph, problem.costs};
    if (!matching.solve()) continue;
    const auto tight = tight_links(problem.graph, problem.costs, matching.proof());
    if (!tight.suffice) continue;
    ++sufficient;
    // With costs turned round the cheapest matching of tight links is the dearest one.
    Problem dearest{tight.graph, problem.costs};
    for (Number& cost : dearest.costs.table) cost = Number::at(10, 60) - cost;
    const Exhaustive search{dearest};
    BOOST_TEST((*search.cheapest + matching.total() == Number::at(40, 60)));
  }
  BOOST_TEST(sufficient > 50);
}

BOOST_AUTO_TEST_CASE(the_largest_matching_leaves_as_few_as_possible) {
  std::mt19937 random{5};
  for (int i = 0; i < 200; ++i) {
    const int size = 3 + static_cast<int>(random() % 8);
    Graph graph{size};
    std::vector<int> all;
    for (int a = 0; a < size; ++a) {
      all.push_back(a);
      for (int b = 0; b < a; ++b) {
        if (random() % 100 < 30) graph.link(a, b);
      }
    }
    Matching matching{graph, std::vector<int>(all.size(), Matching::nobody)};
    matching.pair_all(all);
    const auto paired =
        std::ranges::count_if(matching.mates(), [](int mate) { return mate != Matching::nobody; });
    BOOST_TEST(paired == 2 * largest_matching(graph, all));
  }
}

BOOST_AUTO_TEST_CASE(rejoining_finds_the_first_mate_any_perfect_matching_allows) {
  std::mt19937 random{7};
  int moved = 0;
  for (int i = 0; i < 300; ++i) {
    Problem problem = random_problem(random, 8, 1);
    const Exhaustive all{problem};
    if (!all.cheapest) continue;
    WeightedMatching<Number> start{problem.graph, problem.costs};
    BOOST_REQUIRE(start.solve());
    Matching matching{problem.graph, start.mates()};
    const int v = static_cast<int>(random() % 8);
    VertexSet wanted{8};
    int expected = Matching::nobody;
    for (int u = 7; u >= 0; --u) {
      wanted.add(u);
      if (all.used.linked(v, u)) expected = u;
    }
    if (matching.mate(v) != expected) ++moved;
    BOOST_TEST(matching.rejoin_with_first(v, wanted) == expected);
    for (int u = 0; u < 8; ++u) {
      BOOST_TEST(matching.mate(matching.mate(u)) == u);
      BOOST_TEST(problem.graph.linked(u, matching.mate(u)));
    }
  }
  BOOST_TEST(moved > 20);
}

BOOST_AUTO_TEST_SUITE_END()
