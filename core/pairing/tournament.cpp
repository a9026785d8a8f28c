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

}  // namespace

Score points_of(const RoundCell& cell, const Scoring& scoring) {
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

}  // namespace praporek::pairing
