#pragma once

#include "core/pairing/dutch_criteria.hpp"

#include <optional>

namespace praporek::pairing::dutch {

/// A wish the arbiter asks about: what would the bracket look like if …
struct Wish {
  enum class Kind : std::uint8_t {
    None,
    Pair,  ///< the two meet in this bracket
    Stay,  ///< the player has an opponent in it
  } kind = Kind::None;
  int player = -1;
  int opponent = -1;  ///< of a Pair
};

struct BracketResult {
  Candidate candidate;
  Costs costs;               ///< of C6 to C21
  bool bye_decided = false;  ///< C9 was asked
};

/// The best candidate of a bracket by C4 to C21, the earliest generated among equals. Nothing when
/// none leaves the others a legal pairing (C4).
std::optional<BracketResult> pair_bracket(const Field& field, const Bracket& bracket,
                                          const Wish& wish = {});

/// The same if the player floated down: he meets nobody of this bracket, here or below.
std::optional<BracketResult> pair_bracket_without(const Field& field, const Bracket& bracket,
                                                  int player);

}  // namespace praporek::pairing::dutch
