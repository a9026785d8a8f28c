#pragma once

#include "core/rules/placement.hpp"

namespace praporek::rules {

/// The square of the pawn that has just passed over this one: e4 for e3, e5 for e6.
constexpr Square passed_pawn(Square passed) { return static_cast<Square>(index_of(passed) ^ 8); }

/// Whether the board shows a double step of the opponent over this square (Laws 3.7.2): pawn
/// beyond it, nothing on it or on the pawn's first square.
bool has_just_passed(const Placement& board, Side taker, Square passed);

/// The pawns that may take on the passed square without exposing their king (Laws 3.7.4, 3.9.2).
/// The pawn that passed must stand there.
Bitboard en_passant_takers(const Placement& board, Side taker, Square passed);

}  // namespace praporek::rules
