#include "core/pairing/floater.hpp"

#include <algorithm>

namespace praporek::pairing {

namespace {

// Baku 1: floats are judged with the virtual points of that very round.
Score pairing_score(const Tournament& tournament, const Player& player, int round) {
  return points_before(player, round, tournament.scoring) +
         virtual_points(tournament, player.tpn, round);
}

Float float_without_game(const RoundCell& cell, const Scoring& scoring) {
  if (cell.mark == Mark::PairingBye) return Float::Down;  // whatever the bye is worth
  const Score loss = std::min(scoring.loss[Side::White], scoring.loss[Side::Black]);
  const bool paid = cell.mark != Mark::ZeroPointBye && cell.mark != Mark::ForfeitLoss;  // Dutch 1
  return paid && points_of(cell, scoring) > loss ? Float::Down : Float::None;
}

}  // namespace

Float float_in(const Tournament& tournament, const Player& player, int round) {
  if (round < 1 || round > static_cast<int>(player.rounds.size())) return Float::None;
  const RoundCell& cell = player.rounds[static_cast<std::size_t>(round - 1)];
  if (!is_played(cell.mark) || cell.opponent == 0) {
    return float_without_game(cell, tournament.scoring);
  }
  const Player* opponent = find_player(tournament, cell.opponent);
  if (opponent == nullptr) return Float::None;
  const Score mine = pairing_score(tournament, player, round);
  const Score theirs = pairing_score(tournament, *opponent, round);
  if (mine == theirs) return Float::None;
  return mine > theirs ? Float::Down : Float::Up;
}

}  // namespace praporek::pairing
