#include "literal_1992.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <tuple>

namespace praporek::pairing::test {

namespace {

using swiss1992::Field;
using swiss1992::FloatRule;
using Ranks = std::vector<int>;
using Pairs = std::vector<std::pair<int, int>>;

struct Outcome {
  Pairs pairs;
  Ranks left;
};
/// Says whether the pairing shown to it is taken.
using Wanted = std::function<bool(const Outcome&)>;

constexpr std::array rules{FloatRule::Full, FloatRule::WithoutB6, FloatRule::Dropped};

Ranks joined(Ranks a, const Ranks& b) {
  a.insert(a.end(), b.begin(), b.end());
  std::ranges::sort(a);
  return a;
}

Ranks less(const Ranks& all, const Ranks& gone) {
  Ranks rest;
  std::ranges::set_difference(all, gone, std::back_inserter(rest));
  return rest;
}

int size(const Ranks& ranks) { return static_cast<int>(ranks.size()); }

void subsets(int first, int last, std::size_t count, Ranks& chosen, std::vector<Ranks>& all) {
  if (chosen.size() == count) all.push_back(chosen);
  if (chosen.size() == count) return;
  for (int number = first; number <= last; ++number) {
    chosen.push_back(number);
    subsets(number + 1, last, count, chosen, all);
    chosen.pop_back();
  }
}

/// Shows every order of the first `places` of `ranks` in the order of D1 until one is taken.
bool any_order(const Ranks& ranks, std::size_t places, Ranks& order,
               const std::function<bool(const Ranks&)>& taken) {
  if (order.size() == places) return taken(order);
  return std::ranges::any_of(ranks, [&](int rank) {
    if (std::ranges::count(order, rank) != 0) return false;
    order.push_back(rank);
    const bool found = any_order(ranks, places, order, taken);
    order.pop_back();
    return found;
  });
}

/// One setting of the loops around C4 to C8.
struct Setting {
  int x = 0;
  FloatRule up = FloatRule::Full;
  FloatRule down = FloatRule::Full;
  bool is_lowest = false;
};

class LiteralBracket {
 public:
  LiteralBracket(const Field& field, Ranks members, bool is_lowest)
      : field_{field}, members_{std::move(members)} {
    setting_.is_lowest = is_lowest;
  }

  /// C4 to C11 with so many moved-down players first and so many pairs in all.
  bool walk(int first, int pairs, const Wanted& wanted);

 private:
  [[nodiscard]] int original_x() const;
  [[nodiscard]] bool is_pair(int a, int b) const;
  [[nodiscard]] int broken(const Pairs& pairs) const;
  [[nodiscard]] bool may_be_left(int rank) const;
  [[nodiscard]] bool is_acceptable(const Outcome& outcome) const;
  bool walk_moved_down(int first, int pairs, const Wanted& wanted);
  bool walk_remainder(const Pairs& before, const Ranks& rest, int pairs, const Wanted& wanted);

  const Field& field_;
  Ranks members_;
  Setting setting_;
};

int LiteralBracket::original_x() const {
  int white = 0;
  int black = 0;
  for (const int rank : members_) {
    const auto preference = field_.card(rank).preference;
    if (preference.strength == swiss1992::Strength::None) continue;
    (preference.colour == Side::White ? white : black) += 1;
  }
  return std::max(white, black) - (size(members_) + 1) / 2;
}

bool LiteralBracket::is_pair(int a, int b) const {
  if (!field_.may_meet(a, b)) return false;
  if (field_.score(a) == field_.score(b)) return true;
  return may_float(field_.card(std::max(a, b)), Float::Up, setting_.up);
}

int LiteralBracket::broken(const Pairs& pairs) const {
  return static_cast<int>(std::ranges::count_if(pairs, [&](const auto& pair) {
    return breaks_preference(field_.card(pair.first), field_.card(pair.second));
  }));
}

bool LiteralBracket::may_be_left(int rank) const {
  return may_float(field_.card(rank), Float::Down, setting_.down) &&
         (!setting_.is_lowest || may_have_bye(field_.card(rank)));
}

bool LiteralBracket::is_acceptable(const Outcome& outcome) const {
  return std::ranges::all_of(outcome.pairs,
                             [&](const auto& pair) { return is_pair(pair.first, pair.second); }) &&
         broken(outcome.pairs) <= setting_.x &&
         std::ranges::all_of(outcome.left, [&](int rank) { return may_be_left(rank); });
}

bool LiteralBracket::walk_remainder(const Pairs& before, const Ranks& rest, int pairs,
                                    const Wanted& wanted) {
  for (const Swap& swap : swaps_in_order(pairs, size(rest))) {
    Ranks s1{rest.begin(), rest.begin() + pairs};
    Ranks s2{rest.begin() + pairs, rest.end()};
    for (std::size_t i = 0; i < swap.from_s1.size(); ++i) {
      const int down = rest[static_cast<std::size_t>(swap.from_s1[i] - 1)];
      const int up = rest[static_cast<std::size_t>(swap.from_s2[i] - 1)];
      *std::ranges::find(s1, down) = up;
      *std::ranges::find(s2, up) = down;
    }
    std::ranges::sort(s1);
    std::ranges::sort(s2);
    Ranks order;
    const bool found = any_order(s2, s1.size(), order, [&](const Ranks& opponents) {
      Outcome outcome{before, {}};
      for (std::size_t i = 0; i < s1.size(); ++i) outcome.pairs.emplace_back(s1[i], opponents[i]);
      Ranks used = opponents;
      std::ranges::sort(used);
      outcome.left = less(s2, used);
      return is_acceptable(outcome) && wanted(outcome);
    });
    if (found) return true;
  }
  return false;
}

bool LiteralBracket::walk_moved_down(int first, int pairs, const Wanted& wanted) {
  const Ranks s1{members_.begin(), members_.begin() + first};
  const Ranks s2{members_.begin() + first, members_.end()};
  Ranks order;
  return any_order(s2, s1.size(), order, [&](const Ranks& opponents) {
    Pairs moved_down;
    for (std::size_t i = 0; i < s1.size(); ++i) moved_down.emplace_back(s1[i], opponents[i]);
    const FloatRule down = setting_.down;
    setting_.down = FloatRule::Dropped;
    const bool possible = is_acceptable({moved_down, {}});
    setting_.down = down;
    if (!possible) return false;
    Ranks used = opponents;
    std::ranges::sort(used);
    for (const FloatRule rule : rules) {
      setting_.down = rule;
      if (walk_remainder(moved_down, less(s2, used), pairs - first, wanted)) return true;
    }
    return false;
  });
}

bool LiteralBracket::walk(int first, int pairs, const Wanted& wanted) {
  const int given_up = size(members_) / 2 - pairs;
  for (setting_.x = std::max(0, original_x() - given_up); setting_.x <= pairs; ++setting_.x) {
    for (const FloatRule rule : rules) {
      setting_.up = rule;
      if (walk_moved_down(first, pairs, wanted)) return true;
    }
  }
  return false;
}

enum class Bye { Nobody, NotFirst, Anybody };

/// Every way to pair all of `ranks` but perhaps one bye, the first `first` only with the others.
bool can_all_be_paired(const Field& field, const Ranks& ranks, int first, Bye bye) {
  if (ranks.empty()) return true;
  const int a = ranks.front();
  const Ranks rest{ranks.begin() + 1, ranks.end()};
  const auto left = std::max(0, first - 1);
  for (int i = left; i < size(rest); ++i) {
    const int b = rest[static_cast<std::size_t>(i)];
    if (field.may_meet(a, b) && can_all_be_paired(field, less(rest, {b}), left, bye)) return true;
  }
  const bool bye_is_open = bye == Bye::Anybody || (bye == Bye::NotFirst && first == 0);
  return bye_is_open && may_have_bye(field.card(a)) &&
         can_all_be_paired(field, rest, left, Bye::Nobody);
}

bool can_be_first(const Field& field, const Ranks& first, const Ranks& others) {
  if (first.empty()) return true;
  const Ranks rest{first.begin() + 1, first.end()};
  return std::ranges::any_of(others, [&](int other) {
    return field.may_meet(first.front(), other) && can_be_first(field, rest, less(others, {other}));
  });
}

bool is_split(int moved_down, int members) { return moved_down > 0 && 2 * moved_down < members; }

struct Done {
  Ranks arrivals;
  Ranks residents;
  Ranks forced;
  Ranks members;
  int first = 0;
  int pairs = 0;
  Outcome outcome;
};

class LiteralProcedure {
 public:
  explicit LiteralProcedure(const Field& field) : field_{field} {}

  std::optional<LiteralPairing> run();

 private:
  [[nodiscard]] Ranks arrivals() const {
    return done_.empty() ? Ranks{} : joined(done_.back().forced, done_.back().outcome.left);
  }
  [[nodiscard]] bool has_opponent(int rank, const Ranks& among) const {
    return std::ranges::any_of(among, [&](int other) { return field_.may_meet(rank, other); });
  }
  [[nodiscard]] bool are_served(const Ranks& arrivals, const Ranks& residents) const;
  void bracket(const Ranks& residents);
  bool lowest(Ranks residents);
  bool complete(const Ranks& arrivals, const Ranks& residents, bool is_joined);
  [[nodiscard]] bool can_complete(const Ranks& arrivals, const Ranks& residents,
                                  bool is_joined) const;
  bool redo_for_lowest(const Ranks& residents, bool is_joined);

  const Field& field_;
  std::vector<Done> done_;
};

bool LiteralProcedure::are_served(const Ranks& arrivals, const Ranks& residents) const {
  const Ranks all = joined(arrivals, residents);
  return std::ranges::all_of(arrivals, [&](int rank) { return has_opponent(rank, all); }) &&
         (!is_split(size(arrivals), size(all)) || can_be_first(field_, arrivals, residents));
}

void LiteralProcedure::bracket(const Ranks& residents) {
  if (!are_served(arrivals(), residents) && !done_.empty() && done_.back().pairs > 0) {  // C12
    Done& above = done_.back();
    LiteralBracket{field_, above.members, false}.walk(
        above.first, above.pairs, [&](const Outcome& outcome) {
          if (!are_served(joined(above.forced, outcome.left), residents)) return false;
          above.outcome = outcome;
          return true;
        });
  }
  Done done;
  done.arrivals = arrivals();
  done.residents = residents;
  const Ranks all = joined(done.arrivals, residents);
  std::ranges::copy_if(all, std::back_inserter(done.forced),
                       [&](int rank) { return !has_opponent(rank, all); });
  done.members = less(all, done.forced);
  const int moved_down = size(less(done.arrivals, done.forced));
  done.first = is_split(moved_down, size(done.members)) ? moved_down : 0;
  const auto take = [&](const Outcome& outcome) {
    done.outcome = outcome;
    return true;
  };
  LiteralBracket literal{field_, done.members, false};
  const auto first_of = [&](int count) { return done.members.begin() + count; };
  while (done.first > 0 && !can_be_first(field_, {done.members.begin(), first_of(done.first)},
                                         {first_of(done.first), done.members.end()}))
    --done.first;
  for (done.pairs = size(done.members) / 2; done.pairs > 0; --done.pairs) {
    if (done.pairs >= done.first && literal.walk(done.first, done.pairs, take)) break;
  }
  if (done.pairs == 0) done.outcome.left = done.members;
  done_.push_back(done);
}

bool LiteralProcedure::can_complete(const Ranks& moved_down, const Ranks& residents,
                                    bool is_joined) const {
  const Ranks all = joined(moved_down, residents);
  // Two who are moved down do not meet here: their pair belongs to the bracket above.
  const int first = is_joined ? 0 : size(moved_down);
  const Bye rule = is_split(size(moved_down), size(all)) ? Bye::NotFirst : Bye::Anybody;
  return can_all_be_paired(field_, all, first, size(all) % 2 != 0 ? rule : Bye::Nobody);
}

bool LiteralProcedure::complete(const Ranks& moved_down, const Ranks& residents, bool is_joined) {
  Done done;
  done.members = joined(moved_down, residents);
  const auto higher = std::ranges::count_if(done.members, [&](int rank) {
    return field_.score(rank) > field_.score(done.members.back());
  });
  const int most =
      is_split(static_cast<int>(higher), size(done.members)) ? static_cast<int>(higher) : 0;
  LiteralBracket literal{field_, done.members, true};
  for (int first = most; first >= (is_joined ? 0 : most); --first) {
    const bool found = literal.walk(first, size(done.members) / 2, [&](const Outcome& outcome) {
      done.outcome = outcome;
      return true;
    });
    if (!found) continue;
    done_.push_back(done);
    return true;
  }
  return false;
}

bool LiteralProcedure::redo_for_lowest(const Ranks& residents, bool is_joined) {
  Done& above = done_.back();
  LiteralBracket literal{field_, above.members, false};
  for (int first = above.first; first >= 0; --first) {
    for (int pairs = size(above.members) / 2; pairs >= std::max(1, first); --pairs) {
      const bool found = literal.walk(first, pairs, [&](const Outcome& outcome) {
        if (!can_complete(joined(above.forced, outcome.left), residents, is_joined)) return false;
        above.outcome = outcome;
        return true;
      });
      if (found) return true;
    }
  }
  return false;
}

bool LiteralProcedure::lowest(Ranks residents) {
  for (bool is_joined = false;; is_joined = true) {
    if (complete(arrivals(), residents, is_joined)) return true;
    if (done_.empty()) return false;
    if (redo_for_lowest(residents, is_joined)) return complete(arrivals(), residents, is_joined);
    residents = joined(done_.back().residents, residents);
    done_.pop_back();
  }
}

std::optional<LiteralPairing> LiteralProcedure::run() {
  std::vector<Ranks> groups;
  for (int rank = 0; rank < field_.size(); ++rank) {
    if (rank == 0 || field_.score(rank) != field_.score(rank - 1)) groups.emplace_back();
    groups.back().push_back(rank);
  }
  for (std::size_t i = 0; i + 1 < groups.size(); ++i) bracket(groups[i]);
  if (!lowest(groups.back())) return std::nullopt;
  LiteralPairing pairing;
  for (const Done& done : done_) {
    for (const auto& [a, b] : done.outcome.pairs)
      pairing.emplace_back(std::min(a, b), std::max(a, b));
  }
  std::ranges::sort(pairing);
  for (const int rank : done_.back().outcome.left) pairing.emplace_back(rank, -1);
  return pairing;
}

}  // namespace

std::vector<Swap> swaps_in_order(int half, int members) {
  std::vector<Swap> swaps{{}};
  const int most = std::min(half, members - half);
  for (int count = 1; count <= most; ++count) {
    std::vector<Ranks> outs;
    std::vector<Ranks> ins;
    Ranks chosen;
    subsets(1, half, static_cast<std::size_t>(count), chosen, outs);
    subsets(half + 1, members, static_cast<std::size_t>(count), chosen, ins);
    std::vector<Swap> same_size;
    for (Ranks& out : outs) {
      std::ranges::reverse(out);
      for (const Ranks& in : ins) same_size.push_back({out, in});
    }
    const auto difference = [](const Swap& swap) {
      return std::reduce(swap.from_s2.begin(), swap.from_s2.end()) -
             std::reduce(swap.from_s1.begin(), swap.from_s1.end());
    };
    std::ranges::sort(same_size, [&](const Swap& a, const Swap& b) {
      if (difference(a) != difference(b)) return difference(a) < difference(b);
      if (a.from_s1 != b.from_s1) return a.from_s1 > b.from_s1;
      return a.from_s2 < b.from_s2;
    });
    swaps.insert(swaps.end(), same_size.begin(), same_size.end());
  }
  return swaps;
}

std::optional<LiteralPairing> pair_bracket_literally(const Field& field,
                                                     const swiss1992::Level& level) {
  std::optional<LiteralPairing> pairing;
  LiteralBracket{field, level.members, level.is_lowest}.walk(level.paired_first, level.pairs,
                                                             [&](const Outcome& outcome) {
                                                               pairing = outcome.pairs;
                                                               return true;
                                                             });
  return pairing;
}

std::optional<LiteralPairing> pair_literally(const Field& field) {
  return LiteralProcedure{field}.run();
}

bool has_legal_pairing(const Field& field) {
  Ranks all(static_cast<std::size_t>(field.size()));
  std::iota(all.begin(), all.end(), 0);
  return can_all_be_paired(field, all, 0, field.size() % 2 != 0 ? Bye::Anybody : Bye::Nobody);
}

}  // namespace praporek::pairing::test
