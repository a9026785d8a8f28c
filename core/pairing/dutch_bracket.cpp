#include "core/pairing/dutch_bracket.hpp"

#include "core/pairing/dutch_completion.hpp"
#include "core/pairing/dutch_graph.hpp"
#include "core/pairing/dutch_optimal.hpp"
#include "core/pairing/dutch_order.hpp"
#include "core/pairing/matching.hpp"

#include <algorithm>
#include <numeric>

namespace praporek::pairing::dutch {

namespace {

struct Attempt {
  BracketGraph graph;
  OptimalJoinings joinings;
  bool bye_decided = false;
};

// Members that no pairing of the bracket alone can give an opponent inside it.
int fewest_unpaired(const Graph& links) {
  std::vector<int> all(static_cast<std::size_t>(links.size()));
  std::iota(all.begin(), all.end(), 0);
  Matching matching{links, std::vector<int>(all.size(), Matching::nobody)};
  matching.pair_all(all);
  return static_cast<int>(std::ranges::count(matching.mates(), Matching::nobody));
}

int downfloaters_in(const Costs& costs) {
  const auto c6 = std::ranges::find(costs, 0, &CriterionCost::criterion);
  return c6 == costs.end() ? 0 : c6->amount;
}

BracketView view_of(const Field& field, const Bracket& bracket) {
  BracketView view;
  view.field = &field;
  view.resident_level = field[bracket.residents.front()].score_level;
  return view;
}

// Dutch C9 speaks where the one downfloater of a bracket takes the bye: the bye's score is met, so
// nobody further down may have it.
bool could_send_bye(const Field& field, const Bracket& bracket) {
  return field.bye_score && field[bracket.residents.front()].score <= *field.bye_score;
}

std::optional<Attempt> attempt(const Field& field, const Bracket& bracket, BracketGraph graph) {
  BracketView view = view_of(field, bracket);
  auto joinings = OptimalJoinings::of(graph.links, charges_of(view, graph));
  if (!joinings) return std::nullopt;
  if (could_send_bye(field, bracket) && downfloaters_in(joinings->costs()) == 1) {
    view.floater_gets_bye = true;
    joinings = OptimalJoinings::of(graph.links, charges_of(view, graph));
  }
  return Attempt{std::move(graph), *std::move(joinings), view.floater_gets_bye};
}

std::optional<Attempt> look_at_bracket(const Field& field, const Bracket& bracket,
                                       const Wish& wish) {
  const BracketGraph players = players_graph(field, bracket, Sight::BracketOnly, wish);
  return attempt(field, bracket, with_seats(field, players, wish, fewest_unpaired(players.links)));
}

// What C6 and C7 ask, before C8 has a say.
Costs before_c8(const Costs& costs) {
  Costs head;
  for (const CriterionCost& cost : costs) {
    const auto article = quality_criteria()[static_cast<std::size_t>(cost.criterion)].article;
    if (article == "Dutch C6" || article == "Dutch C7") head.push_back(cost);
  }
  return head;
}

// As few seats as leave C6 and C7 what the bracket alone can reach: they come before C8. Seats that
// suffice still do when there are more, so the number is closed in on.
std::optional<Attempt> look_at_next(const Field& field, const Bracket& bracket, const Wish& wish,
                                    const Costs& alone) {
  const BracketGraph players = players_graph(field, bracket, Sight::NextBracket, wish);
  const auto with = [&](int seats) -> std::optional<Attempt> {
    auto result = attempt(field, bracket, with_seats(field, players, wish, seats));
    if (!result || before_c8(result->joinings.costs()) != before_c8(alone)) return std::nullopt;
    return result;
  };
  int too_few = fewest_unpaired(players.links) - 2;
  int step = 2;
  std::optional<Attempt> best;
  for (; !best && too_few + step <= players.players; step *= 2) {
    best = with(too_few + step);
    if (!best) too_few += step;
  }
  for (step /= 4; best && step >= 2; step /= 2) {
    auto fewer = with(too_few + step);
    if (fewer) {
      best = std::move(fewer);
    } else {
      too_few += step;
    }
  }
  return best;
}

std::optional<Attempt> look_at_all(const Field& field, const Bracket& bracket, const Wish& wish) {
  const BracketGraph players = players_graph(field, bracket, Sight::WholeField, wish);
  return attempt(field, bracket, with_seats(field, players, wish, players.players % 2));
}

// The bracket alone says nothing of C8; it is taken only when C8 costs nothing that can be helped.
void add_unavoidable_c8(const Field& field, const Bracket& bracket, BracketResult& result) {
  if ((result.candidate.downfloaters.size() + bracket.next.size()) % 2 == 0) return;
  if (bracket.next.empty()) return;
  const BracketView view = view_of(field, bracket);
  const auto criteria = quality_criteria();
  for (std::size_t i = 0; i < criteria.size(); ++i) {
    if (criteria[i].of_next_downfloater != nullptr)
      add_charge(result.costs, static_cast<int>(i),
                 criteria[i].of_next_downfloater(view, bracket.next.front()));
  }
}

BracketResult finish(Attempt& attempt) {
  BracketResult result;
  result.costs = attempt.joinings.costs();
  result.bye_decided = attempt.bye_decided;
  result.candidate = first_generated(attempt.graph, attempt.joinings);
  return result;
}

// Nothing when somebody below would suffer.
std::optional<BracketResult> by_bracket_alone(const Field& field, const Bracket& bracket,
                                              Attempt& alone) {
  BracketResult paired = finish(alone);
  if (!harms_nobody_below(field, bracket, paired.candidate.downfloaters)) return std::nullopt;
  add_unavoidable_c8(field, bracket, paired);
  return paired;
}

// Who of the bracket and the next scoregroup would still be unpaired after the next bracket.
std::vector<int> left_below(const Attempt& attempt) {
  std::vector<int> left;
  for (int v = 0; v < attempt.graph.players; ++v) {
    if (attempt.joinings.mate(v) >= attempt.graph.players)
      left.push_back(attempt.graph.places[static_cast<std::size_t>(v)]);
  }
  return left;
}

std::optional<BracketResult> by_next_bracket(const Field& field, const Bracket& bracket,
                                             Attempt& attempt) {
  const BracketResult paired = finish(attempt);
  std::vector<int> below = left_below(attempt);
  below.insert(below.end(), bracket.rest.begin(), bracket.rest.end());
  if (!can_complete(field, below)) return std::nullopt;
  return paired;
}

}  // namespace

// Each look sees more and costs more. A candidate that is best among all those a shorter look
// admits, and that the rules admit too, is best under the rules.
std::optional<BracketResult> pair_bracket(const Field& field, const Bracket& bracket,
                                          const Wish& wish) {
  if (auto alone = look_at_bracket(field, bracket, wish)) {
    const Costs costs = alone->joinings.costs();
    if (auto result = by_bracket_alone(field, bracket, *alone)) return result;
    auto next = bracket.rest.empty() ? std::nullopt : look_at_next(field, bracket, wish, costs);
    if (next) {
      if (auto result = by_next_bracket(field, bracket, *next)) return result;
    }
  }
  auto all = look_at_all(field, bracket, wish);
  if (!all) return std::nullopt;
  return finish(*all);
}

std::optional<BracketResult> pair_bracket_without(const Field& field, const Bracket& bracket,
                                                  int player) {
  Field apart = field;
  for (const int member : bracket.members()) {
    if (member != player) apart.may_meet.unlink(player, member);
  }
  return pair_bracket(apart, bracket);
}

}  // namespace praporek::pairing::dutch
