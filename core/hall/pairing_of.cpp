#include "core/hall/pairing_of.hpp"

#include "core/hall/tournament_of.hpp"
#include "core/pairing/engine.hpp"

namespace praporek::hall {

Result<PairingTask> pairing_task(const HallState& state, SectionId section) {
  if (state.find<Section>(section) == nullptr) {
    return Refusal{Message{"hall.no-such-section", {std::to_string(section.value)}}};
  }
  return PairingTask{section, tournament_of(state, section), next_round(state, section).value,
                     state.last_seq};
}

Result<PairRound> computed_pairing(const PairingTask& task) {
  const auto paired = pairing::pair_round(task.tournament, task.round);
  if (!paired) return paired.error();
  PairRound wish;
  wish.section = task.section;
  wish.computed_at = task.computed_at;
  for (const pairing::Pair& pair : paired->boards) wish.boards.push_back({pair.white, pair.black});
  return wish;
}

Result<PairRound> computed_pairing(const HallState& state, SectionId section) {
  const auto task = pairing_task(state, section);
  if (!task) return task.error();
  return computed_pairing(*task);
}

std::optional<SectionId> section_to_pair(const Wish& wish) {
  if (const auto* pair = std::get_if<PairRound>(&wish); pair != nullptr && pair->boards.empty()) {
    return pair->section;
  }
  if (const auto* next = std::get_if<NextRound>(&wish); next != nullptr && next->boards.empty()) {
    return next->section;
  }
  return std::nullopt;
}

Wish with_boards(Wish wish, const PairRound& computed) {
  if (auto* next = std::get_if<NextRound>(&wish)) {
    next->boards = computed.boards;
    next->computed_at = computed.computed_at;
    return wish;
  }
  return computed;
}

}  // namespace praporek::hall
