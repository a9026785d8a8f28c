#include "core/pairing/dutch_criteria.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace praporek::pairing::dutch {

namespace {

Charge counted(bool holds) { return {0, holds ? 1 : 0}; }

bool both_absolute(const ColourStanding& a, const ColourStanding& b) {
  return preferences_clash(a, b) && a.kind == PreferenceKind::Absolute &&
         b.kind == PreferenceKind::Absolute;
}

// Getting the colour he does not prefer would be the third in a row.
bool fears_third(const ColourStanding& standing) {
  return would_be_third_in_a_row(standing, other(*standing.preference));
}

bool is_upfloater(const BracketView& bracket, int higher, int lower) {
  return bracket.player(higher).score_level < bracket.player(lower).score_level;
}

Charge resident_downfloater(const BracketView& bracket, int player, Float before) {
  return counted(!bracket.is_moved_down(player) && before == Float::Down);
}

Charge graded(const BracketView& bracket, int player, bool holds) {
  return {bracket.player(player).score_level, holds ? 1 : 0};
}

int level_key(const CriterionCost& cost) { return cost.level; }

bool stands_before(const CriterionCost& a, const CriterionCost& b) {
  return a.criterion != b.criterion ? a.criterion < b.criterion : level_key(a) < level_key(b);
}

}  // namespace

Charge c6_downfloater(const BracketView& /*bracket*/, int /*player*/) { return {0, 1}; }

Charge c7_downfloater_score(const BracketView& bracket, int player) {
  return graded(bracket, player, true);
}

Charge c8_next_downfloater(const BracketView& /*bracket*/, int /*player*/) { return {0, 1}; }

Charge c8_next_downfloater_score(const BracketView& bracket, int player) {
  return graded(bracket, player, true);
}

Charge c9_unplayed_games(const BracketView& bracket, int player) {
  return {0, bracket.floater_gets_bye ? bracket.player(player).unplayed : 0};
}

// Dutch C10: with two wide differences one of the players ends beyond two; with one, 5.2.2 gives
// that player his colour.
Charge c10_colour_difference(const BracketView& bracket, int higher, int lower) {
  const ColourStanding& a = bracket.player(higher).colour;
  const ColourStanding& b = bracket.player(lower).colour;
  return counted(both_absolute(a, b) && is_wide(a) && is_wide(b));
}

// Dutch C11: 5.2.2 refuses the player with the smaller difference. When they are equal, 5.2.3
// refuses the one who does not come from two equal colours, if there is one.
Charge c11_third_colour(const BracketView& bracket, int higher, int lower) {
  const ColourStanding& a = bracket.player(higher).colour;
  const ColourStanding& b = bracket.player(lower).colour;
  if (!both_absolute(a, b)) return {};
  const int width_a = std::abs(a.difference);
  const int width_b = std::abs(b.difference);
  if (width_a == width_b) return counted(fears_third(a) && fears_third(b));
  return counted(fears_third(width_a < width_b ? a : b));
}

Charge c12_colour_preference(const BracketView& bracket, int higher, int lower) {
  return counted(preferences_clash(bracket.player(higher).colour, bracket.player(lower).colour));
}

// Dutch C13: the weaker preference loses (5.2.2); it counts here when it is a strong one.
Charge c13_strong_preference(const BracketView& bracket, int higher, int lower) {
  const ColourStanding& a = bracket.player(higher).colour;
  const ColourStanding& b = bracket.player(lower).colour;
  return counted(preferences_clash(a, b) && std::min(a.kind, b.kind) == PreferenceKind::Strong);
}

Charge c14_downfloat_repeated(const BracketView& bracket, int player) {
  return resident_downfloater(bracket, player, bracket.player(player).last_float);
}

Charge c15_upfloat_repeated(const BracketView& bracket, int higher, int lower) {
  return counted(is_upfloater(bracket, higher, lower) &&
                 bracket.player(lower).last_float == Float::Up);
}

Charge c16_downfloat_two_rounds_ago(const BracketView& bracket, int player) {
  return resident_downfloater(bracket, player, bracket.player(player).float_before_last);
}

Charge c17_upfloat_two_rounds_ago(const BracketView& bracket, int higher, int lower) {
  return counted(is_upfloater(bracket, higher, lower) &&
                 bracket.player(lower).float_before_last == Float::Up);
}

// Dutch C18: a moved-down player who is paired costs the difference his score makes anyway; what
// can be avoided is that he floats on, and the more so the higher his score.
Charge c18_downfloater_difference(const BracketView& bracket, int player) {
  return graded(bracket, player,
                bracket.is_moved_down(player) && bracket.player(player).last_float == Float::Down);
}

Charge c19_upfloater_difference(const BracketView& bracket, int higher, int lower) {
  return graded(bracket, higher, c15_upfloat_repeated(bracket, higher, lower).amount > 0);
}

Charge c20_downfloater_difference_two_ago(const BracketView& bracket, int player) {
  return graded(
      bracket, player,
      bracket.is_moved_down(player) && bracket.player(player).float_before_last == Float::Down);
}

Charge c21_upfloater_difference_two_ago(const BracketView& bracket, int higher, int lower) {
  return graded(bracket, higher, c17_upfloat_two_rounds_ago(bracket, higher, lower).amount > 0);
}

std::span<const Criterion> quality_criteria() {
  static constexpr std::array<Criterion, 17> table{{
      {"Dutch C6", nullptr, c6_downfloater, nullptr},
      {"Dutch C7", nullptr, c7_downfloater_score, nullptr},
      {"Dutch C8", nullptr, nullptr, c8_next_downfloater},
      {"Dutch C8", nullptr, nullptr, c8_next_downfloater_score},
      {"Dutch C9", nullptr, c9_unplayed_games, nullptr},
      {"Dutch C10", c10_colour_difference, nullptr, nullptr},
      {"Dutch C11", c11_third_colour, nullptr, nullptr},
      {"Dutch C12", c12_colour_preference, nullptr, nullptr},
      {"Dutch C13", c13_strong_preference, nullptr, nullptr},
      {"Dutch C14", nullptr, c14_downfloat_repeated, nullptr},
      {"Dutch C15", c15_upfloat_repeated, nullptr, nullptr},
      {"Dutch C16", nullptr, c16_downfloat_two_rounds_ago, nullptr},
      {"Dutch C17", c17_upfloat_two_rounds_ago, nullptr, nullptr},
      {"Dutch C18", nullptr, c18_downfloater_difference, nullptr},
      {"Dutch C19", c19_upfloater_difference, nullptr, nullptr},
      {"Dutch C20", nullptr, c20_downfloater_difference_two_ago, nullptr},
      {"Dutch C21", c21_upfloater_difference_two_ago, nullptr, nullptr},
  }};
  return table;
}

void add_charge(Costs& costs, int criterion, Charge charge) {
  if (charge.amount == 0) return;
  const CriterionCost row{criterion, charge.level, charge.amount};
  const auto at = std::ranges::lower_bound(costs, row, stands_before);
  if (at != costs.end() && at->criterion == criterion && at->level == charge.level) {
    at->amount += charge.amount;
  } else {
    costs.insert(at, row);
  }
}

std::optional<Difference> first_difference(const Costs& first, const Costs& second) {
  const auto [a, b] = std::ranges::mismatch(first, second);
  if (a == first.end() && b == second.end()) return std::nullopt;
  if (a == first.end()) return Difference{b->criterion, false};
  if (b == second.end()) return Difference{a->criterion, true};
  if (stands_before(*a, *b)) return Difference{a->criterion, true};
  if (stands_before(*b, *a)) return Difference{b->criterion, false};
  return Difference{a->criterion, a->amount > b->amount};
}

Costs costs_inside(const BracketView& bracket, const Candidate& candidate) {
  Costs costs;
  const auto criteria = quality_criteria();
  for (int i = 0; i < static_cast<int>(criteria.size()); ++i) {
    const Criterion& criterion = criteria[static_cast<std::size_t>(i)];
    if (criterion.of_pair != nullptr) {
      for (const auto& [higher, lower] : candidate.pairs)
        add_charge(costs, i, criterion.of_pair(bracket, higher, lower));
    }
    if (criterion.of_downfloater != nullptr) {
      for (const int player : candidate.downfloaters)
        add_charge(costs, i, criterion.of_downfloater(bracket, player));
    }
  }
  return costs;
}

}  // namespace praporek::pairing::dutch
