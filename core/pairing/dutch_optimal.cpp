#include "core/pairing/dutch_optimal.hpp"

#include "core/pairing/matching.hpp"

#include <stdexcept>

namespace praporek::pairing::dutch {

namespace {

void keep_links(Graph& graph, int v, const VertexSet& allowed) {
  for (std::size_t k = 0; k < graph.words(); ++k) {
    for_each_vertex(graph.row(v)[k] & ~allowed[k], k, [&](int u) { graph.unlink(v, u); });
  }
}

VertexSet only(int v, int size) {
  VertexSet set{size};
  set.add(v);
  return set;
}

}  // namespace

std::optional<OptimalJoinings> OptimalJoinings::of(const Graph& graph, const EdgeCharges& charges) {
  auto optimum = cheapest_joining(graph, charges);
  if (!optimum) return std::nullopt;
  return OptimalJoinings{*std::move(optimum), charges};
}

void OptimalJoinings::cut(int v, const VertexSet& allowed) {
  keep_links(optimum_.tight, v, allowed);
}

// Joins again whoever lost his mate, when every complete joining of tight links will do.
bool OptimalJoinings::repair(const Graph& narrowed) {
  Matching matching{narrowed, optimum_.mates};
  std::vector<int> alone;
  for (int v = 0; v < size(); ++v) {
    if (mate(v) > v && !narrowed.linked(v, mate(v))) {
      alone.push_back(v);
      alone.push_back(mate(v));
      matching.part(v);
    }
  }
  for (const int v : alone) {
    if (matching.mate(v) == Matching::nobody && !matching.augment(v)) return false;
  }
  optimum_.mates = matching.mates();
  return true;
}

bool OptimalJoinings::accept(Graph narrowed) {
  if (optimum_.all_tight_do) {
    if (!repair(narrowed)) return false;
  } else {
    auto again = cheapest_joining(narrowed, charges_);
    if (!again || again->costs != optimum_.costs) return false;
    optimum_.mates = std::move(again->mates);
  }
  optimum_.tight = std::move(narrowed);
  return true;
}

bool OptimalJoinings::demand(int v, const VertexSet& allowed) {
  if (allowed.has(mate(v))) {
    cut(v, allowed);
    return true;
  }
  Matching trial{optimum_.tight, optimum_.mates};
  const int chosen = trial.rejoin_with_first(v, allowed);
  if (!allowed.has(chosen)) return false;
  if (optimum_.all_tight_do) {
    optimum_.mates = trial.mates();
    cut(v, allowed);
    return true;
  }
  Graph narrowed = optimum_.tight;
  keep_links(narrowed, v, allowed);
  return accept(std::move(narrowed));
}

int OptimalJoinings::join_with_first(int v, const VertexSet& wanted) {
  VertexSet open = wanted;
  while (true) {
    Matching trial{optimum_.tight, optimum_.mates};
    const int chosen = trial.rejoin_with_first(v, open);
    if (chosen == mate(v)) break;
    if (optimum_.all_tight_do) {
      optimum_.mates = trial.mates();
      break;
    }
    Graph narrowed = optimum_.tight;
    keep_links(narrowed, v, only(chosen, size()));
    if (accept(std::move(narrowed))) break;
    open.drop(chosen);
  }
  cut(v, only(mate(v), size()));
  cut(mate(v), only(v, size()));
  return mate(v);
}

bool OptimalJoinings::demand_links(const Graph& links) {
  Graph narrowed = optimum_.tight;
  for (int v = 0; v < size(); ++v) {
    for (std::size_t k = 0; k < narrowed.words(); ++k) {
      for_each_vertex(narrowed.row(v)[k] & ~links.row(v)[k], k,
                      [&](int u) { narrowed.unlink(v, u); });
    }
  }
  return accept(std::move(narrowed));
}

OptimalJoinings OptimalJoinings::fewest_exchanges(std::vector<int> numbers, int s1_size) const {
  EdgeCharges charges = charges_;
  if (optimum_.all_tight_do) {
    charges.classes = 1;
    charges.class_of.assign(charges.class_of.size(), 0);
    charges.table.assign(1, {});
  }
  charges.numbers = std::move(numbers);
  charges.s1_size = s1_size;
  auto again = of(optimum_.tight, charges);
  if (!again) throw std::logic_error{"an optimal joining was lost while it was narrowed"};
  return *std::move(again);
}

}  // namespace praporek::pairing::dutch
