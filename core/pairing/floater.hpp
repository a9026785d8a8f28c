#pragma once

#include "core/pairing/tournament.hpp"

#include <cstdint>

namespace praporek::pairing {

enum class Float : std::uint8_t { None, Down, Up };

/// The float a player carries from round `round` (Dutch 1): against another pairing score,
/// or by scoring more than a loss without a game.
Float float_in(const Tournament& tournament, const Player& player, int round);

}  // namespace praporek::pairing
