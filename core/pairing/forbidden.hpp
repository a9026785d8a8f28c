#pragma once

#include "core/base/result.hpp"
#include "core/pairing/tournament.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace praporek::pairing {

/// What two players have in common when they are to be kept apart.
enum class Common : std::uint8_t { Club, Family, Federation };

/// Nobody meets another of the same club, family or federation in the rounds first to last.
struct ForbiddenRule {
  Common common = Common::Club;
  int first_round = 1;
  int last_round = 1;
};

/// One player's club, family or federation; empty when he has none.
struct Belonging {
  int tpn = 0;
  std::string to;
};

/// The rule spelled out for the players of an event.
struct ForbiddenPairs {
  std::vector<ForbiddenGroup> groups;  ///< in the order of names, each of two players or more
  Message warning;                     ///< such a rule must have been announced in advance
};

/// Expands a rule into groups. Refused when its rounds make no sense.
Result<ForbiddenPairs> forbidden_pairs(const ForbiddenRule& rule,
                                       const std::vector<Belonging>& players);

}  // namespace praporek::pairing
