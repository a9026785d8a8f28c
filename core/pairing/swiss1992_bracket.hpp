#pragma once

#include "core/pairing/swiss1992_exchange.hpp"
#include "core/pairing/swiss1992_field.hpp"

#include <optional>
#include <utility>
#include <vector>

namespace praporek::pairing::swiss1992 {

/// A bracket at one level of C14: who is in it and how many pairs are wanted.
struct Level {
  std::vector<int> members;  ///< ranks in the order of A2
  int paired_first = 0;      ///< moved-down players that make S1 (A6); 0 when homogeneous
  int pairs = 0;             ///< of the moved-down players and of the remainder together
  bool is_lowest = false;    ///< whoever is left over has the bye

  /// A pair that must be among them, or a rank and nobody for a player who must be left over.
  std::optional<std::pair<int, int>> required = std::nullopt;
};

/// What the bracket below must make of the players who are left over (C12, C13).
struct Below {
  enum class Demand : std::uint8_t {
    Nothing,
    AnOpponent,      ///< C12, homogeneous below: everybody moved down has a possible opponent
    PairedTogether,  ///< C12, heterogeneous below: residents for all who are moved down
    Complete,        ///< C13: the lowest bracket can be paired as a whole
  };

  Demand demand = Demand::Nothing;
  std::vector<int> residents;
  std::vector<int> forced;  ///< moved down by C1 whatever the pairing
  bool moved_down_may_have_bye = false;
  bool residents_may_meet = true;
};

/// The first acceptable pairing of a bracket, and what had to be given up for it.
struct BracketPairing {
  std::vector<std::pair<int, int>> pairs;  ///< ranks; moved-down players first
  std::vector<int> left;                   ///< ranks in the order of A2
  int x = 0;                               ///< pairs that break a preference (A8, C11)
  FloatRule up = FloatRule::Full;          ///< C10
  FloatRule down = FloatRule::Full;        ///< C9
  Exchange exchange;                       ///< ranks (C8)

  friend bool operator==(const BracketPairing&, const BracketPairing&) = default;
};

/// Swiss 1992 A8 after the pairs given up by C14: no pairing of the level breaks fewer.
int smallest_x(const Field& field, const Level& level);

/// The pairing that C4 to C11 reach first at this level; nothing when every one breaks B1 or B2 or
/// does not serve the bracket below.
std::optional<BracketPairing> first_pairing(const Field& field, const Level& level,
                                            const Below& below = {});

}  // namespace praporek::pairing::swiss1992
