#pragma once

#include <compare>
#include <string>

namespace praporek {

/// Points in tenths: exact, and as fine as a report file can write them.
struct Score {
  int tenths = 0;

  friend constexpr auto operator<=>(const Score&, const Score&) = default;
  friend constexpr Score operator+(Score a, Score b) { return {a.tenths + b.tenths}; }
  friend constexpr Score operator-(Score a, Score b) { return {a.tenths - b.tenths}; }
  constexpr Score& operator+=(Score more) {
    tenths += more.tenths;
    return *this;
  }
};

/// "3.5", the form of report files.
std::string with_decimal_point(Score score);

/// "3½", "½", "3", the form people read; tenths that are not halves stay decimal.
std::string with_fraction(Score score);

}  // namespace praporek
