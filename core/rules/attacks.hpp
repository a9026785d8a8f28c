#pragma once

#include "core/rules/bitboard.hpp"
#include "core/rules/placement.hpp"

#include <array>

namespace praporek::rules {

/// The lines through a square without the square itself.
struct Lines {
  Bitboard file = 0;
  Bitboard rising = 0;   ///< diagonal a1–h8
  Bitboard falling = 0;  ///< diagonal a8–h1
  Bitboard rank = 0;
};

template <class T>
using BySquare = std::array<T, square_count>;

/// Everything about attacks that does not depend on what else stands on the board.
struct AttackTables {
  BySquare<Bitboard> knight{};
  BySquare<Bitboard> king{};
  BySide<BySquare<Bitboard>> pawn{};
  BySquare<Lines> lines{};
  std::array<std::array<std::uint8_t, 8>, 64> within_rank{};  ///< [inner occupancy][file]
  BySquare<BySquare<Bitboard>> between{};                     ///< exclusive; empty if not aligned
  BySquare<BySquare<Bitboard>> through{};                     ///< the whole line, or empty
};

extern const AttackTables attack_tables;

constexpr std::size_t slot(Square square) { return static_cast<std::size_t>(square); }

// Laws 3.6
inline Bitboard knight_attacks(Square from) { return attack_tables.knight[slot(from)]; }
// Laws 3.8.1
inline Bitboard king_attacks(Square from) { return attack_tables.king[slot(from)]; }
// Laws 3.7.3
inline Bitboard pawn_attacks(Side side, Square from) {
  return attack_tables.pawn[side][slot(from)];
}
/// The squares strictly between two squares of one file, rank or diagonal.
inline Bitboard between(Square a, Square b) { return attack_tables.between[slot(a)][slot(b)]; }
/// The whole file, rank or diagonal through both squares.
inline Bitboard line_through(Square a, Square b) { return attack_tables.through[slot(a)][slot(b)]; }

namespace detail {

/// Both ways along a file or diagonal up to and including the first piece met: subtracting the
/// slider from the pieces above it borrows through the empty squares; the other way is the same
/// on the board turned upside down.
inline Bitboard along(Bitboard line, Bitboard occupied, Bitboard from) {
  const Bitboard blockers = occupied & line;
  const Bitboard up = blockers - 2 * from;
  const Bitboard down =
      __builtin_bswap64(__builtin_bswap64(blockers) - 2 * __builtin_bswap64(from));
  return (up ^ down) & line;
}

inline Bitboard along_rank(Square from, Bitboard occupied) {
  const int shift = index_of(from) & 56;
  const auto inner = static_cast<std::size_t>((occupied >> (shift + 1)) & 63);
  const auto file = static_cast<std::size_t>(file_of(from));
  return static_cast<Bitboard>(attack_tables.within_rank[inner][file]) << shift;
}

}  // namespace detail

// Laws 3.2, 3.5
inline Bitboard bishop_attacks(Square from, Bitboard occupied) {
  const Lines& lines = attack_tables.lines[slot(from)];
  return detail::along(lines.rising, occupied, bit(from)) |
         detail::along(lines.falling, occupied, bit(from));
}

// Laws 3.3, 3.5
inline Bitboard rook_attacks(Square from, Bitboard occupied) {
  return detail::along(attack_tables.lines[slot(from)].file, occupied, bit(from)) |
         detail::along_rank(from, occupied);
}

// Laws 3.4, 3.5
inline Bitboard queen_attacks(Square from, Bitboard occupied) {
  return bishop_attacks(from, occupied) | rook_attacks(from, occupied);
}

/// The squares a piece attacks from here (Laws 3.1.2), its own side's pieces included.
Bitboard attacks_of(Piece piece, Square from, Bitboard occupied);

/// The pieces of a side that attack the square (Laws 3.1.2), pinned or not (Laws 3.1.3).
/// The lines run through what is not in `occupied`.
inline Bitboard attackers_of(const Placement& board, Square square, Side by, Bitboard occupied) {
  const Bitboard queens = board.of(Kind::Queen);
  const Bitboard attackers =
      (pawn_attacks(other(by), square) & board.of(Kind::Pawn)) |
      (knight_attacks(square) & board.of(Kind::Knight)) |
      (king_attacks(square) & board.of(Kind::King)) |
      (bishop_attacks(square, occupied) & (board.of(Kind::Bishop) | queens)) |
      (rook_attacks(square, occupied) & (board.of(Kind::Rook) | queens));
  return attackers & board.of(by);
}

inline bool is_attacked(const Placement& board, Square square, Side by, Bitboard occupied) {
  return attackers_of(board, square, by, occupied) != 0;
}

}  // namespace praporek::rules
