#include "core/rules/attacks.hpp"

namespace praporek::rules {

namespace {

struct Step {
  int file;
  int rank;
};

constexpr std::array<Step, 8> knight_steps{
    {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};
constexpr std::array<Step, 8> king_steps{
    {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};

constexpr bool on_board(int file, int rank) {
  return file >= 0 && file < 8 && rank >= 0 && rank < 8;
}

constexpr Bitboard leap(Square from, Step step) {
  const int file = file_of(from) + step.file;
  const int rank = rank_of(from) + step.rank;
  return on_board(file, rank) ? bit(square_at(file, rank)) : 0;
}

/// From the square in one direction to the edge.
constexpr Bitboard ray(Square from, Step step) {
  Bitboard squares = 0;
  int file = file_of(from) + step.file;
  int rank = rank_of(from) + step.rank;
  for (; on_board(file, rank); file += step.file, rank += step.rank) {
    squares |= bit(square_at(file, rank));
  }
  return squares;
}

constexpr Bitboard line(Square from, Step step) {
  return ray(from, step) | ray(from, {-step.file, -step.rank});
}

constexpr std::uint8_t within_rank(unsigned occupied, int file) {
  unsigned attacked = 0;
  for (const int step : {1, -1}) {
    for (int to = file + step; to >= 0 && to < 8; to += step) {
      attacked |= 1U << to;
      if ((occupied >> to & 1U) != 0) break;
    }
  }
  return static_cast<std::uint8_t>(attacked);
}

constexpr void fill_leaps(AttackTables& tables, Square from) {
  const std::size_t i = slot(from);
  for (const Step step : knight_steps) tables.knight[i] |= leap(from, step);
  for (const Step step : king_steps) tables.king[i] |= leap(from, step);
  tables.pawn[Side::White][i] = leap(from, {-1, 1}) | leap(from, {1, 1});
  tables.pawn[Side::Black][i] = leap(from, {-1, -1}) | leap(from, {1, -1});
}

constexpr void fill_lines(AttackTables& tables, Square from) {
  const std::size_t i = slot(from);
  tables.lines[i] = {line(from, {0, 1}), line(from, {1, 1}), line(from, {1, -1}),
                     line(from, {1, 0})};
  for (const Step step : king_steps) {
    const Bitboard ahead = ray(from, step);
    for (const Square to : squares_of(ahead)) {
      tables.between[i][slot(to)] = ahead & ~ray(to, step) & ~bit(to);
      tables.through[i][slot(to)] = line(from, step) | bit(from);
    }
  }
}

constexpr AttackTables make_tables() {
  AttackTables tables{};
  for (std::size_t i = 0; i < square_count; ++i) {
    fill_leaps(tables, static_cast<Square>(i));
    fill_lines(tables, static_cast<Square>(i));
  }
  for (unsigned inner = 0; inner < 64; ++inner) {
    for (int file = 0; file < 8; ++file) {
      tables.within_rank[inner][static_cast<std::size_t>(file)] = within_rank(inner << 1, file);
    }
  }
  return tables;
}

}  // namespace

constinit const AttackTables attack_tables = make_tables();

Bitboard attacks_of(Piece piece, Square from, Bitboard occupied) {
  switch (piece.kind) {
    case Kind::Pawn:
      return pawn_attacks(piece.side, from);
    case Kind::Knight:
      return knight_attacks(from);
    case Kind::Bishop:
      return bishop_attacks(from, occupied);
    case Kind::Rook:
      return rook_attacks(from, occupied);
    case Kind::Queen:
      return queen_attacks(from, occupied);
    case Kind::King:
      return king_attacks(from);
  }
  return 0;
}

}  // namespace praporek::rules
