#pragma once

#include "core/pairing/swiss1992_card.hpp"

#include <cstdint>

namespace praporek::pairing::swiss1992 {

/// The rule of E that decided.
enum class ColourRule : std::uint8_t { E1, E2, E3, E4, FirstRound };

struct ColourDecision {
  Side higher = Side::White;  ///< colour of the higher ranked player
  ColourRule rule = ColourRule::E1;
};

/// Swiss 1992 E, first rule that decides. `drawn` is the colour drawn by lot for number 1.
ColourDecision colours_of(const Card& higher, const Card& lower, Side drawn);

}  // namespace praporek::pairing::swiss1992
