#pragma once

#include "core/base/result.hpp"
#include "core/pairing/tournament.hpp"

#include <cstdint>

namespace praporek::pairing {

/// What a random tournament is like; chances are in percent.
struct GeneratorOptions {
  int players = 40;
  int rounds = 9;
  std::uint64_t seed = 1;
  System system = System::Dutch;
  Reading1992 reading = Reading1992::Default;
  bool baku = false;
  int draws = 35;           ///< of a game between equals; fewer the more they differ
  int forfeits = 2;         ///< of a game
  int half_point_byes = 2;  ///< of a player in a round, never in the last one
  int zero_point_byes = 2;  ///< of a player in a round
  int full_point_byes = 0;  ///< of a player in a round
  int late_entries = 5;     ///< of a player: absent until a random round
  int withdrawals = 4;      ///< of a player: absent from a random round on
  int unrated = 0;          ///< of a player
};

/// Plays a tournament: every round is paired by the engine, results follow the ratings. The same
/// options always give the same tournament. Refused when a round has no legal pairing.
Result<Tournament> generate(const GeneratorOptions& options);

}  // namespace praporek::pairing
