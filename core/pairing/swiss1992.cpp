#include "core/pairing/swiss1992.hpp"

#include "core/pairing/swiss1992_bars.hpp"
#include "core/pairing/swiss1992_colour.hpp"
#include "core/pairing/swiss1992_explanation.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace praporek::pairing {

namespace {

using swiss1992::Bracket;
using swiss1992::Card;
using swiss1992::Field;

using swiss1992::nobody;
using swiss1992::PairedRound;

/// Two ranks, the higher player first.
struct Match {
  int higher = 0;
  int lower = nobody;
};

std::vector<Match> matches_of(const std::vector<Bracket>& brackets) {
  std::vector<Match> matches;
  for (const Bracket& bracket : brackets) {
    for (const auto& [a, b] : bracket.pairing.pairs)
      matches.push_back({std::min(a, b), std::max(a, b)});
  }
  for (const int rank : brackets.back().pairing.left) matches.push_back({rank, nobody});
  return matches;
}

/// Swiss 1992 F1: score of the higher player, sum of scores, rank; the bye last.
void sort_by_board(std::vector<Match>& matches, const Field& field) {
  const auto key = [&](const Match& match) {
    const bool is_bye = match.lower == nobody;
    const int higher = field.score(match.higher).tenths;
    const int sum = is_bye ? higher : higher + field.score(match.lower).tenths;
    return std::tuple{is_bye, -higher, -sum, match.higher};
  };
  std::ranges::sort(matches, {}, key);
}

Pair board_of(const Match& match, const Field& field, Side drawn) {
  const Card& higher = field.card(match.higher);
  if (match.lower == nobody) return {higher.tpn, 0};
  const Card& lower = field.card(match.lower);
  return colours_of(higher, lower, drawn).higher == Side::White ? Pair{higher.tpn, lower.tpn}
                                                                : Pair{lower.tpn, higher.tpn};
}

std::vector<Reason> reasons_of(const Match& match, const PairedRound& paired) {
  return match.lower == nobody ? reasons_for_bye(paired, match.higher)
                               : reasons_for_pair(paired, match.higher, match.lower);
}

std::vector<NewFloat> floats_of(const std::vector<Match>& matches, const Field& field) {
  std::vector<NewFloat> floats;
  for (const Match& match : matches) {
    const bool is_bye = match.lower == nobody;
    if (!is_bye && field.score(match.higher) == field.score(match.lower)) continue;
    floats.push_back({field.card(match.higher).tpn, Float::Down});  // Swiss 1992 A4, A5
    if (!is_bye) floats.push_back({field.card(match.lower).tpn, Float::Up});
  }
  std::ranges::sort(floats, {}, &NewFloat::tpn);
  return floats;
}

}  // namespace

Result<Pairing1992> pair_swiss1992(const Tournament& tournament, int round) {
  const Field field{tournament, round};
  const auto brackets = swiss1992::paired_brackets(field);
  if (!brackets) return swiss1992::no_legal_pairing();
  Pairing1992 pairing;
  if (brackets->empty()) return pairing;
  std::vector<Match> matches = matches_of(*brackets);
  sort_by_board(matches, field);
  const Side drawn = tournament.initial_colour.value_or(Side::White);
  const PairedRound paired{tournament, round, field, *brackets};
  for (const Match& match : matches) {
    const Pair board = board_of(match, field, drawn);
    pairing.boards.push_back(board);
    pairing.explanations.push_back({board, reasons_of(match, paired)});
  }
  pairing.floats = floats_of(matches, field);
  return pairing;
}

}  // namespace praporek::pairing
