#pragma once

#include "core/pairing/tournament.hpp"

namespace praporek::pairing {

/// May this player be given the pairing-allocated bye in `round`? Not after another one, nor after
/// a win's worth without playing (Dutch C2).
bool may_have_bye(const Player& player, int round, const Scoring& scoring);

/// Rounds before `round` in which the player played no game (Dutch C9).
int unplayed_rounds(const Player& player, int round);

}  // namespace praporek::pairing
