#include "core/rules/en_passant.hpp"

#include "core/rules/attacks.hpp"

namespace praporek::rules {

bool has_just_passed(const Placement& board, Side taker, Square passed) {
  const bool white_takes = taker == Side::White;
  if (rank_of(passed) != (white_takes ? 5 : 2)) return false;
  const Square start = square_at(file_of(passed), white_takes ? 6 : 1);
  return (board.occupied() & (bit(passed) | bit(start))) == 0 &&
         contains(board.of(other(taker), Kind::Pawn), passed_pawn(passed));
}

Bitboard en_passant_takers(const Placement& board, Side taker, Square passed) {
  const Bitboard candidates = pawn_attacks(other(taker), passed) & board.of(taker, Kind::Pawn);
  const Bitboard kings = board.of(taker, Kind::King);
  if (candidates == 0 || kings == 0) return candidates;
  const Bitboard taken = bit(passed_pawn(passed));
  Bitboard takers = 0;
  for (const Square from : squares_of(candidates)) {
    // Two pawns leave one rank at once, so the pin of a single piece does not tell.
    const Bitboard occupied = (board.occupied() ^ bit(from) ^ taken) | bit(passed);
    const Bitboard attackers = attackers_of(board, first_of(kings), other(taker), occupied);
    if ((attackers & ~taken) == 0) takers |= bit(from);
  }
  return takers;
}

}  // namespace praporek::rules
