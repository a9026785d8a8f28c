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
  for (const auto& row : pairing->floats) paired.floats.push_back({row.tpn, row.direction});
  return paired;
}

Result<PairedRound> by_round_robin(const Tournament& tournament, int round) {
  auto boards = pair_round_robin(
      tournament, round,
      tournament.last_two_swapped ? FirstCycle::LastTwoSwapped : FirstCycle::AsTables);
  if (!boards) return boards.error();
  return PairedRound{*std::move(boards), {}};
}

/// A round robin needs no other reason than its table (C.05 annex 1).
Result<std::vector<BoardExplanation>> explain_round_robin(const Tournament& tournament, int round) {
  const auto paired = by_round_robin(tournament, round);
  if (!paired) return paired.error();
  std::vector<BoardExplanation> explanations;
  for (const Pair& pair : paired->boards) {
    explanations.push_back(
        {pair, {{Article{"C.05 annex 1"}, {"trf.by-berger-table", {std::to_string(round)}}}}});
  }
  return explanations;
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
      return by_round_robin(tournament, round);
    case System::Dutch:
      break;
  }
  return by_dutch(tournament, round);
}

Result<std::vector<BoardExplanation>> explain_round(const Tournament& tournament, int round) {
  switch (tournament.system) {
    case System::Swiss1992: {
      auto pairing = pair_swiss1992(tournament, round);
      if (!pairing) return pairing.error();
      return std::move(pairing->explanations);
    }
    case System::RoundRobin:
    case System::DoubleRoundRobin:
      return explain_round_robin(tournament, round);
    case System::Dutch:
      break;
  }
  return explain_dutch(tournament, round);
}

}  // namespace praporek::pairing
