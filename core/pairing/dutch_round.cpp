#include "core/pairing/dutch_round.hpp"

#include "core/pairing/dutch_completion.hpp"

#include <stdexcept>
#include <utility>

namespace praporek::pairing::dutch {

namespace {

std::vector<std::vector<int>> scoregroups_of(const Field& field) {
  std::vector<std::vector<int>> groups;
  for (int place = 0; place < field.size(); ++place) {
    const auto level = static_cast<std::size_t>(field[place].score_level);
    if (level == groups.size()) groups.emplace_back();
    groups[level].push_back(place);
  }
  return groups;
}

Bracket bracket_at(const std::vector<std::vector<int>>& groups, std::size_t level,
                   std::vector<int> moved_down) {
  Bracket bracket;
  bracket.moved_down = std::move(moved_down);
  bracket.residents = groups[level];
  if (level + 1 < groups.size()) bracket.next = groups[level + 1];
  for (std::size_t below = level + 2; below < groups.size(); ++below)
    bracket.rest.insert(bracket.rest.end(), groups[below].begin(), groups[below].end());
  return bracket;
}

}  // namespace

Result<PairedRound> pair_round(const Tournament& tournament, int round) {
  PairedRound paired{field_of(tournament, round), {}};
  if (paired.field.players.empty()) {
    return Refusal{Article{"Dutch C4"}, Message{"dutch.nobody-to-pair", {}}};
  }
  const Completion completion = completion_of(paired.field);
  if (!completion.possible) {
    return Refusal{Article{"Dutch C4"}, Message{"dutch.no-legal-pairing", {std::to_string(round)}}};
  }
  paired.field.bye_score = completion.bye_score;
  const auto groups = scoregroups_of(paired.field);
  std::vector<int> moved_down;
  for (std::size_t level = 0; level < groups.size(); ++level) {
    Bracket bracket = bracket_at(groups, level, std::move(moved_down));
    auto result = pair_bracket(paired.field, bracket);
    if (!result) throw std::logic_error{"a bracket lost the completion it was given"};
    moved_down = result->candidate.downfloaters;
    paired.steps.push_back({std::move(bracket), *std::move(result)});
  }
  return paired;
}

}  // namespace praporek::pairing::dutch
