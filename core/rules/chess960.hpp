#pragma once

#include "core/base/result.hpp"
#include "core/rules/position.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace praporek::rules {

constexpr int chess960_count = 960;

/// The number of the array of Laws 2.3.
constexpr int standard_number = 518;

/// The pieces of the first rank from the a-file on.
using Array = std::array<Kind, 8>;

/// The array with this number, 0 to 959, in the numbering of Reinhard Scharnagl.
Array chess960_array(int number);

/// The number of an array of eight letters as White's first rank shows it ("RNBQKBNR"); refused
/// if it breaks a requirement of Guidelines II.2.
Result<int> number_of_array(std::string_view letters);

/// The number of a starting position; refused if it is none: pawns on their ranks, an array that
/// meets the requirements and Black's mirroring it (Guidelines II.2.3).
Result<int> number_of_start(const Placement& board);

/// The starting position with this number, 0 to 959; 518 is that of chess.
Position chess960_position(int number);

/// A starting number from a random number of the caller, each of the 960 equally likely as far as
/// 64 random bits allow.
constexpr int drawn_number(std::uint64_t random) {
  return static_cast<int>(random % static_cast<std::uint64_t>(chess960_count));
}

}  // namespace praporek::rules
