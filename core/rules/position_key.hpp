#pragma once

#include "core/rules/bitboard.hpp"
#include "core/rules/piece.hpp"

#include <array>
#include <cstdint>

namespace praporek::rules {

/// Random numbers whose sums (exclusive or) name a position; equal positions have equal keys,
/// and whoever must be certain compares the positions as well.
struct KeyTables {
  std::array<std::array<std::array<std::uint64_t, square_count>, 6>, 2> piece;
  std::array<std::uint64_t, square_count> castling_rook;
  std::array<std::uint64_t, square_count> en_passant;
  std::uint64_t black_to_move;
};

extern const KeyTables key_tables;

inline std::uint64_t key_of(Piece piece, Square square) {
  return key_tables.piece[static_cast<std::size_t>(piece.side)]
                         [static_cast<std::size_t>(piece.kind)][static_cast<std::size_t>(square)];
}

}  // namespace praporek::rules
