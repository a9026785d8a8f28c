#pragma once

#include "core/rules/position.hpp"

namespace praporek::rules {

/// Whether the pawn structure proves that this side can never mate: no move is played, only the
/// squares each piece could ever reach are compared. Sound, not complete: false means "unknown".
/// Never claimed while any castling right is left or an en passant capture is possible.
bool is_blocked_for(const Position& position, Side mater);

}  // namespace praporek::rules
