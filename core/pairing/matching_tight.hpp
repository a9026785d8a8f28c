#pragma once

#include "core/pairing/matching_weighted.hpp"

namespace praporek::pairing {

/// The links that can occur in a cheapest perfect matching.
struct TightLinks {
  Graph graph{0};
  /// Every perfect matching of them is a cheapest one. Otherwise some set of odd size has a price
  /// of its own, and a matching must also keep to the inside of that set.
  bool suffice = false;
};

template <class C>
TightLinks tight_links(const Graph& graph, const PairCosts<C>& costs,
                       const CheapestProof<C>& proof);

extern template TightLinks tight_links(const Graph&, const PairCosts<Cost<1>>&,
                                       const CheapestProof<Cost<1>>&);
extern template TightLinks tight_links(const Graph&, const PairCosts<Cost<2>>&,
                                       const CheapestProof<Cost<2>>&);
extern template TightLinks tight_links(const Graph&, const PairCosts<Cost<4>>&,
                                       const CheapestProof<Cost<4>>&);
extern template TightLinks tight_links(const Graph&, const PairCosts<Cost<8>>&,
                                       const CheapestProof<Cost<8>>&);
extern template TightLinks tight_links(const Graph&, const PairCosts<Cost<64>>&,
                                       const CheapestProof<Cost<64>>&);

}  // namespace praporek::pairing
