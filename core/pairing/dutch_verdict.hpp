#pragma once

#include "core/pairing/dutch_round.hpp"

#include <cstdint>
#include <string>

namespace praporek::pairing::dutch {

/// What speaks against a wish for a bracket that was paired otherwise.
struct Verdict {
  enum class Kind : std::uint8_t {
    Incomplete,  ///< then the others cannot be paired (C4)
    Worse,       ///< the best candidate that grants it is worse by a criterion
    Later,       ///< it is as good, but generated later (4.2-4.4)
  } kind = Kind::Later;
  int criterion = 0;  ///< of Worse

  [[nodiscard]] std::string article() const;
};

/// What a candidate that was not chosen costs under all criteria; C8 is what C6 and C7 would then
/// cost in the next bracket. The candidate must leave the others a legal pairing.
Costs costs_of(const Field& field, const BracketStep& step, const Candidate& candidate);

/// On a wish that was not granted.
Verdict verdict_on(const Field& field, const BracketStep& step, const Wish& wish);

/// On letting a player float down who was paired.
Verdict verdict_on_floating(const Field& field, const BracketStep& step, int player);

}  // namespace praporek::pairing::dutch
