#pragma once

#include "core/base/score.hpp"

#include <compare>
#include <cstdint>
#include <string>

namespace praporek::standings {

/// An exact number: tie-breaks are compared as they are and rounded only when printed. The bottom
/// is positive; equal numbers may be written differently, 1/2 and 2/4.
struct Fraction {
  std::int64_t top = 0;
  std::int64_t bottom = 1;

  friend constexpr bool operator==(const Fraction& a, const Fraction& b) {
    return a.top * b.bottom == b.top * a.bottom;
  }
  friend constexpr std::strong_ordering operator<=>(const Fraction& a, const Fraction& b) {
    return a.top * b.bottom <=> b.top * a.bottom;
  }
};

constexpr Fraction whole(std::int64_t number) { return {number, 1}; }
constexpr Fraction points(Score score) { return {score.tenths, 10}; }

/// "3.75" for two decimals, "4" for none; halves go up.
std::string with_decimals(Fraction number, int decimals);

}  // namespace praporek::standings
