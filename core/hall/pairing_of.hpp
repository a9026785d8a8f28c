#pragma once

#include "core/base/result.hpp"
#include "core/hall/state.hpp"
#include "core/hall/wish.hpp"

namespace praporek::hall {

/// The wish that pairs the section's next round by its own system. Long work on a copied value:
/// the wish remembers which journal it was computed from.
Result<PairRound> computed_pairing(const HallState& state, SectionId section);

}  // namespace praporek::hall
