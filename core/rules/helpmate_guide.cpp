#include "core/rules/helpmate_guide.hpp"

#include <algorithm>
#include <cstdlib>

namespace praporek::rules {

namespace {

constexpr int far_away = 60;

int king_distance(Square a, Square b) {
  return std::max(std::abs(file_of(a) - file_of(b)), std::abs(rank_of(a) - rank_of(b)));
}

/// The nearest of these pieces.
int nearest(Bitboard pieces, Square target) {
  int best = 8;
  for (const Square square : squares_of(pieces)) {
    best = std::min(best, king_distance(square, target));
  }
  return best;
}

/// How far the most advanced pawn is from its last rank, pieces in its way counted.
int promotion_distance(const Placement& board, Side side) {
  int best = 15;
  for (const Square pawn : squares_of(board.of(side, Kind::Pawn))) {
    const bool white = side == Side::White;
    const int ranks = white ? 7 - rank_of(pawn) : rank_of(pawn);
    const Bitboard beyond = white ? ~Bitboard{1} << index_of(pawn) : bit(pawn) - 1;
    const Bitboard in_its_way = file_bits(file_of(pawn)) & beyond & board.occupied();
    best = std::min(best, ranks + count(in_its_way));
  }
  return best;
}

BySquare<std::uint8_t> leaps_to(Square target) {
  constexpr std::uint8_t unknown = 6;  // no square is farther than that
  BySquare<std::uint8_t> leaps{};
  leaps.fill(unknown);
  Bitboard reached = bit(target);
  for (std::uint8_t steps = 0; steps < unknown; ++steps) {
    Bitboard next = reached;
    for (const Square square : squares_of(reached)) {
      leaps[slot(square)] = std::min(leaps[slot(square)], steps);
      next |= knight_attacks(square);
    }
    reached = next;
  }
  return leaps;
}

}  // namespace

HelpmateGuide::HelpmateGuide(const Position& start, Side mater)
    : mater_{mater}, mate_square_{Square::H8}, support_square_{Square::H6} {
  const Placement& board = start.board();
  const Bitboard own = board.of(mater, Kind::Bishop);
  const Bitboard theirs = board.of(other(mater), Kind::Bishop);
  // A bishop mates in a corner of its own colour; a bishop of the other side can only fill the
  // squares beside a corner of the other colour.
  const bool dark = (own & dark_squares) != 0 || (own == 0 && (theirs & light_squares) != 0);
  const bool white = mater == Side::White;
  const bool on_h = dark == white;
  const int corner_file = on_h ? 7 : 0;
  const int rank = white ? 7 : 0;
  const int inwards = white ? -1 : 1;
  mate_square_ = square_at(corner_file, rank);
  support_square_ = square_at(corner_file, rank + 2 * inwards);
  beside_.square = square_at(on_h ? 6 : 1, rank);
  before_.square = square_at(corner_file, rank + inwards);
  leaps_to_mate_ = leaps_to(mate_square_);
  beside_.leaps = leaps_to(beside_.square);
  before_.leaps = leaps_to(before_.square);
}

HelpmateGuide::Picture HelpmateGuide::picture_of(const Placement& board) const {
  Picture picture{.board = board,
                  .mating_king = first_of(board.of(mater_, Kind::King)),
                  .defending_king = first_of(board.of(other(mater_), Kind::King))};
  for (const Side side : {Side::White, Side::Black}) {
    picture.promotion[side] = promotion_distance(board, side);
  }
  picture.force = force_distance(picture);
  return picture;
}

/// How far the other side is from filling a square next to its mated king.
int HelpmateGuide::filler_distance(const Picture& picture, const Filling& filling) const {
  const Placement& board = picture.board;
  const Side defender = other(mater_);
  int best = 8 + 2 * picture.promotion[defender];
  for (const Square knight : squares_of(board.of(defender, Kind::Knight))) {
    best = std::min<int>(best, filling.leaps[slot(knight)]);
  }
  const Square target = filling.square;
  const Bitboard colour = contains(dark_squares, target) ? dark_squares : light_squares;
  for (const Square bishop : squares_of(board.of(defender, Kind::Bishop) & colour)) {
    const bool in_line = contains(bishop_attacks(target, 0), bishop);
    const int moves = bishop == target ? 0 : (in_line ? 1 : 2);
    best = std::min(best, moves);
  }
  // Beside a king mated by a bishop a rook could step in between.
  const Bitboard rooks = board.of(defender, Kind::Rook);
  if (rooks != 0 && board.of(mater_, Kind::Bishop) == 0) {
    best = std::min(best, nearest(rooks, target));
  }
  return best;
}

/// How much is missing for a mate by knights and bishops only.
int HelpmateGuide::minor_piece_distance(const Picture& picture) const {
  const Bitboard knights = picture.board.of(mater_, Kind::Knight);
  if ((knights | picture.board.of(mater_, Kind::Bishop)) == 0) return far_away;
  int distance = 4;
  for (const Square knight : squares_of(knights)) {
    distance += std::abs(leaps_to_mate_[slot(knight)] - 1);
  }
  return distance + 2 * filler_distance(picture, beside_);
}

int HelpmateGuide::force_distance(const Picture& picture) const {
  const Placement& board = picture.board;
  const Bitboard own = board.of(mater_);
  const Bitboard heavy = own & (board.of(Kind::Queen) | board.of(Kind::Rook));
  if (heavy != 0) return nearest(heavy, mate_square_) / 4;
  const int minor = minor_piece_distance(picture);
  if ((own & board.of(Kind::Pawn)) == 0) return minor;
  return std::min(minor, 6 + 3 * picture.promotion[mater_]);
}

int HelpmateGuide::to_corner_mate(const Picture& picture) const {
  const int by_king = king_distance(picture.mating_king, support_square_);
  const int support = std::min(by_king, filler_distance(picture, before_));
  return 3 * king_distance(picture.defending_king, mate_square_) + 2 * support + 2 * picture.force;
}

/// Captures by the mating side and its pawns on the way.
int HelpmateGuide::to_clean_board(const Picture& picture) const {
  return 4 * count(picture.board.of(other(mater_))) + 40 - 2 * count(picture.board.of(mater_)) +
         2 * picture.promotion[mater_];
}

/// Pawns of either side gone or near promotion, so that files open.
int HelpmateGuide::to_open_board(const Picture& picture) const {
  const Placement& board = picture.board;
  const bool heavy = (board.of(mater_) & (board.of(Kind::Queen) | board.of(Kind::Rook))) != 0;
  return 4 * count(board.of(Kind::Pawn)) + picture.promotion[Side::White] +
         picture.promotion[Side::Black] + (heavy ? 0 : 10);
}

/// Few squares left to the defending king, the mating king near.
int HelpmateGuide::to_caged_king(const Picture& picture) const {
  const Placement& board = picture.board;
  const Square king = picture.defending_king;
  const Bitboard occupied = board.occupied() ^ bit(king);
  int escapes = 0;
  for (const Square to : squares_of(king_attacks(king) & ~board.of(other(mater_)))) {
    if (!is_attacked(board, to, mater_, occupied)) ++escapes;
  }
  return 4 * escapes + king_distance(king, picture.mating_king) + picture.force;
}

HelpmateGuide::Distances HelpmateGuide::distances(const Position& position) const {
  const Picture picture = picture_of(position.board());
  return {to_corner_mate(picture), to_clean_board(picture), to_open_board(picture),
          to_caged_king(picture)};
}

}  // namespace praporek::rules
