#pragma once

#include "core/base/result.hpp"
#include "core/hall/state.hpp"
#include "core/hall/wish.hpp"
#include "core/pairing/tournament.hpp"

#include <cstdint>

namespace praporek::hall {

/// What a pairing is computed from, taken out of the state: the long work needs nothing else.
struct PairingTask {
  SectionId section;
  pairing::Tournament tournament;
  int round = 0;
  std::int64_t computed_at = 0;
};

/// The section's next round as a task; refused if there is no such section.
Result<PairingTask> pairing_task(const HallState& state, SectionId section);

/// The boards by the section's own system. Long work, best done beside the loop: the answer
/// remembers which journal it was computed from.
Result<PairRound> computed_pairing(const PairingTask& task);

/// Both at once, where nobody waits.
Result<PairRound> computed_pairing(const HallState& state, SectionId section);

/// The task of a wish that leaves its boards to the hall, or nothing when it has all it needs.
std::optional<SectionId> section_to_pair(const Wish& wish);

/// The wish with the computed boards.
Wish with_boards(Wish wish, const PairRound& computed);

}  // namespace praporek::hall
