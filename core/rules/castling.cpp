#include "core/rules/castling.hpp"

#include "core/rules/attacks.hpp"

#include <algorithm>

namespace praporek::rules {

namespace {

bool can_castle(const Position& position, Square king, Square rook) {
  const Side side = position.side_to_move();
  const Wing wing = wing_of(Move::castling(king, rook));
  const Square king_to = castled_king(side, wing);
  const Square rook_to = castled_rook(side, wing);
  const Bitboard others = position.board().occupied() ^ bit(king) ^ bit(rook);
  // Laws 3.8.2.2.2, GII.3.2.7.4: nothing but these two stands in their way.
  const Bitboard king_path = between(king, king_to) | bit(king_to);
  const Bitboard rook_path = between(rook, rook_to) | bit(rook_to);
  if (((king_path | rook_path) & others) != 0) return false;
  // Laws 3.8.2.2.1: neither the squares crossed nor the king's target may be attacked. The rook
  // is lifted as well, since it may have been the only shield of a king that hardly moves.
  return std::ranges::none_of(squares_of(king_path), [&](Square square) {
    return is_attacked(position.board(), square, other(side), others);
  });
}

}  // namespace

bool may_keep_castling(const Placement& board, Side side, Wing wing, Square rook) {
  const Bitboard home = rank_bits(home_rank(side));
  const Bitboard king = board.of(side, Kind::King) & home;
  if (king == 0 || several(board.of(side, Kind::King))) return false;
  return contains(board.of(side, Kind::Rook) & home, rook) &&
         wing_of(Move::castling(first_of(king), rook)) == wing;
}

Bitboard rooks_to_castle_with(const Position& position) {
  const Side side = position.side_to_move();
  const Bitboard rooks = position.castling_rooks() & rank_bits(home_rank(side));
  Bitboard able = 0;
  for (const Square rook : squares_of(rooks)) {
    const Square king = first_of(position.board().of(side, Kind::King));
    if (can_castle(position, king, rook)) able |= bit(rook);
  }
  return able;
}

}  // namespace praporek::rules
