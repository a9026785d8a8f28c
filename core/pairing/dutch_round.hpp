#pragma once

#include "core/base/result.hpp"
#include "core/pairing/dutch_bracket.hpp"

#include <vector>

namespace praporek::pairing::dutch {

struct BracketStep {
  Bracket bracket;
  BracketResult result;
};

/// A round before colours: the field and its brackets from the top.
struct PairedRound {
  Field field;
  std::vector<BracketStep> steps;
};

Result<PairedRound> pair_round(const Tournament& tournament, int round);

}  // namespace praporek::pairing::dutch
