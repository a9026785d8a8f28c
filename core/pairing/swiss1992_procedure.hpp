#pragma once

#include "core/pairing/swiss1992_bracket.hpp"

#include <optional>
#include <vector>

namespace praporek::pairing::swiss1992 {

/// How a bracket came to its pairing.
enum class Course : std::uint8_t {
  Direct,     ///< C1 to C11, C14
  ForNext,    ///< paired again for the bracket below (C12)
  ForLowest,  ///< paired again for the lowest bracket (C13)
};

/// One bracket after the procedure, all players by rank.
struct Bracket {
  std::vector<int> arrivals;   ///< moved down into it
  std::vector<int> residents;  ///< its own; of several scores when brackets were joined (C13)
  std::vector<int> forced;     ///< moved on by C1: no opponent in the bracket
  Level level;
  Below below;  ///< what the bracket below asked for
  BracketPairing pairing;
  Course course = Course::Direct;
  bool is_joined = false;
};

/// Swiss 1992 C, from the top bracket to the lowest. Nothing when no legal pairing exists.
std::optional<std::vector<Bracket>> paired_brackets(const Field& field);

}  // namespace praporek::pairing::swiss1992
