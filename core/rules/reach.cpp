#include "core/rules/reach.hpp"

namespace praporek::rules {

namespace {

constexpr Bitboard everywhere = ~Bitboard{0};

constexpr Bitboard forward(Side side, Bitboard set) {
  return side == Side::White ? set << 8 : set >> 8;
}
constexpr Bitboard sideways(Bitboard set) {
  return ((set & ~file_bits(7)) << 1) | ((set & ~file_bits(0)) >> 1);
}
constexpr Bitboard straight(Bitboard set) { return (set << 8) | (set >> 8) | sideways(set); }
constexpr Bitboard diagonal(Bitboard set) {
  const Bitboard beside = sideways(set);
  return (beside << 8) | (beside >> 8);
}
constexpr Bitboard around(Bitboard set) { return straight(set) | diagonal(set); }

Bitboard leaps(Bitboard set) {
  Bitboard targets = 0;
  for (const Square from : squares_of(set)) targets |= knight_attacks(from);
  return targets;
}

/// The rank of the square and all beyond it, as the side sees it.
constexpr Bitboard from_rank_on(Side side, Square square) {
  return side == Side::White ? everywhere << (8 * rank_of(square))
                             : everywhere >> (8 * (7 - rank_of(square)));
}

}  // namespace

Bitboard pawn_attacks_of(Side side, Bitboard pawns) { return sideways(forward(side, pawns)); }

Reach::Reach(const Placement& board) : board_{board} {
  // What each side could do if the other stood still shows whether its king may be confined. The
  // guess is dropped as soon as the common search contradicts it.
  BySide<Bitboard> cells{};
  for (const Side side : {Side::White, Side::Black}) {
    close(board.of(side));
    if (moves_only_its_king(side) && count(king_[side]) <= 2) cells[side] = king_[side];
  }
  cell_ = cells;
  close(board.occupied());
}

/// Grows the sets of these pieces from their own squares until no rule adds any more.
void Reach::close(Bitboard movers) {
  for (const Square start : squares_of(board_.occupied())) squares_[slot(start)] = bit(start);
  for (bool grown = true; grown;) {
    grown = false;
    summarise();
    for (const Square start : squares_of(movers)) {
      Bitboard& squares = squares_[slot(start)];
      const Bitboard more = steps(start, *board_.at(start)) & ~squares;
      grown |= more != 0;
      squares |= more;
    }
  }
}

void Reach::summarise() {
  for (const Side side : {Side::White, Side::Black}) summarise(side);
  for (const Side side : {Side::White, Side::Black}) {
    // Laws 1.4.1: a king is never taken, any other piece may be.
    clear_[side] = ~stuck_[side] | (all_[other(side)] & ~board_.of(side, Kind::King));
  }
}

void Reach::summarise(Side side) {
  men_[side] = king_[side] = twice_[side] = stuck_[side] = 0;
  Bitboard all = 0;
  for (const Square start : squares_of(board_.of(side))) {
    const Bitboard squares = of(start);
    twice_[side] |= all & squares;
    all |= squares;
    (contains(board_.of(Kind::King), start) ? king_ : men_)[side] |= squares;
    if (!several(squares)) stuck_[side] |= squares;
  }
  all_[side] = all;
  confined_[side] =
      cell_[side] != 0 && moves_only_its_king(side) && (king_[side] & ~cell_[side]) == 0;
}

bool Reach::moves_only_its_king(Side side) const {
  return (board_.of(side) & ~board_.of(Kind::King) & ~stuck_[side]) == 0;
}

/// One step from every square reached so far. Lines are walked square by square: a piece that
/// could pass a square could also have stopped or taken there.
Bitboard Reach::steps(Square start, Piece piece) const {
  const Bitboard from = of(start);
  const Bitboard clear = clear_[piece.side];
  switch (piece.kind) {
    case Kind::Pawn:
      return pawn_steps(start, piece.side) & clear;
    case Kind::Knight:
      return leaps(from) & clear;
    case Kind::Bishop:
      return diagonal(from) & clear;
    case Kind::Rook:
      return straight(from) & clear;
    case Kind::Queen:
      return around(from) & clear;
    case Kind::King:
      return king_steps(piece.side, from) & clear;
  }
  return everywhere;
}

/// Laws 3.9.2: a pawn that never moves and is never taken bars the squares it attacks, and so
/// does a king that never moves. Next to a confined king the game is over.
Bitboard Reach::king_steps(Side side, Bitboard from) const {
  const Side enemy = other(side);
  const Bitboard guards = board_.of(enemy, Kind::Pawn) & stuck_[enemy] & ~all_[side];
  const Bitboard fixed_king = several(king_[enemy]) ? 0 : king_[enemy];
  const Bitboard enemy_king = confined_[enemy] ? cell_[enemy] : fixed_king;
  return around(from) & ~pawn_attacks_of(enemy, guards) & ~around(enemy_king);
}

Bitboard Reach::pawn_steps(Square start, Side side) const {
  const Bitboard from = of(start);
  const Bitboard last = rank_bits(side == Side::White ? 7 : 0);
  if ((from & last) != 0) return everywhere;  // Laws 3.7.5: it may have become anything
  // Laws 3.7.3. En passant is covered: a pawn that passed a square could have stopped on it.
  const Bitboard captures = pawn_attacks_of(side, from) & men_[other(side)];
  const Bitboard pushes = forward(side, from) & clear_[other(side)];
  return captures | (pushes & ~shut_by_pawns(start, side));
}

/// Two pawns that face each other on a file, where this one never leaves the file and the other
/// neither leaves it nor is taken, never pass: the other's square and all beyond it.
Bitboard Reach::shut_by_pawns(Square start, Side side) const {
  const Bitboard file = file_bits(file_of(start));
  if ((of(start) & ~file) != 0) return 0;
  const Bitboard takers = twice_[side] | (all_[side] & ~of(start));
  const Bitboard facing =
      board_.of(other(side), Kind::Pawn) & file & from_rank_on(side, start) & ~bit(start);
  Bitboard shut = 0;
  for (const Square pawn : squares_of(facing)) {
    const bool stays = (of(pawn) & (~file | takers)) == 0;
    if (stays) shut |= from_rank_on(side, pawn);
  }
  return shut & file;
}

}  // namespace praporek::rules
