#include "core/pairing/engine.hpp"

#include "core/pairing/dutch.hpp"
#include "core/pairing/dutch_explanation.hpp"
#include "core/pairing/swiss1992.hpp"

#include <string>
#include <utility>

namespace praporek::pairing {

namespace {

Result<PairedRound> by_dutch(const Tournament& tournament, int round) {
  const auto pairing = pair_dutch(tournament, round);
  if (!pairing) return pairing.error();
  PairedRound paired;
  paired.boards = pairing->boards;
  for (const auto& row : pairing->floats) paired.floats.push_back({row.tpn, row.direction});
  return paired;
}

Result<PairedRound> by_swiss1992(const Tournament& tournament, int round) {
  auto pairing = pair_swiss1992(tournament, round);
  if (!pairing) return pairing.error();
  PairedRound paired;
  paired.boards = std::move(pairing->boards);
  for (const NewFloat& row : pairing->floats) {
    paired.floats.push_back(
        {row.tpn, row.direction == swiss1992::Float::Down ? Float::Down : Float::Up});
  }
  return paired;
}

}  // namespace

Result<PairedRound> pair_round(const Tournament& tournament, int round) {
  if (tournament.rounds_total > 0 && round > tournament.rounds_total) {
    return Refusal{Message{"trf.all-rounds-paired", {std::to_string(tournament.rounds_total)}}};
  }
  return tournament.system == System::Swiss1992 ? by_swiss1992(tournament, round)
                                                : by_dutch(tournament, round);
}

Result<std::vector<BoardExplanation>> explain_round(const Tournament& tournament, int round) {
  if (tournament.system != System::Swiss1992) return explain_dutch(tournament, round);
  auto pairing = pair_swiss1992(tournament, round);
  if (!pairing) return pairing.error();
  return std::move(pairing->explanations);
}

}  // namespace praporek::pairing
