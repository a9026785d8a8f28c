#pragma once

#include "core/base/result.hpp"
#include "core/pairing/explanation.hpp"
#include "core/pairing/tournament.hpp"

#include <cstdint>
#include <vector>

namespace praporek::pairing {

/// One round of the Berger table for the numbers 1..players. With an odd number the one who is free
/// stands last, against 0.
std::vector<Pair> berger_round(int players, int round);

/// The order of the first cycle of a double round robin.
enum class FirstCycle : std::uint8_t {
  AsTables,
  LastTwoSwapped,  ///< FIDE's way to avoid three equal colours in a row where the cycles meet
};

/// Rounds of the whole event: single, or double when the tournament's system says so.
int rounds_of_round_robin(const Tournament& tournament);

/// The boards of a round. Everybody is paired, also who is absent: his games are forfeited.
Result<std::vector<Pair>> pair_round_robin(const Tournament& tournament, int round,
                                           FirstCycle first = FirstCycle::AsTables);

/// What becomes of the games of a player who withdraws now.
struct Withdrawal {
  bool results_count = false;  ///< in the standings; for rating they always do
  Reason reason;
};

/// Refused when there is no such player.
Result<Withdrawal> withdraw_from_round_robin(const Tournament& tournament, int tpn);

}  // namespace praporek::pairing
