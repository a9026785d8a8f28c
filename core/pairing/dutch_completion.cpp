#include "core/pairing/dutch_completion.hpp"

#include "core/pairing/matching.hpp"

#include <algorithm>

namespace praporek::pairing::dutch {

namespace {

VertexSet set_of(const std::vector<int>& players, int size) {
  VertexSet set{size};
  for (const int player : players) set.add(player);
  return set;
}

std::vector<int> without_opponent(const Matching& matching, const std::vector<int>& players) {
  std::vector<int> alone;
  std::ranges::copy_if(players, std::back_inserter(alone),
                       [&](int player) { return matching.mate(player) == Matching::nobody; });
  return alone;
}

VertexSet bye_candidates(const Field& field, const std::vector<int>& players) {
  VertexSet set{field.size()};
  for (const int player : players) {
    if (field.may_take_bye(player)) set.add(player);
  }
  return set;
}

std::vector<int> joined(std::vector<int> first, const std::vector<int>& second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

}  // namespace

Completion completion_of(const Field& field) {
  std::vector<int> all(field.players.size());
  for (int place = 0; place < field.size(); ++place) all[static_cast<std::size_t>(place)] = place;
  Matching matching{field.may_meet, set_of(all, field.size())};
  matching.pair_all(all);
  const std::vector<int> alone = without_opponent(matching, all);
  if (alone.size() != all.size() % 2) return {};
  if (alone.empty()) return {true, std::nullopt};
  const VertexSet possible = matching.replaceable(alone.front());
  Completion completion;
  for (int place = 0; place < field.size(); ++place) {
    if (!possible.has(place) || !field[place].may_have_bye) continue;  // Dutch C2
    completion = {true, field[place].score};                           // the last one is lowest
  }
  return completion;
}

bool can_complete(const Field& field, const std::vector<int>& players) {
  Matching matching{field.may_meet, set_of(players, field.size())};
  matching.pair_all(players);
  const std::vector<int> alone = without_opponent(matching, players);
  if (alone.size() != players.size() % 2) return false;
  if (alone.empty()) return true;
  return matching.leave_over_instead(alone.front(), bye_candidates(field, players)) !=
         Matching::nobody;
}

bool harms_nobody_below(const Field& field, const Bracket& bracket,
                        const std::vector<int>& downfloaters) {
  const std::vector<int> players = joined(downfloaters, bracket.next);
  if (players.empty()) return true;
  if (bracket.next.empty()) return can_complete(field, players);
  Matching matching{field.may_meet, set_of(players, field.size())};
  for (const int player : downfloaters) {
    if (matching.mate(player) == Matching::nobody && !matching.augment(player)) return false;
  }
  matching.pair_all(players);
  const std::vector<int> alone = without_opponent(matching, players);
  if (alone.size() != players.size() % 2) return false;
  if (alone.empty()) return can_complete(field, bracket.rest);
  if (bracket.rest.empty()) {
    return matching.leave_over_instead(alone.front(), bye_candidates(field, bracket.next)) !=
           Matching::nobody;
  }
  return can_complete(field, joined(alone, bracket.rest));
}

}  // namespace praporek::pairing::dutch
