#pragma once

#include "core/hall/state.hpp"
#include "core/pairing/tournament.hpp"

namespace praporek::hall {

/// The section as pairing and standings see it: players by starting number, a cell a round.
/// Rounds not yet closed are there with what is known: an open game counts as adjourned.
pairing::Tournament tournament_of(const HallState& state, SectionId section);

/// The number of the round that would be paired next.
RoundNo next_round(const HallState& state, SectionId section);

/// What a win, a draw and the rest are worth in this section (Laws 10.1).
pairing::Scoring scoring_of(ScoringName name);

}  // namespace praporek::hall
