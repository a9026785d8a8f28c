#pragma once

#include "core/prizes/category.hpp"
#include "core/prizes/money.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace praporek::prizes {

/// How players with equal points divide the prizes of the places they hold together.
enum class Sharing : std::uint8_t {
  ByPlace,  ///< not at all: the tie-breaks decide
  Equal,    ///< in equal parts (Swiss 1992 F10)
  Hort,     ///< one half by place, the other half in equal parts
};

/// What each contender wins of one list of prizes, in the contenders' order. They stand by rank,
/// the prizes from the first place down. Amounts are multiples of `unit`; what cannot be divided
/// goes to the better placed, so that the sum of the prizes reached is paid out exactly.
std::vector<Cents> shares(std::span<const Contender> ranked, std::span<const Cents> prizes,
                          Sharing sharing, Cents unit);

}  // namespace praporek::prizes
