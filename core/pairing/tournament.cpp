#include "core/pairing/tournament.hpp"

#include <algorithm>

namespace praporek::pairing {

namespace {

bool is_paired(const RoundCell& cell) {
  return cell.opponent != 0 || cell.mark == Mark::PairingBye;
}

bool announced_absent(const Tournament& tournament, int tpn, int round) {
  return std::ranges::any_of(tournament.announced_byes, [&](const AnnouncedBye& bye) {
    return bye.round == round && bye.tpn == tpn;
  });
}

/// A bye the player asked for, or an absence: known before the round is paired.
bool is_requested(const RoundCell& cell) {
  return cell.opponent == 0 && cell.mark != Mark::PairingBye;
}

}  // namespace

Score points_of(const RoundCell& cell, const Scoring& scoring) {
  if (cell.awarded) return *cell.awarded;
  const Side colour = cell.colour.value_or(Side::White);
  switch (cell.mark) {
    case Mark::Win:
    case Mark::UnratedWin:
      return scoring.win[colour];
    case Mark::Draw:
    case Mark::UnratedDraw:
      return scoring.draw[colour];
    case Mark::Loss:
    case Mark::UnratedLoss:
      return scoring.loss[colour];
    case Mark::ForfeitWin:
      return scoring.forfeit_win;
    case Mark::ForfeitLoss:
      return scoring.forfeit_loss;
    case Mark::HalfPointBye:
      return scoring.half_point_bye;
    case Mark::FullPointBye:
      return scoring.full_point_bye;
    case Mark::PairingBye:
      return scoring.pairing_bye;
    case Mark::ZeroPointBye:
      return scoring.zero_point_bye;
    case Mark::Adjourned:
      return scoring.adjourned;
  }
  return {};
}

Score points_before(const Player& player, int round, const Scoring& scoring) {
  Score points;
  const int rounds = std::min(round - 1, static_cast<int>(player.rounds.size()));
  for (int i = 0; i < rounds; ++i) {
    points += points_of(player.rounds[static_cast<std::size_t>(i)], scoring);
  }
  return points;
}

Score virtual_points(const Tournament& tournament, int tpn, int round) {
  Score points;
  for (const Acceleration& row : tournament.accelerations) {
    if (row.first_round <= round && round <= row.last_round && row.first_tpn <= tpn &&
        tpn <= row.last_tpn) {
      points += row.points;
    }
  }
  return points;
}

int last_paired_round(const Tournament& tournament) {
  std::size_t last = 0;
  for (const Player& player : tournament.players) {
    for (std::size_t i = last; i < player.rounds.size(); ++i) {
      if (is_paired(player.rounds[i])) last = i + 1;
    }
  }
  return static_cast<int>(last);
}

std::vector<int> present_in(const Tournament& tournament, int round) {
  std::vector<int> present;
  const auto index = static_cast<std::size_t>(round - 1);
  for (const Player& player : tournament.players) {
    const bool has_cell = index < player.rounds.size();
    if (!has_cell && !announced_absent(tournament, player.tpn, round))
      present.push_back(player.tpn);
  }
  return present;
}

const Player* find_player(const Tournament& tournament, int tpn) {
  const auto found = std::ranges::lower_bound(tournament.players, tpn, {}, &Player::tpn);
  return found != tournament.players.end() && found->tpn == tpn ? &*found : nullptr;
}

std::vector<Acceleration> baku_acceleration(const Tournament& tournament) {
  if (tournament.players.empty() || tournament.rounds_total == 0) return {};
  // C.04.7 1.2: group A is the first half, rounded up to an even number.
  const auto group_a = 2 * ((tournament.players.size() + 3) / 4);
  const int last_tpn = tournament.players[std::min(group_a, tournament.players.size()) - 1].tpn;
  const int accelerated = (tournament.rounds_total + 1) / 2;  // C.04.7 1.3
  const int with_win = (accelerated + 1) / 2;
  std::vector<Acceleration> rows{{1, with_win, 1, last_tpn, tournament.scoring.win[Side::White]}};
  if (accelerated > with_win) {
    rows.push_back({with_win + 1, accelerated, 1, last_tpn, tournament.scoring.draw[Side::White]});
  }
  return rows;
}

Tournament before_round(const Tournament& tournament, int round) {
  Tournament cut = tournament;
  const auto index = static_cast<std::size_t>(round - 1);
  const bool paired = round <= last_paired_round(tournament);
  for (Player& player : cut.players) {
    const bool has_cell = index < player.rounds.size();
    const RoundCell cell = has_cell ? player.rounds[index] : RoundCell{};
    player.rounds.resize(std::min(index, player.rounds.size()));
    if ((has_cell || paired) && is_requested(cell)) {
      player.rounds.resize(index);
      player.rounds.push_back(cell);
    }
    player.points = points_before(player, round, tournament.scoring);
  }
  return cut;
}

}  // namespace praporek::pairing
