#pragma once

#include "core/pairing/swiss1992_bracket.hpp"

#include <cstdint>
#include <vector>

namespace praporek::pairing::swiss1992 {

/// A vertex beside the members of a bracket: where a player who is left over may go, or somebody
/// of the bracket below who needs a partner too.
struct Place {
  enum class Kind : std::uint8_t { Open, Bye, Resident, Forced, Spare };

  Kind kind = Kind::Open;
  int rank = -1;  ///< of a resident or a forced player
  const Below* below = nullptr;
};

/// As many places as make a perfect matching of members and places say: so many pairs in the
/// bracket, and the demand of the bracket below met.
std::vector<Place> places_for(const Level& level, const Below& below);

/// The member may go to this place when left over.
bool fits(const Field& field, int rank, const Place& place);

/// The two places may be joined.
bool fit(const Field& field, const Place& a, const Place& b);

}  // namespace praporek::pairing::swiss1992
