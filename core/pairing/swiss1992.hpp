#pragma once

#include "core/base/result.hpp"
#include "core/pairing/explanation.hpp"
#include "core/pairing/swiss1992_card.hpp"
#include "core/pairing/tournament.hpp"

#include <vector>

namespace praporek::pairing {

/// A float that arises from the pairing, for the report and for the rounds to come.
struct NewFloat {
  int tpn = 0;
  Float direction = Float::None;

  friend bool operator==(const NewFloat&, const NewFloat&) = default;
};

/// A round paired by the Swiss rules of 1992.
struct Pairing1992 {
  std::vector<Pair> boards;                    ///< in board order (F1), the bye last
  std::vector<NewFloat> floats;                ///< by TPN
  std::vector<BoardExplanation> explanations;  ///< one for each board, in the same order
};

/// Pairs `round` (1-based) from everything before it. Refused when no legal pairing exists.
Result<Pairing1992> pair_swiss1992(const Tournament& tournament, int round);

/// The first rule that forbids the pair, or puts it behind the one that was made; `tpn_b` 0 asks
/// why `tpn_a` does not have the bye. Refused when they are paired so, or not to be paired at all.
Result<Reason> why_not_1992(const Tournament& tournament, int round, int tpn_a, int tpn_b);

}  // namespace praporek::pairing
