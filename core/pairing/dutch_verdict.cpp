#include "core/pairing/dutch_verdict.hpp"

#include <algorithm>

namespace praporek::pairing::dutch {

namespace {

Bracket next_bracket(const Field& field, const Bracket& bracket, std::vector<int> moved_down) {
  Bracket next;
  next.moved_down = std::move(moved_down);
  next.residents = bracket.next;
  for (const int player : bracket.rest) {
    const bool same_group = field[player].score == field[bracket.rest.front()].score;
    (same_group ? next.next : next.rest).push_back(player);
  }
  return next;
}

// The row of C8 that asks of the next bracket what this row asks of its own.
std::optional<int> look_ahead_row(int criterion) {
  const auto criteria = quality_criteria();
  const auto row_of = [&](auto function) {
    const auto at = std::ranges::find(criteria, function, &Criterion::of_next_downfloater);
    return static_cast<int>(at - criteria.begin());
  };
  const auto asks = criteria[static_cast<std::size_t>(criterion)].of_downfloater;
  if (asks == c6_downfloater) return row_of(c8_next_downfloater);
  if (asks == c7_downfloater_score) return row_of(c8_next_downfloater_score);
  return std::nullopt;
}

Verdict compared(const BracketStep& step, const std::optional<BracketResult>& granted) {
  if (!granted) return {Verdict::Kind::Incomplete, 0};
  const auto difference = first_difference(granted->costs, step.result.costs);
  if (!difference) return {Verdict::Kind::Later, 0};
  return {Verdict::Kind::Worse, difference->criterion};
}

}  // namespace

std::string Verdict::article() const {
  switch (kind) {
    case Kind::Incomplete:
      return "Dutch C4";
    case Kind::Worse:
      return std::string{quality_criteria()[static_cast<std::size_t>(criterion)].article};
    case Kind::Later:
      return "Dutch 4";
  }
  return {};
}

Costs costs_of(const Field& field, const BracketStep& step, const Candidate& candidate) {
  BracketView view;
  view.field = &field;
  view.resident_level = field[step.bracket.residents.front()].score_level;
  view.floater_gets_bye = step.result.bye_decided;
  Costs costs = costs_inside(view, candidate);
  if (step.bracket.next.empty()) return costs;
  const auto next = pair_bracket(field, next_bracket(field, step.bracket, candidate.downfloaters));
  if (!next) return costs;
  for (const CriterionCost& cost : next->costs) {
    if (const auto row = look_ahead_row(cost.criterion))
      add_charge(costs, *row, {cost.level, cost.amount});
  }
  return costs;
}

Verdict verdict_on(const Field& field, const BracketStep& step, const Wish& wish) {
  return compared(step, pair_bracket(field, step.bracket, wish));
}

Verdict verdict_on_floating(const Field& field, const BracketStep& step, int player) {
  return compared(step, pair_bracket_without(field, step.bracket, player));
}

}  // namespace praporek::pairing::dutch
