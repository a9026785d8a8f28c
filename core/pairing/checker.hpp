#pragma once

#include "core/base/result.hpp"
#include "core/pairing/tournament.hpp"

#include <optional>
#include <vector>

namespace praporek::pairing {

/// A board the engine pairs otherwise than it was played.
struct BoardDifference {
  int board = 0;
  Pair expected;
  Pair played;  ///< the game of the player who should have had White; {0, 0} if he was not paired

  friend bool operator==(const BoardDifference&, const BoardDifference&) = default;
};

struct RoundCheck {
  int round = 0;
  std::vector<BoardDifference> differences;
  std::optional<Refusal> refusal;  ///< the engine finds no legal pairing at all

  [[nodiscard]] bool is_ok() const { return differences.empty() && !refusal; }
};

/// Pairs one finished round again from what was known before it and compares.
RoundCheck check_round(const Tournament& tournament, int round);

/// All finished rounds, as FIDE asks of a pairing checker (C.04.A).
std::vector<RoundCheck> check_rounds(const Tournament& tournament);

}  // namespace praporek::pairing
