#pragma once

#include "core/board/end.hpp"
#include "core/rules/placement.hpp"
#include "io/dgt/bytes.hpp"

#include <array>
#include <cstddef>
#include <optional>

namespace praporek::dgt {

/// What stands on a board shows how it lies.
using board::Lie;

constexpr int field_count = 64;

/// A square as the board counts, 0 to 63.
struct Field {
  Byte number = 0;

  friend bool operator==(const Field&, const Field&) = default;
};

/// A board that lies normally has a8 as its field 0, a rotated one h1.
constexpr rules::Square square_of(Field field, Lie lie) {
  const int seen_from_white = lie == Lie::Normal ? field.number : field_count - 1 - field.number;
  return rules::square_at(seen_from_white % 8, 7 - seen_from_white / 8);
}

constexpr Field field_of(rules::Square square, Lie lie) {
  const int seen_from_white = (7 - rules::rank_of(square)) * 8 + rules::file_of(square);
  return {
      static_cast<Byte>(lie == Lie::Normal ? seen_from_white : field_count - 1 - seen_from_white)};
}

/// What a field reports. The last three are tokens that announce a result, not chessmen.
enum class Man : Byte {
  None,
  WhitePawn,
  WhiteRook,
  WhiteKnight,
  WhiteBishop,
  WhiteKing,
  WhiteQueen,
  BlackPawn,
  BlackRook,
  BlackKnight,
  BlackBishop,
  BlackKing,
  BlackQueen,
  DrawToken,
  WhiteWinsToken,
  BlackWinsToken,
};

/// The order in which both colours count their men.
inline constexpr std::array kinds_by_code{rules::Kind::Pawn,   rules::Kind::Rook,
                                          rules::Kind::Knight, rules::Kind::Bishop,
                                          rules::Kind::King,   rules::Kind::Queen};

/// Later boards may set a further bit, which no document explains and nothing here decides on.
constexpr Man man_of(Byte code) { return static_cast<Man>(code & 0x0F); }

/// None for an empty field and for a token.
constexpr std::optional<rules::Piece> piece_of(Man man) {
  const std::size_t code = static_cast<std::size_t>(man);
  if (code == 0 || code > 2 * kinds_by_code.size()) return std::nullopt;
  const Side side = code <= kinds_by_code.size() ? Side::White : Side::Black;
  return rules::Piece{kinds_by_code[(code - 1) % kinds_by_code.size()], side};
}

constexpr Man man_of(rules::Piece piece) {
  std::size_t code = 1;
  while (kinds_by_code[code - 1] != piece.kind) ++code;
  return static_cast<Man>(piece.side == Side::White ? code : code + kinds_by_code.size());
}

/// All fields at once.
using Fields = std::array<Man, field_count>;

inline rules::Placement placement_of(const Fields& fields, Lie lie) {
  rules::Placement board;
  for (int i = 0; i < field_count; ++i) {
    const auto piece = piece_of(fields[static_cast<std::size_t>(i)]);
    if (piece) board.put(square_of(Field{static_cast<Byte>(i)}, lie), *piece);
  }
  return board;
}

inline Fields fields_of(const rules::Placement& board, Lie lie) {
  Fields fields{};
  for (const rules::Square square : rules::squares_of(board.occupied())) {
    fields[field_of(square, lie).number] = man_of(*board.at(square));
  }
  return fields;
}

}  // namespace praporek::dgt
