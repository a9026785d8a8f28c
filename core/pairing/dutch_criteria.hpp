#pragma once

#include "core/pairing/bracket.hpp"

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace praporek::pairing::dutch {

/// A bracket as the criteria judge it.
struct BracketView {
  const Field* field = nullptr;
  int resident_level = 0;         ///< score level of the residents
  bool floater_gets_bye = false;  ///< the one downfloater will take the bye (C9)

  [[nodiscard]] const Contender& player(int place) const { return (*field)[place]; }
  [[nodiscard]] bool is_moved_down(int place) const {
    return player(place).score_level < resident_level;
  }
};

/// What a pair or a downfloater costs under one criterion. Criteria that compare lists of scores
/// or of differences count one list place a level, the highest score first.
struct Charge {
  int level = 0;
  int amount = 0;

  friend bool operator==(const Charge&, const Charge&) = default;
};

// Every criterion for itself; the players of a pair are given higher ranked first.
Charge c6_downfloater(const BracketView& bracket, int player);
Charge c7_downfloater_score(const BracketView& bracket, int player);
Charge c8_next_downfloater(const BracketView& bracket, int player);
Charge c8_next_downfloater_score(const BracketView& bracket, int player);
Charge c9_unplayed_games(const BracketView& bracket, int player);
Charge c10_colour_difference(const BracketView& bracket, int higher, int lower);
Charge c11_third_colour(const BracketView& bracket, int higher, int lower);
Charge c12_colour_preference(const BracketView& bracket, int higher, int lower);
Charge c13_strong_preference(const BracketView& bracket, int higher, int lower);
Charge c14_downfloat_repeated(const BracketView& bracket, int player);
Charge c15_upfloat_repeated(const BracketView& bracket, int higher, int lower);
Charge c16_downfloat_two_rounds_ago(const BracketView& bracket, int player);
Charge c17_upfloat_two_rounds_ago(const BracketView& bracket, int higher, int lower);
Charge c18_downfloater_difference(const BracketView& bracket, int player);
Charge c19_upfloater_difference(const BracketView& bracket, int higher, int lower);
Charge c20_downfloater_difference_two_ago(const BracketView& bracket, int player);
Charge c21_upfloater_difference_two_ago(const BracketView& bracket, int higher, int lower);

/// One row of the table of criteria; of the three kinds of charge exactly one is there.
struct Criterion {
  std::string_view article;
  Charge (*of_pair)(const BracketView&, int higher, int lower) = nullptr;
  Charge (*of_downfloater)(const BracketView&, int player) = nullptr;
  /// Of whoever floats on from the next bracket (C8 looks there).
  Charge (*of_next_downfloater)(const BracketView&, int player) = nullptr;
};

/// C6 to C21, the most important first.
std::span<const Criterion> quality_criteria();

/// The charge of one criterion and level, summed over a bracket.
struct CriterionCost {
  int criterion = 0;  ///< place in quality_criteria()
  int level = 0;
  int amount = 0;

  friend bool operator==(const CriterionCost&, const CriterionCost&) = default;
};

/// Everything a candidate costs: by criterion and level, without zeros.
using Costs = std::vector<CriterionCost>;

void add_charge(Costs& costs, int criterion, Charge charge);

/// The criterion by which the two differ first and whether the first is the worse there; nothing
/// when all are equal.
struct Difference {
  int criterion = 0;
  bool first_is_worse = false;
};
std::optional<Difference> first_difference(const Costs& first, const Costs& second);

/// A finished pairing of a bracket.
struct Candidate {
  std::vector<std::pair<int, int>> pairs;  ///< higher ranked first, in order
  std::vector<int> downfloaters;           ///< in order
};

/// What a candidate costs under all criteria but C8, which looks outside the bracket.
Costs costs_inside(const BracketView& bracket, const Candidate& candidate);

}  // namespace praporek::pairing::dutch
