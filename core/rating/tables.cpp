#include "core/rating/tables.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace praporek::rating {

namespace {

/// The largest difference for which 50, 51 … 99 percent are expected.
constexpr std::array<int, 50> largest_difference{
    3,   10,  17,  25,  32,  39,  46,  53,  61,  68,  76,  83,  91,  98,  106, 113, 121,
    129, 137, 145, 153, 162, 170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278,
    290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735};

/// dp for 50, 51 … 100 percent.
constexpr std::array<int, 51> difference_by_percent{
    0,   7,   14,  21,  29,  36,  43,  50,  57,  65,  72,  80,  87,  95,  102, 110, 117,
    125, 133, 141, 149, 158, 166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273,
    284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800};

}  // namespace

int expected_percent(int difference) {
  const auto* row = std::ranges::lower_bound(largest_difference, std::abs(difference));
  const int percent = 50 + static_cast<int>(row - largest_difference.begin());
  return difference < 0 ? 100 - percent : percent;
}

int difference_for(int percent) {
  const int distance = std::min(std::abs(percent - 50), 50);
  const int difference = difference_by_percent.at(static_cast<std::size_t>(distance));
  return percent < 50 ? -difference : difference;
}

int rounded_half_up(long long top, long long bottom) {
  const long long doubled = 2 * top + bottom;
  const long long floor = doubled / (2 * bottom) - (doubled % (2 * bottom) < 0 ? 1 : 0);
  return static_cast<int>(floor);
}

int rounded_half_away(long long top, long long bottom) {
  return top < 0 ? -rounded_half_up(-top, bottom) : rounded_half_up(top, bottom);
}

}  // namespace praporek::rating
