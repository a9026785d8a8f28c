#include "core/pairing/bye.hpp"

#include <algorithm>

namespace praporek::pairing {

namespace {

bool bars_bye(const RoundCell& cell, const Scoring& scoring) {
  if (cell.mark == Mark::PairingBye) return true;
  if (is_played(cell.mark)) return false;
  const Score win = std::max(scoring.win[Side::White], scoring.win[Side::Black]);
  return points_of(cell, scoring) >= win;
}

}  // namespace

bool may_have_bye(const Player& player, int round, const Scoring& scoring) {
  const auto before = std::min(player.rounds.size(), static_cast<std::size_t>(round - 1));
  return std::none_of(player.rounds.begin(),
                      player.rounds.begin() + static_cast<std::ptrdiff_t>(before),
                      [&](const RoundCell& cell) { return bars_bye(cell, scoring); });
}

int unplayed_rounds(const Player& player, int round) {
  const auto before = std::min(player.rounds.size(), static_cast<std::size_t>(round - 1));
  const auto played = std::count_if(
      player.rounds.begin(), player.rounds.begin() + static_cast<std::ptrdiff_t>(before),
      [](const RoundCell& cell) { return is_played(cell.mark) && cell.opponent != 0; });
  return round - 1 - static_cast<int>(played);
}

}  // namespace praporek::pairing
