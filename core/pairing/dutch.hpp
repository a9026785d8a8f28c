#pragma once

#include "core/base/result.hpp"
#include "core/pairing/colour.hpp"
#include "core/pairing/floater.hpp"
#include "core/pairing/tournament.hpp"

#include <vector>

namespace praporek::pairing {

/// One bracket as it was paired; players by TPN.
struct PairedBracket {
  Score score;                  ///< of the residents
  std::vector<int> moved_down;  ///< into it from above
  std::vector<int> residents;
  std::vector<Pair> pairs;  ///< higher ranked player first, colours not meant
  std::vector<int> downfloaters;

  [[nodiscard]] bool is_homogeneous() const { return moved_down.empty(); }
  friend bool operator==(const PairedBracket&, const PairedBracket&) = default;
};

struct PlayerFloat {
  int tpn = 0;
  Float direction = Float::None;

  friend bool operator==(const PlayerFloat&, const PlayerFloat&) = default;
};

/// A paired round.
struct Pairing {
  std::vector<Pair> boards;              ///< in board order, the bye last (C.04.2 3.6)
  std::vector<ColourRule> colour_rules;  ///< of each board but the bye
  std::vector<PlayerFloat> floats;       ///< by TPN
  std::vector<PairedBracket> brackets;   ///< from the top

  friend bool operator==(const Pairing&, const Pairing&) = default;
};

/// Pairs a round by the FIDE (Dutch) system of 2026. Refused when nobody is there to be paired or
/// no legal pairing exists.
Result<Pairing> pair_dutch(const Tournament& tournament, int round);

}  // namespace praporek::pairing
