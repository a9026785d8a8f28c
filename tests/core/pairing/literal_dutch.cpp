#include "tests/core/pairing/literal_dutch.hpp"

#include "core/pairing/colour.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>
#include <numeric>

namespace praporek::pairing::literal {

namespace {

using Places = std::vector<int>;
using MayTakeBye = std::function<bool(int)>;

constexpr int patience = 200000;

/// Pairs the first player with everybody in turn, and so on; `steps` limits the search.
bool complete(const Field& field, Places players, const MayTakeBye& may_take_bye, int& steps) {
  if (players.empty()) return true;
  if (--steps <= 0) return false;
  const int first = players.front();
  players.erase(players.begin());
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (!field.may_meet.linked(first, players[i])) continue;
    Places rest = players;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    if (complete(field, rest, may_take_bye, steps)) return true;
  }
  return players.size() % 2 == 0 && may_take_bye(first) &&
         complete(field, players, may_take_bye, steps);
}

Places united(Places a, const Places& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

Places without(const Places& from, const Places& some) {
  Places rest;
  std::ranges::copy_if(from, std::back_inserter(rest),
                       [&](int player) { return std::ranges::find(some, player) == some.end(); });
  return rest;
}

std::vector<int> scores_of(const Field& field, const Places& players) {
  std::vector<int> scores;
  for (const int player : players) scores.push_back(field[player].score.tenths);
  std::ranges::sort(scores, std::greater{});
  return scores;
}

/// All sets of `size` players, in lexicographic order.
void each_subset(const Places& from, std::size_t size,
                 const std::function<void(const Places&)>& visit) {
  std::vector<char> chosen(from.size());
  std::fill(chosen.begin(), chosen.begin() + static_cast<std::ptrdiff_t>(size), 1);
  do {
    Places subset;
    for (std::size_t i = 0; i < from.size(); ++i) {
      if (chosen[i] != 0) subset.push_back(from[i]);
    }
    visit(subset);
  } while (std::ranges::prev_permutation(chosen).found);
}

struct TookTooLong {};

class LiteralBracket {
 public:
  LiteralBracket(const Field& field, const Bracket& bracket, const Accept& accept)
      : field_{field}, bracket_{bracket}, accept_{accept} {}

  Candidate best() {
    const Places members = bracket_.members();
    for (std::size_t pairs = members.size() / 2;; --pairs) {
      max_pairs_ = pairs;
      for (std::size_t m1 = 0; m1 <= std::min(bracket_.moved_down.size(), pairs); ++m1) {
        each_subset(bracket_.moved_down, m1, [&](const Places& s1) { pair_moved_down(s1); });
      }
      if (best_ || pairs == 0) break;
    }
    return best_.value_or(Candidate{});
  }

 private:
  // Dutch 4.2: permutations of S2, told apart by their first |S1| numbers.
  void pair_moved_down(const Places& s1) {
    std::vector<std::pair<int, int>> pairs;
    transpose(s1, bracket_.residents, pairs, [&](const std::vector<std::pair<int, int>>& made) {
      Places opponents;
      for (const auto& [higher, lower] : made) opponents.push_back(lower);
      pair_remainder(without(bracket_.residents, opponents), made);
    });
  }

  void transpose(const Places& s1, const Places& s2, std::vector<std::pair<int, int>>& made,
                 const std::function<void(const std::vector<std::pair<int, int>>&)>& visit) {
    if (made.size() >= s1.size()) {
      visit(made);
      return;
    }
    const int first = s1[made.size()];
    for (const int second : s2) {
      if (!field_.may_meet.linked(first, second)) continue;  // C1, C3
      made.emplace_back(first, second);
      transpose(s1, without(s2, {second}), made, visit);
      made.pop_back();
    }
  }

  // Dutch 4.3: exchanges between the original S1 and S2 in their order.
  void pair_remainder(const Places& players, const std::vector<std::pair<int, int>>& mdp_pairs) {
    const std::size_t pairs = max_pairs_ - mdp_pairs.size();
    if (2 * pairs > players.size()) return;
    std::map<int, int> bsn;
    for (std::size_t i = 0; i < players.size(); ++i) bsn[players[i]] = static_cast<int>(i) + 1;
    const Places s1{players.begin(), players.begin() + static_cast<std::ptrdiff_t>(pairs)};
    const Places s2{players.begin() + static_cast<std::ptrdiff_t>(pairs), players.end()};
    for (const auto& [leaving, coming] : exchanges(s1, s2, bsn)) {
      Places new_s1 = united(without(s1, leaving), coming);
      Places new_s2 = united(without(s2, coming), leaving);
      std::ranges::sort(new_s1);
      std::ranges::sort(new_s2);
      std::vector<std::pair<int, int>> made;
      transpose(new_s1, new_s2, made, [&](const std::vector<std::pair<int, int>>& rest) {
        std::vector<std::pair<int, int>> all = mdp_pairs;
        all.insert(all.end(), rest.begin(), rest.end());
        consider(all);
      });
    }
  }

  using Exchange = std::pair<Places, Places>;

  static std::vector<Exchange> exchanges(const Places& s1, const Places& s2,
                                         const std::map<int, int>& bsn) {
    std::vector<Exchange> all;
    for (std::size_t size = 0; size <= std::min(s1.size(), s2.size()); ++size) {
      each_subset(s1, size, [&](const Places& leaving) {
        each_subset(s2, size, [&](const Places& coming) { all.emplace_back(leaving, coming); });
      });
    }
    const auto sum = [&](const Places& places) {
      return std::accumulate(places.begin(), places.end(), 0,
                             [&](int total, int place) { return total + bsn.at(place); });
    };
    std::ranges::stable_sort(all, [&](const Exchange& a, const Exchange& b) {
      if (a.first.size() != b.first.size()) return a.first.size() < b.first.size();
      const int difference_a = sum(a.second) - sum(a.first);
      const int difference_b = sum(b.second) - sum(b.first);
      if (difference_a != difference_b) return difference_a < difference_b;
      const Places down_a{a.first.rbegin(), a.first.rend()};
      const Places down_b{b.first.rbegin(), b.first.rend()};
      if (down_a != down_b) return down_a > down_b;
      return a.second < b.second;
    });
    return all;
  }

  void consider(std::vector<std::pair<int, int>> pairs) {
    for (auto& [a, b] : pairs) {
      if (a > b) std::swap(a, b);
    }
    Candidate candidate;
    Places paired;
    for (const auto& [a, b] : pairs) paired = united(paired, {a, b});
    candidate.downfloaters = without(bracket_.members(), paired);
    std::ranges::sort(pairs);
    candidate.pairs = std::move(pairs);
    if (!accept_(candidate)) return;
    const Below& below = below_after(candidate.downfloaters);
    if (!below.completes) return;  // C4, C5
    judge(candidate, below);
    if (!best_ || candidate.value < best_->value) best_ = std::move(candidate);
  }

  /// What the downfloaters mean for the players below.
  struct Below {
    bool completes = false;
    std::vector<int> next_scores;  ///< of those the next bracket sends on, in its best case
  };

  const Below& below_after(const Places& downfloaters) {
    const auto known = below_.find(downfloaters);
    if (known != below_.end()) return known->second;
    Below below;
    const Places everybody = united(united(downfloaters, bracket_.next), bracket_.rest);
    const Field apart = kept_apart(downfloaters);
    below.completes = completes(apart, everybody);
    if (below.completes) below.next_scores = next_bracket(apart, downfloaters);
    return below_.emplace(downfloaters, below).first->second;
  }

  // Players who float down together do not meet below: as moved-down players both are in S1.
  [[nodiscard]] Field kept_apart(const Places& downfloaters) const {
    Field apart = field_;
    for (const int a : downfloaters) {
      for (const int b : downfloaters) {
        if (a != b) apart.may_meet.unlink(a, b);
      }
    }
    return apart;
  }

  static bool completes(const Field& field, const Places& players) {
    const auto answer = can_complete(field, players);
    if (!answer) throw TookTooLong{};
    return *answer;
  }

  // C8: the fewest players the next bracket must send on, with the lowest scores.
  std::vector<int> next_bracket(const Field& field, const Places& moved_down) {
    const Places members = united(moved_down, bracket_.next);
    if (bracket_.next.empty()) return {};
    for (std::size_t floats = members.size() % 2; floats <= members.size(); floats += 2) {
      std::optional<std::vector<int>> best;
      int tried = 0;
      each_subset(members, floats, [&](const Places& on) {
        std::vector<int> scores = scores_of(field_, on);
        if (best && *best <= scores) return;
        if (++tried > 2000) throw TookTooLong{};
        if (pairs_up(field, without(members, on)) && completes(field, united(on, bracket_.rest)))
          best = std::move(scores);
      });
      if (best) return *best;
    }
    throw TookTooLong{};
  }

  static bool pairs_up(const Field& field, const Places& players) {
    int steps = patience;
    const bool done = complete(
        field, players, [](int) { return false; }, steps);
    if (!done && steps <= 0) throw TookTooLong{};
    return done;
  }

  [[nodiscard]] bool takes_bye(const Candidate& candidate) const {
    if (candidate.downfloaters.size() != 1 || !field_.may_take_bye(candidate.downfloaters.front()))
      return false;
    return std::ranges::none_of(united(bracket_.next, bracket_.rest),
                                [&](int player) { return field_.may_take_bye(player); });
  }

  struct ColourCounts {
    int too_wide = 0;
    int third = 0;
    int unmet = 0;
    int strong_unmet = 0;
  };

  void count_colour(int player, Side given, ColourCounts& counts) const {
    const ColourStanding& standing = field_[player].colour;
    const int after = standing.difference + (given == Side::White ? 1 : -1);
    const auto& history = standing.history;
    const std::size_t games = history.size();
    if (std::abs(after) > 2) ++counts.too_wide;
    if (games >= 2 && history[games - 1] == given && history[games - 2] == given) ++counts.third;
    if (!standing.preference || *standing.preference == given) return;
    ++counts.unmet;
    if (standing.kind == PreferenceKind::Strong) ++counts.strong_unmet;
  }

  void judge(Candidate& candidate, const Below& below) const {
    ColourCounts colours;
    for (const auto& [higher, lower] : candidate.pairs) {
      const Side given =
          allocate_colours(field_[higher].colour, field_[lower].colour, Side::White).higher;
      count_colour(higher, given, colours);
      count_colour(lower, other(given), colours);
    }
    auto& value = candidate.value;
    value = {{static_cast<int>(candidate.downfloaters.size())},
             scores_of(field_, candidate.downfloaters),
             {static_cast<int>(below.next_scores.size())},
             below.next_scores,
             {takes_bye(candidate) ? field_[candidate.downfloaters.front()].unplayed : 0},
             {colours.too_wide},
             {colours.third},
             {colours.unmet},
             {colours.strong_unmet},
             {resident_repeats(candidate, &Contender::last_float)},
             {static_cast<int>(upfloat_repeats(candidate, &Contender::last_float).size())},
             {resident_repeats(candidate, &Contender::float_before_last)},
             {static_cast<int>(upfloat_repeats(candidate, &Contender::float_before_last).size())},
             moved_down_repeats(candidate, &Contender::last_float),
             upfloat_repeats(candidate, &Contender::last_float),
             moved_down_repeats(candidate, &Contender::float_before_last),
             upfloat_repeats(candidate, &Contender::float_before_last)};
  }

  [[nodiscard]] bool is_moved_down(int player) const {
    return std::ranges::find(bracket_.moved_down, player) != bracket_.moved_down.end();
  }

  // C14, C16.
  int resident_repeats(const Candidate& candidate, Float Contender::*before) const {
    return static_cast<int>(std::ranges::count_if(candidate.downfloaters, [&](int player) {
      return !is_moved_down(player) && field_[player].*before == Float::Down;
    }));
  }

  // C15, C17 (how many) and C19, C21 (which differences).
  std::vector<int> upfloat_repeats(const Candidate& candidate, Float Contender::*before) const {
    std::vector<int> differences;
    for (const auto& [higher, lower] : candidate.pairs) {
      if (is_moved_down(higher) && field_[lower].*before == Float::Up)
        differences.push_back((field_[higher].score - field_[lower].score).tenths);
    }
    std::ranges::sort(differences, std::greater{});
    return differences;
  }

  // C18, C20: floating on is worse than any difference.
  std::vector<int> moved_down_repeats(const Candidate& candidate, Float Contender::*before) const {
    std::vector<int> differences;
    const Score residents = field_[bracket_.residents.front()].score;
    for (const int player : bracket_.moved_down) {
      if (field_[player].*before != Float::Down) continue;
      const bool on =
          std::ranges::find(candidate.downfloaters, player) != candidate.downfloaters.end();
      differences.push_back((field_[player].score - residents).tenths + (on ? 100000 : 0));
    }
    std::ranges::sort(differences, std::greater{});
    return differences;
  }

  const Field& field_;
  const Bracket& bracket_;
  const Accept& accept_;
  std::size_t max_pairs_ = 0;
  std::optional<Candidate> best_;
  std::map<Places, Below> below_;
};

}  // namespace

std::optional<Candidate> pair_literally(const Field& field, const Bracket& bracket,
                                        const Accept& accept) {
  try {
    return LiteralBracket{field, bracket, accept}.best();
  } catch (const TookTooLong&) {
    return std::nullopt;
  }
}

std::optional<bool> can_complete(const Field& field, const std::vector<int>& players) {
  int steps = patience;
  const bool done = complete(
      field, players, [&](int player) { return field.may_take_bye(player); }, steps);
  if (!done && steps <= 0) return std::nullopt;
  return done;
}

std::optional<Score> lowest_bye_score(const Field& field) {
  Places all(field.players.size());
  std::iota(all.begin(), all.end(), 0);
  std::optional<Score> lowest;
  for (const int player : all) {
    if (!field[player].may_have_bye || (lowest && *lowest <= field[player].score)) continue;
    int steps = patience;
    if (complete(
            field, without(all, {player}), [](int) { return false; }, steps))
      lowest = field[player].score;
  }
  return lowest;
}

}  // namespace praporek::pairing::literal
