#include "core/pairing/bracket.hpp"

#include "core/pairing/bye.hpp"

#include <algorithm>
#include <unordered_map>

namespace praporek::pairing {

namespace {

using PlaceOf = std::unordered_map<int, int>;

bool was_paired_before(const Player& player, int round) {
  const auto before = std::min(player.rounds.size(), static_cast<std::size_t>(round - 1));
  return std::any_of(
      player.rounds.begin(), player.rounds.begin() + static_cast<std::ptrdiff_t>(before),
      [](const RoundCell& cell) { return cell.opponent != 0 || cell.mark == Mark::PairingBye; });
}

bool is_topscorer(const Tournament& tournament, Score score, int round) {
  const Scoring& scoring = tournament.scoring;
  const Score win = std::max(scoring.win[Side::White], scoring.win[Side::Black]);
  return is_last_round(tournament, round) && score.tenths > win.tenths * (round - 1) / 2;
}

Contender contender(const Tournament& tournament, const Player& player, int round) {
  Contender result;
  result.tpn = player.tpn;
  result.points = points_before(player, round, tournament.scoring);
  result.score = result.points + virtual_points(tournament, player.tpn, round);
  result.colour = colour_standing(player, round);
  result.last_float = float_in(tournament, player, round - 1);
  result.float_before_last = float_in(tournament, player, round - 2);
  result.unplayed = unplayed_rounds(player, round);
  result.may_have_bye = may_have_bye(player, round, tournament.scoring);
  result.is_topscorer = is_topscorer(tournament, result.score, round);
  return result;
}

void rank(std::vector<Contender>& players) {
  std::ranges::sort(players, [](const Contender& a, const Contender& b) {
    return a.score != b.score ? a.score > b.score : a.tpn < b.tpn;
  });
  int level = 0;
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (i > 0 && players[i].score != players[i - 1].score) ++level;
    players[i].score_level = level;
  }
}

void forbid_rematches(const Tournament& tournament, int round, const PlaceOf& place_of,
                      Graph& graph) {
  for (const Player& player : tournament.players) {
    const auto mine = place_of.find(player.tpn);
    if (mine == place_of.end()) continue;
    const auto before = std::min(player.rounds.size(), static_cast<std::size_t>(round - 1));
    for (std::size_t i = 0; i < before; ++i) {
      const RoundCell& cell = player.rounds[i];
      const auto theirs = place_of.find(cell.opponent);
      // Dutch C1: a forfeited game may be paired again.
      if (theirs != place_of.end() && is_played(cell.mark))
        graph.unlink(mine->second, theirs->second);
    }
  }
}

void forbid_groups(const Tournament& tournament, int round, const PlaceOf& place_of, Graph& graph) {
  for (const ForbiddenGroup& group : tournament.forbidden) {
    if (round < group.first_round || round > group.last_round) continue;
    for (const int a : group.tpns) {
      for (const int b : group.tpns) {
        const auto first = place_of.find(a);
        const auto second = place_of.find(b);
        if (a != b && first != place_of.end() && second != place_of.end())
          graph.unlink(first->second, second->second);
      }
    }
  }
}

Graph who_may_meet(const Tournament& tournament, int round, const Field& field) {
  Graph graph{field.size()};
  for (int a = 0; a < field.size(); ++a) {
    for (int b = a + 1; b < field.size(); ++b) {
      if (colours_allow(field[a], field[b])) graph.link(a, b);
    }
  }
  PlaceOf place_of;
  for (int place = 0; place < field.size(); ++place) place_of[field[place].tpn] = place;
  forbid_rematches(tournament, round, place_of, graph);
  forbid_groups(tournament, round, place_of, graph);
  return graph;
}

}  // namespace

bool colours_allow(const Contender& a, const Contender& b) {
  const bool both_absolute =
      a.colour.kind == PreferenceKind::Absolute && b.colour.kind == PreferenceKind::Absolute;
  if (!both_absolute || !preferences_clash(a.colour, b.colour)) return true;
  return a.is_topscorer || b.is_topscorer;
}

bool is_last_round(const Tournament& tournament, int round) {
  return tournament.rounds_total > 0 && round >= tournament.rounds_total;
}

Field field_of(const Tournament& tournament, int round) {
  Field field;
  const std::vector<int> present = present_in(tournament, round);
  int colour_number = 0;
  for (const Player& player : tournament.players) {
    const bool plays = std::ranges::binary_search(present, player.tpn);
    // Dutch 5.2.5: whoever has not been paired yet and is not paired now has no number.
    if (plays || was_paired_before(player, round)) ++colour_number;
    if (!plays) continue;
    field.players.push_back(contender(tournament, player, round));
    field.players.back().colour_number = colour_number;
  }
  rank(field.players);
  field.may_meet = who_may_meet(tournament, round, field);
  return field;
}

std::vector<int> Bracket::members() const {
  std::vector<int> all = moved_down;
  all.insert(all.end(), residents.begin(), residents.end());
  return all;
}

}  // namespace praporek::pairing
