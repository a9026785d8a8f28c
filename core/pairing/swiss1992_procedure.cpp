#include "core/pairing/swiss1992_procedure.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace praporek::pairing::swiss1992 {

namespace {

int count(const std::vector<int>& ranks) { return static_cast<int>(ranks.size()); }

/// In the order of A2.
std::vector<int> together(const std::vector<int>& a, const std::vector<int>& b) {
  std::vector<int> all;
  std::ranges::merge(a, b, std::back_inserter(all));
  return all;
}

std::vector<int> without(const std::vector<int>& all, const std::vector<int>& gone) {
  std::vector<int> rest;
  std::ranges::set_difference(all, gone, std::back_inserter(rest));
  return rest;
}

/// Swiss 1992 A3: with half of it moved down a bracket is handled as homogeneous.
bool is_heterogeneous(int moved_down, int members) {
  return moved_down > 0 && 2 * moved_down < members;
}

std::vector<std::vector<int>> score_groups(const Field& field) {
  std::vector<std::vector<int>> groups;
  for (int rank = 0; rank < field.size(); ++rank) {
    if (rank == 0 || field.score(rank) != field.score(rank - 1)) groups.emplace_back();
    groups.back().push_back(rank);
  }
  return groups;
}

std::vector<int> without_opponent(const Field& field, const std::vector<int>& members) {
  std::vector<int> alone;
  std::ranges::copy_if(members, std::back_inserter(alone), [&](int rank) {
    return std::ranges::none_of(members, [&](int other) { return field.may_meet(rank, other); });
  });
  return alone;
}

/// Every one of `first` gets an opponent of his own among `others` (B1, B2).
bool can_be_paired_first(const Field& field, const std::vector<int>& first,
                         const std::vector<int>& others) {
  const int spare = count(others) - count(first);
  if (spare < 0) return false;
  CostGraph graph{2 * count(others)};
  for (int b = 0; b < count(others); ++b) {
    for (int a = 0; a < count(first); ++a) {
      const int rank = first[static_cast<std::size_t>(a)];
      if (field.may_meet(rank, others[static_cast<std::size_t>(b)]))
        graph.join(spare + a, count(others) + b, 0);
    }
    for (int a = 0; a < spare; ++a) graph.join(a, count(others) + b, 0);
  }
  return CheapestMatching{}.solve(graph);
}

class Procedure {
 public:
  explicit Procedure(const Field& field) : field_{field} {}

  bool run();
  std::vector<Bracket> take() { return std::move(done_); }

 private:
  void pair_bracket(const std::vector<int>& residents);
  bool pair_lowest(std::vector<int> residents);
  bool pair_as_lowest(Bracket bracket);
  void pair_levels(Bracket& bracket);
  [[nodiscard]] int paired_first(const std::vector<int>& members, int moved_down) const;
  [[nodiscard]] bool are_served(const Bracket& bracket) const;
  bool pair_above_for(const Bracket& bracket);
  [[nodiscard]] Below demand_of_lowest(const Level& level, const Bracket& lowest) const;
  bool pair_above_for_lowest(const Bracket& lowest);
  [[nodiscard]] std::vector<int> arrivals() const;

  const Field& field_;
  std::vector<Bracket> done_;
};

/// Who comes down from the bracket above: left over, or without an opponent there.
std::vector<int> Procedure::arrivals() const {
  if (done_.empty()) return {};
  return together(done_.back().forced, done_.back().pairing.left);
}

/// Everybody moved down has an opponent, and opponents for all together when they are paired first.
bool Procedure::are_served(const Bracket& bracket) const {
  const std::vector<int> members = together(bracket.arrivals, bracket.residents);
  const std::vector<int> alone = without_opponent(field_, members);
  if (std::ranges::any_of(bracket.arrivals,
                          [&](int rank) { return std::ranges::binary_search(alone, rank); }))
    return false;
  return !is_heterogeneous(count(bracket.arrivals), count(members)) ||
         can_be_paired_first(field_, bracket.arrivals, bracket.residents);
}

/// Swiss 1992 C12: the first pairing above with as many pairs that serves those it sends down.
bool Procedure::pair_above_for(const Bracket& bracket) {
  if (done_.empty() || done_.back().level.pairs == 0) return false;
  Bracket& above = done_.back();
  const int moved_down = count(bracket.arrivals);
  Below below;
  below.demand = is_heterogeneous(moved_down, moved_down + count(bracket.residents))
                     ? Below::Demand::PairedTogether
                     : Below::Demand::AnOpponent;
  below.residents = bracket.residents;
  below.forced = above.forced;
  const bool hopeless = std::ranges::any_of(above.forced, [&](int rank) {
    return std::ranges::none_of(bracket.residents,
                                [&](int other) { return field_.may_meet(rank, other); });
  });
  if (hopeless) return false;
  auto pairing = first_pairing(field_, above.level, below);
  if (!pairing) return false;
  above.pairing = *std::move(pairing);
  above.below = std::move(below);
  above.course = Course::ForNext;
  return true;
}

/// Swiss 1992 C14: fewer moved-down players are paired first only if they cannot all be.
int Procedure::paired_first(const std::vector<int>& members, int moved_down) const {
  if (!is_heterogeneous(moved_down, count(members))) return 0;
  for (int first = moved_down; first > 0; --first) {
    const auto middle = members.begin() + first;
    if (can_be_paired_first(field_, {members.begin(), middle}, {middle, members.end()}))
      return first;
  }
  return 0;
}

/// Swiss 1992 C3, C14
void Procedure::pair_levels(Bracket& bracket) {
  const std::vector<int> members = bracket.level.members;
  const int moved_down = count(without(bracket.arrivals, bracket.forced));
  Level& level = bracket.level;
  level.paired_first = paired_first(members, moved_down);
  for (level.pairs = count(members) / 2; level.pairs > 0; --level.pairs) {
    if (auto pairing = first_pairing(field_, level)) {
      bracket.pairing = *std::move(pairing);
      return;
    }
  }
  bracket.pairing.left = members;
}

void Procedure::pair_bracket(const std::vector<int>& residents) {
  Bracket bracket;
  bracket.arrivals = arrivals();
  bracket.residents = residents;
  if (!are_served(bracket) && pair_above_for(bracket)) bracket.arrivals = arrivals();
  const std::vector<int> members = together(bracket.arrivals, residents);
  bracket.forced = without_opponent(field_, members);  // Swiss 1992 C1
  bracket.level.members = without(members, bracket.forced);
  pair_levels(bracket);
  done_.push_back(std::move(bracket));
}

/// Everybody must be paired, but for one bye. In a joined bracket C14 may lower the number of those
/// paired first.
bool Procedure::pair_as_lowest(Bracket bracket) {
  Level& level = bracket.level;
  level.members = together(bracket.arrivals, bracket.residents);
  level.pairs = count(level.members) / 2;
  level.is_lowest = true;
  const Score lowest = field_.score(level.members.back());
  const auto moved_down =
      std::ranges::count_if(level.members, [&](int rank) { return field_.score(rank) > lowest; });
  const int first = is_heterogeneous(static_cast<int>(moved_down), count(level.members))
                        ? static_cast<int>(moved_down)
                        : 0;
  for (level.paired_first = first; level.paired_first >= 0; --level.paired_first) {
    if (auto pairing = first_pairing(field_, level)) {
      bracket.pairing = *std::move(pairing);
      done_.push_back(std::move(bracket));
      return true;
    }
    if (!bracket.is_joined) return false;
  }
  return false;
}

/// Swiss 1992 C13, what the lowest bracket asks of the penultimate one at a level
Below Procedure::demand_of_lowest(const Level& level, const Bracket& lowest) const {
  Below below;
  below.demand = Below::Demand::Complete;
  below.residents = lowest.residents;
  below.forced = done_.back().forced;
  const int moved_down = count(level.members) - 2 * level.pairs + count(below.forced);
  const bool paired_first = is_heterogeneous(moved_down, moved_down + count(below.residents));
  below.moved_down_may_have_bye = lowest.is_joined || !paired_first;
  // Two who are moved down do not meet here, their pair belongs to the bracket above. So when they
  // are half of the lowest bracket no resident can be spared for a pair of residents.
  below.residents_may_meet = lowest.is_joined || paired_first;
  return below;
}

/// Swiss 1992 C13, first half: the penultimate bracket from its first level, p sinking to zero
bool Procedure::pair_above_for_lowest(const Bracket& lowest) {
  Bracket& above = done_.back();
  Level level = above.level;
  for (; level.paired_first >= 0; --level.paired_first) {
    for (level.pairs = count(level.members) / 2; level.pairs >= std::max(1, level.paired_first);
         --level.pairs) {
      Below below = demand_of_lowest(level, lowest);
      auto pairing = first_pairing(field_, level, below);
      if (!pairing) continue;
      above.level = level;
      above.below = std::move(below);
      above.pairing = *std::move(pairing);
      above.course = Course::ForLowest;
      return true;
    }
  }
  return false;
}

bool Procedure::pair_lowest(std::vector<int> residents) {
  bool is_joined = false;
  for (;;) {
    Bracket lowest;
    lowest.arrivals = arrivals();
    lowest.residents = residents;
    lowest.is_joined = is_joined;
    if (pair_as_lowest(lowest)) return true;
    if (done_.empty()) return false;
    if (pair_above_for_lowest(lowest)) {
      lowest.arrivals = arrivals();
      return pair_as_lowest(std::move(lowest));
    }
    residents = together(done_.back().residents, residents);  // Swiss 1992 C13, second half
    done_.pop_back();
    is_joined = true;
  }
}

bool Procedure::run() {
  std::vector<std::vector<int>> groups = score_groups(field_);
  if (groups.empty()) return true;
  std::vector<int> lowest = std::move(groups.back());
  groups.pop_back();
  for (const std::vector<int>& group : groups) pair_bracket(group);
  return pair_lowest(std::move(lowest));
}

}  // namespace

std::optional<std::vector<Bracket>> paired_brackets(const Field& field) {
  Procedure procedure{field};
  if (!procedure.run()) return std::nullopt;
  return procedure.take();
}

}  // namespace praporek::pairing::swiss1992
