#include "core/standings/ranking.hpp"

#include "core/standings/direct_encounter.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace praporek::standings {

namespace {

using Group = std::vector<std::size_t>;

/// Cuts every group where neighbours differ in `value`, after sorting each by it.
std::vector<Group> split(const std::vector<Group>& groups, const std::vector<Value>& values,
                         bool more_is_better) {
  const auto better = [&](std::size_t a, std::size_t b) {
    if (!values[a] || !values[b]) return values[a].has_value() && !values[b];
    return more_is_better ? *values[a] > *values[b] : *values[a] < *values[b];
  };
  std::vector<Group> parts;
  for (Group group : groups) {
    std::ranges::stable_sort(group, better);
    for (std::size_t i = 0; i < group.size(); ++i) {
      if (i == 0 || better(group[i - 1], group[i])) parts.emplace_back();
      parts.back().push_back(group[i]);
    }
  }
  return parts;
}

std::vector<Group> by_points(const Crosstable& table) {
  Group all(table.rows.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  std::vector<Value> totals;
  for (const Row& row : table.rows) totals.emplace_back(points(row.total));
  return split({all}, totals, true);
}

std::vector<Value> encounter_values(const Crosstable& table, const TieBreak& tie_break,
                                    const std::vector<Group>& groups) {
  std::vector<Value> values(table.rows.size(), Value{whole(0)});
  for (const Group& group : groups) {
    const auto places = direct_encounter(table, group, tie_break.modifiers.forfeits_as_played);
    for (std::size_t i = 0; i < group.size(); ++i) values[group[i]] = whole(places[i]);
    if (tie_break.for_first_place_only()) break;  // Swiss 1992 F10
  }
  return values;
}

}  // namespace

Ranking rank(const Crosstable& table, const std::vector<TieBreak>& tie_breaks,
             const std::vector<TieBreak>& columns) {
  const std::vector<Group> points_groups = by_points(table);
  std::vector<Group> groups = points_groups;
  std::vector<std::pair<std::string, std::vector<Value>>> computed;
  for (const TieBreak& tie_break : tie_breaks) {
    auto values = tie_break.is_direct_encounter() ? encounter_values(table, tie_break, groups)
                                                  : values_of(tie_break, table);
    groups = split(groups, values, tie_break.kind->more_is_better != tie_break.modifiers.reversed);
    computed.emplace_back(tie_break.text, std::move(values));
  }
  Ranking ranking;
  ranking.rank.resize(table.rows.size());
  for (const Group& group : groups) {
    const int place = static_cast<int>(ranking.order.size()) + 1;
    for (const std::size_t row : group) {
      ranking.rank[row] = place;
      ranking.order.push_back(row);
    }
  }
  for (const TieBreak& column : columns) {
    const auto known = std::ranges::find(computed, column.text,
                                         &std::pair<std::string, std::vector<Value>>::first);
    if (known != computed.end()) {
      ranking.values.push_back(known->second);
    } else if (column.is_direct_encounter()) {
      ranking.values.push_back(encounter_values(table, column, points_groups));
    } else {
      ranking.values.push_back(values_of(column, table));
    }
  }
  return ranking;
}

}  // namespace praporek::standings
