#include "core/standings/direct_encounter.hpp"

#include "core/standings/fraction.hpp"

#include <algorithm>
#include <cstdint>
#include <numeric>

namespace praporek::standings {

namespace {

using Group = std::vector<std::size_t>;

/// A player's score in the group: as it is, and what it can become with the missing games.
struct Standing {
  std::size_t row = 0;
  Fraction worst;
  Fraction best;
};

Fraction plus(Fraction a, Fraction b) {
  const std::int64_t bottom = std::lcm(a.bottom, b.bottom);
  return {a.top * (bottom / a.bottom) + b.top * (bottom / b.bottom), bottom};
}

class Encounters {
 public:
  Encounters(const Crosstable& table, bool forfeits_as_played)
      : table_{table}, forfeits_as_played_{forfeits_as_played || table.round_robin} {}

  /// Splits the group into classes, the best first.
  [[nodiscard]] std::vector<Group> classes_of(const Group& group) const {
    std::vector<Standing> standings = standings_of(group);
    const bool all_met = std::ranges::all_of(
        standings, [](const Standing& standing) { return standing.worst == standing.best; });
    std::ranges::stable_sort(standings, std::ranges::greater{}, &Standing::worst);
    return all_met ? by_score(standings) : certain_leaders(standings);
  }

 private:
  /// Points of `row` against `rival`, several games averaged (C.07 6.1.2); no game, no value.
  [[nodiscard]] std::optional<Fraction> score_against(std::size_t row, int rival) const {
    Fraction mean{0, 0};
    const Row& player = table_.rows[row];
    for (std::size_t round = 0; round < player.cells.size(); ++round) {
      const pairing::RoundCell& cell = player.cells[round];
      const bool counts = is_played(cell.mark) || forfeits_as_played_;
      if (cell.opponent != rival || !counts) continue;
      mean.top += player.points[round].tenths;
      mean.bottom += 10;
    }
    if (mean.bottom == 0) return std::nullopt;
    return mean;
  }

  [[nodiscard]] std::vector<Standing> standings_of(const Group& group) const {
    std::vector<Standing> standings;
    for (const std::size_t row : group) {
      Standing standing{row, whole(0), whole(0)};
      for (const std::size_t rival : group) {
        if (rival == row) continue;
        const auto score = score_against(row, table_.rows[rival].tpn);
        standing.worst =
            plus(standing.worst, score.value_or(points(table_.scoring.loss[Side::White])));
        standing.best =
            plus(standing.best, score.value_or(points(table_.scoring.win[Side::White])));
      }
      standings.push_back(standing);
    }
    return standings;
  }

  /// Everybody met everybody: order by score, then again among those still equal (C.07 6.1).
  [[nodiscard]] std::vector<Group> by_score(const std::vector<Standing>& standings) const {
    std::vector<Group> equal;
    for (std::size_t i = 0; i < standings.size(); ++i) {
      if (i == 0 || standings[i].worst != standings[i - 1].worst) equal.emplace_back();
      equal.back().push_back(standings[i].row);
    }
    if (equal.size() == 1) return equal;
    std::vector<Group> classes;
    for (const Group& group : equal) append(classes, group);
    return classes;
  }

  /// Not everybody met: a place is given only to a player who has it whatever the missing games
  /// would bring; the rest are compared among themselves (C.07 6.2).
  [[nodiscard]] std::vector<Group> certain_leaders(const std::vector<Standing>& standings) const {
    std::vector<Group> classes;
    std::size_t placed = 0;
    while (placed + 1 < standings.size()) {
      const bool certain =
          std::all_of(standings.begin() + static_cast<std::ptrdiff_t>(placed) + 1, standings.end(),
                      [&](const Standing& rival) { return standings[placed].worst > rival.best; });
      if (!certain) break;
      classes.push_back({standings[placed].row});
      ++placed;
    }
    Group rest;
    for (std::size_t i = placed; i < standings.size(); ++i) rest.push_back(standings[i].row);
    if (placed == 0) return {rest};
    append(classes, rest);
    return classes;
  }

  void append(std::vector<Group>& classes, const Group& group) const {
    if (group.size() == 1) {
      classes.push_back(group);
      return;
    }
    for (Group& part : classes_of(group)) classes.push_back(std::move(part));
  }

  const Crosstable& table_;
  bool forfeits_as_played_;
};

}  // namespace

std::vector<int> direct_encounter(const Crosstable& table, const std::vector<std::size_t>& group,
                                  bool forfeits_as_played) {
  std::vector<int> places(group.size(), 0);
  if (group.size() < 2) return places;
  const std::vector<Group> classes = Encounters{table, forfeits_as_played}.classes_of(group);
  if (classes.size() == 1) return places;
  int place = 1;
  for (const Group& part : classes) {
    for (const std::size_t row : part) {
      places[static_cast<std::size_t>(std::ranges::find(group, row) - group.begin())] = place;
    }
    place += static_cast<int>(part.size());
  }
  return places;
}

}  // namespace praporek::standings
