#include "core/rules/unwinnable_material.hpp"

namespace praporek::rules {

namespace {

bool on_one_colour(Bitboard bishops) {
  return (bishops & dark_squares) == 0 || (bishops & light_squares) == 0;
}

}  // namespace

bool cannot_mate_with_this_material(const Placement& board, Side mater) {
  const Side other_side = other(mater);
  const Bitboard heavy = board.of(Kind::Pawn) | board.of(Kind::Rook) | board.of(Kind::Queen);
  if ((board.of(mater) & heavy) != 0) return false;
  const Bitboard knights = board.of(mater, Kind::Knight);
  const Bitboard bishops = board.of(mater, Kind::Bishop);
  if (knights == 0 && bishops == 0) return true;
  if (knights != 0) {
    // A lone knight leaves its king's neighbour squares to be filled by the other side, and a
    // queen there could always take the knight.
    const Bitboard helpers = board.of(other_side) & ~board.of(Kind::Queen) & ~board.of(Kind::King);
    return bishops == 0 && !several(knights) && helpers == 0;
  }
  // Bishops of one colour leave the other colour to be filled by pieces that cannot step in
  // between: only bishops of that colour, knights and pawns can be such.
  const Bitboard helpers = board.of(other_side) & (board.of(Kind::Knight) | board.of(Kind::Pawn));
  return on_one_colour(board.of(Kind::Bishop)) && helpers == 0;
}

}  // namespace praporek::rules
