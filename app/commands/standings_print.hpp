#pragma once

#include "core/pairing/tournament.hpp"
#include "core/standings/ranking.hpp"

#include <string>
#include <vector>

namespace praporek::app {

/// Everything a printed table needs; the references must outlive it.
struct StandingsTable {
  const pairing::Tournament& tournament;
  const standings::Crosstable& crosstable;
  const standings::Ranking& ranking;
  const std::vector<standings::TieBreak>& columns;
  bool with_results = false;  ///< one more column a round: opponent, colour, result
};

/// Tab separated, rows by TPN: tpn, rank, points, values.
std::string standings_as_tsv(const StandingsTable& table);

/// For the eye, rows by rank; a shared place is written once.
std::string standings_as_text(const StandingsTable& table);

/// One page, rows by rank.
std::string standings_as_html(const StandingsTable& table);

}  // namespace praporek::app
