#include "core/hall/pairing_of.hpp"

#include "core/hall/tournament_of.hpp"
#include "core/pairing/engine.hpp"

namespace praporek::hall {

Result<PairRound> computed_pairing(const HallState& state, SectionId section) {
  if (state.find<Section>(section) == nullptr) {
    return Refusal{Message{"hall.no-such-section", {std::to_string(section.value)}}};
  }
  const pairing::Tournament tournament = tournament_of(state, section);
  const auto paired = pairing::pair_round(tournament, next_round(state, section).value);
  if (!paired) return paired.error();
  PairRound wish;
  wish.section = section;
  wish.computed_at = state.last_seq;
  for (const pairing::Pair& pair : paired->boards) wish.boards.push_back({pair.white, pair.black});
  return wish;
}

}  // namespace praporek::hall
