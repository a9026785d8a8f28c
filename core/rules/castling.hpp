#pragma once

#include "core/rules/position.hpp"

namespace praporek::rules {

constexpr int home_rank(Side side) { return side == Side::White ? 0 : 7; }

/// Where king and rook stand after castling, in chess and Chess960 (Laws 3.8.2, GII.3.2.6).
constexpr Square castled_king(Side side, Wing wing) {
  return square_at(wing == Wing::A ? 2 : 6, home_rank(side));
}
constexpr Square castled_rook(Side side, Wing wing) {
  return square_at(wing == Wing::A ? 3 : 5, home_rank(side));
}

/// The wing a castling move goes to.
constexpr Wing wing_of(Move castling) {
  return file_of(castling.to()) < file_of(castling.from()) ? Wing::A : Wing::H;
}

/// Whether king and rook stand as unmoved ones could: both on the home rank, the rook on the
/// given wing of the king (Laws 3.8.2.1, GII.2.1).
bool may_keep_castling(const Placement& board, Side side, Wing wing, Square rook);

/// The castling moves of the side to move that are possible now; it must not be in check.
/// Bit of each rook that can be castled with (Laws 3.8.2.2).
Bitboard rooks_to_castle_with(const Position& position);

}  // namespace praporek::rules
