#include "core/pairing/engine.hpp"

#include "core/pairing/dutch.hpp"
#include "core/pairing/dutch_explanation.hpp"
#include "core/pairing/round_robin.hpp"
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
  for (const NewFloat& row : pairing->floats) paired.floats.push_back({row.tpn, row.direction});
  return paired;
}

Result<PairedRound> by_berger_tables(const Tournament& tournament, int round) {
  auto boards = pair_round_robin(tournament, round);
  if (!boards) return boards.error();
  PairedRound paired;
  paired.boards = std::move(*boards);
  return paired;
}

}  // namespace

Result<PairedRound> pair_round(const Tournament& tournament, int round) {
  if (tournament.rounds_total > 0 && round > tournament.rounds_total) {
    return Refusal{Message{"trf.all-rounds-paired", {std::to_string(tournament.rounds_total)}}};
  }
  switch (tournament.system) {
    case System::Swiss1992:
      return by_swiss1992(tournament, round);
    case System::RoundRobin:
    case System::DoubleRoundRobin:
      return by_berger_tables(tournament, round);
    case System::Dutch:
      break;
  }
  return by_dutch(tournament, round);
}

Result<std::vector<BoardExplanation>> explain_round(const Tournament& tournament, int round) {
  if (tournament.system == System::Dutch) return explain_dutch(tournament, round);
  if (tournament.system != System::Swiss1992) return std::vector<BoardExplanation>{};
  auto pairing = pair_swiss1992(tournament, round);
  if (!pairing) return pairing.error();
  return std::move(pairing->explanations);
}

}  // namespace praporek::pairing
