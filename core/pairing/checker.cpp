#include "core/pairing/checker.hpp"

#include "core/pairing/engine.hpp"

namespace praporek::pairing {

namespace {

/// The game a player had in a round as White-Black; {tpn, 0} for the bye, {0, 0} for no pairing.
/// A forfeited game without colours is read the way that `expected` has them.
Pair played_by(const Tournament& tournament, int tpn, int round, const Pair& expected) {
  const Player* player = find_player(tournament, tpn);
  const auto index = static_cast<std::size_t>(round - 1);
  if (player == nullptr || index >= player->rounds.size()) return {};
  const RoundCell& cell = player->rounds[index];
  if (cell.mark == Mark::PairingBye) return {tpn, 0};
  const bool round_robin =
      tournament.system == System::RoundRobin || tournament.system == System::DoubleRoundRobin;
  if (cell.opponent == 0 && round_robin) return {tpn, 0};  // the free round is no bye
  if (cell.opponent == 0) return {};
  const bool as_white = cell.colour ? *cell.colour == Side::White : tpn == expected.white;
  return as_white ? Pair{tpn, cell.opponent} : Pair{cell.opponent, tpn};
}

}  // namespace

RoundCheck check_round(const Tournament& tournament, int round) {
  RoundCheck check;
  check.round = round;
  const auto paired = pair_round(before_round(tournament, round), round);
  if (!paired) {
    check.refusal = paired.error();
    return check;
  }
  int board = 0;
  for (const Pair& expected : paired->boards) {
    ++board;
    const Pair played = played_by(tournament, expected.white, round, expected);
    if (played != expected) check.differences.push_back({board, expected, played});
  }
  return check;
}

std::vector<RoundCheck> check_rounds(const Tournament& tournament) {
  std::vector<RoundCheck> checks;
  const int last = last_paired_round(tournament);
  for (int round = 1; round <= last; ++round) checks.push_back(check_round(tournament, round));
  return checks;
}

}  // namespace praporek::pairing
