#pragma once

#include "core/pairing/tournament.hpp"

#include <optional>
#include <vector>

namespace praporek::standings {

/// One player's rounds 1..R with the points each of them brought.
struct Row {
  int tpn = 0;
  int rating = 0;
  std::vector<pairing::RoundCell> cells;
  std::vector<Score> points;
  Score total;
};

/// All results of a tournament after one of its rounds, one row a player by TPN.
struct Crosstable {
  std::vector<Row> rows;
  pairing::Scoring scoring;
  int rounds = 0;
  bool round_robin = false;
  bool final_round_in = false;  ///< the event's last round is among them
  std::vector<int> lots;        ///< TPNs in the order drawn by lot, the best first

  /// The index of a player's row; nothing when no such player exists.
  [[nodiscard]] std::optional<std::size_t> row_of(int tpn) const;
};

/// The results of rounds 1..rounds; a round a player has no cell for is an absence.
Crosstable crosstable_after(const pairing::Tournament& tournament, int rounds);

/// The same table with every forfeited game taken for a played one (modifier /P of C.07).
Crosstable with_forfeits_as_played(Crosstable table);

/// The same table with every paired game of the event's final round taken for a draw (C.07 8.3).
/// Before that round is in, nothing changes.
Crosstable with_final_round_drawn(Crosstable table);

}  // namespace praporek::standings
