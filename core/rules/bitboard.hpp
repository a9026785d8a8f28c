#pragma once

#include "core/rules/square.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>

namespace praporek::rules {

/// A set of squares, bit 0 = a1 to bit 63 = h8.
using Bitboard = std::uint64_t;

constexpr Bitboard bit(Square square) { return Bitboard{1} << index_of(square); }
constexpr bool contains(Bitboard set, Square square) { return (set & bit(square)) != 0; }
constexpr bool several(Bitboard set) { return (set & (set - 1)) != 0; }

constexpr Bitboard file_bits(int file) { return 0x0101010101010101ULL << file; }
constexpr Bitboard rank_bits(int rank) { return 0xFFULL << (8 * rank); }

constexpr Bitboard dark_squares = 0xAA55AA55AA55AA55ULL;
constexpr Bitboard light_squares = ~dark_squares;

/// How many squares. Written out because the plain x86-64 has no instruction for it and the
/// library's function is a call.
constexpr int count(Bitboard set) {
  set -= (set >> 1) & 0x5555555555555555ULL;
  set = (set & 0x3333333333333333ULL) + ((set >> 2) & 0x3333333333333333ULL);
  set = (set + (set >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
  return static_cast<int>((set * 0x0101010101010101ULL) >> 56);
}

/// The set must not be empty.
constexpr Square first_of(Bitboard set) { return static_cast<Square>(std::countr_zero(set)); }

/// The set's squares in order, for range-based for.
class SquaresOf {
 public:
  class Iterator {
   public:
    using value_type = Square;
    using difference_type = std::ptrdiff_t;

    constexpr Iterator() = default;
    constexpr explicit Iterator(Bitboard rest) : rest_{rest} {}
    constexpr Square operator*() const { return first_of(rest_); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator here = *this;
      ++*this;
      return here;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    Bitboard rest_ = 0;
  };

  constexpr explicit SquaresOf(Bitboard set) : set_{set} {}
  [[nodiscard]] constexpr Iterator begin() const { return Iterator{set_}; }
  [[nodiscard]] constexpr Iterator end() const { return Iterator{0}; }

 private:
  Bitboard set_;
};

constexpr SquaresOf squares_of(Bitboard set) { return SquaresOf{set}; }

}  // namespace praporek::rules
