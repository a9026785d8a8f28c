#pragma once

#include "core/pairing/explanation.hpp"
#include "core/pairing/swiss1992_procedure.hpp"

#include <vector>

namespace praporek::pairing::swiss1992 {

/// A round with everything its explanation rests on.
struct PairedRound {
  const Tournament& tournament;
  int round = 0;
  const Field& field;
  const std::vector<Bracket>& brackets;
};

/// Why two ranks meet: bracket, floats, what was given up, place in S1 and S2, colours.
std::vector<Reason> reasons_for_pair(const PairedRound& paired, int higher, int lower);

/// Why this rank has the bye.
std::vector<Reason> reasons_for_bye(const PairedRound& paired, int rank);

}  // namespace praporek::pairing::swiss1992
