#pragma once

#include "core/hall/state.hpp"
#include "core/hall/wish.hpp"

#include <vector>

namespace praporek::hall {

/// What correcting a result of an earlier round would touch, and what can be chosen.
struct CorrectionEffect {
  std::vector<Round> later;            ///< rounds already paired on the old result, oldest first
  RoundNo counts_from;                 ///< the first pairing that will know the new result
  std::vector<CorrectionUse> choices;  ///< the usual one first
};

CorrectionEffect effect_of_correction(const HallState& state, SectionId section, RoundNo round);

/// The words a report file keeps of a corrected result.
std::string correction_note(const Game& before, const CorrectResult& wish, const Round& latest,
                            const std::string& who);

}  // namespace praporek::hall
