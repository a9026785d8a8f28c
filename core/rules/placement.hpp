#pragma once

#include "core/base/side.hpp"
#include "core/rules/bitboard.hpp"
#include "core/rules/piece.hpp"

#include <array>
#include <optional>

namespace praporek::rules {

/// What stands where, and nothing else: the picture a camera or an electronic board would give.
class Placement {
 public:
  [[nodiscard]] constexpr Bitboard of(Kind kind) const {
    return kinds_[static_cast<std::size_t>(kind)];
  }
  [[nodiscard]] constexpr Bitboard of(Side side) const { return sides_[side]; }
  [[nodiscard]] constexpr Bitboard of(Side side, Kind kind) const { return of(side) & of(kind); }
  [[nodiscard]] constexpr Bitboard occupied() const {
    return sides_[Side::White] | sides_[Side::Black];
  }

  [[nodiscard]] constexpr std::optional<Piece> at(Square square) const {
    if (!contains(occupied(), square)) return std::nullopt;
    return Piece{kind_at(square), contains(of(Side::White), square) ? Side::White : Side::Black};
  }

  /// Something must stand on the square.
  [[nodiscard]] constexpr Kind kind_at(Square square) const {
    std::size_t kind = 0;
    while (kind < 5 && !contains(kinds_[kind], square)) ++kind;
    return static_cast<Kind>(kind);
  }

  /// The square must be empty.
  constexpr void put(Square square, Piece piece) { toggle(square, piece); }

  /// The piece must stand there.
  constexpr void remove(Square square, Piece piece) { toggle(square, piece); }

  friend bool operator==(const Placement&, const Placement&) = default;

 private:
  constexpr void toggle(Square square, Piece piece) {
    kinds_[static_cast<std::size_t>(piece.kind)] ^= bit(square);
    sides_[piece.side] ^= bit(square);
  }

  std::array<Bitboard, 6> kinds_{};
  BySide<Bitboard> sides_{};
};

}  // namespace praporek::rules
