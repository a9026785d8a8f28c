#pragma once

#include "core/base/result.hpp"
#include "core/pairing/explanation.hpp"
#include "core/pairing/floater.hpp"
#include "core/pairing/tournament.hpp"

#include <vector>

namespace praporek::pairing {

/// A player who floats because of this pairing.
struct RoundFloat {
  int tpn = 0;
  Float direction = Float::None;

  friend bool operator==(const RoundFloat&, const RoundFloat&) = default;
};

/// A paired round, whichever system paired it.
struct PairedRound {
  std::vector<Pair> boards;        ///< in board order, the bye last
  std::vector<RoundFloat> floats;  ///< by TPN
};

/// Pairs `round` by the system of the tournament. Refused when the tournament has no such round or
/// no legal pairing exists.
Result<PairedRound> pair_round(const Tournament& tournament, int round);

/// Why every board of that round looks as it does, in board order.
Result<std::vector<BoardExplanation>> explain_round(const Tournament& tournament, int round);

}  // namespace praporek::pairing
