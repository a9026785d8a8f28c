#pragma once

#include "core/base/result.hpp"
#include "core/hall/state.hpp"
#include "core/rules/position.hpp"

namespace praporek::hall {

/// Half-moves known of a game.
int moves_played(const HallState& state, GameId game);

/// The position the known moves lead to. Refused with the half-move that does not fit.
Result<rules::Position> position_now(const HallState& state, const Game& game);

}  // namespace praporek::hall
