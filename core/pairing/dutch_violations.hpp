#pragma once

#include "core/pairing/explanation.hpp"
#include "core/pairing/tournament.hpp"

#include <vector>

namespace praporek::pairing {

/// Every absolute rule a hand-made pairing of a round breaks: games played before, forbidden pairs,
/// a barred bye, a third equal colour, a colour difference beyond two, players missing or seated
/// twice. Empty when it is legal.
std::vector<Reason> violated_criteria(const Tournament& tournament, int round,
                                      const std::vector<Pair>& pairs);

/// Why two players may not meet at all (C1, C3, forbidden pairs), whatever their colours turn out
/// to be; empty when they may.
std::vector<Reason> absolute_bars(const Tournament& tournament, int round, int a, int b);

}  // namespace praporek::pairing
