#include "core/standings/crosstable.hpp"

#include <algorithm>
#include <utility>

namespace praporek::standings {

namespace {

using pairing::Mark;
using pairing::RoundCell;

void count_points(Row& row, const pairing::Scoring& scoring) {
  row.points.clear();
  row.total = {};
  for (const RoundCell& cell : row.cells) {
    row.points.push_back(points_of(cell, scoring));
    row.total += row.points.back();
  }
}

}  // namespace

std::optional<std::size_t> Crosstable::row_of(int tpn) const {
  const auto found = std::ranges::lower_bound(rows, tpn, {}, &Row::tpn);
  if (found == rows.end() || found->tpn != tpn) return std::nullopt;
  return static_cast<std::size_t>(found - rows.begin());
}

Crosstable crosstable_after(const pairing::Tournament& tournament, int rounds) {
  Crosstable table;
  table.scoring = tournament.scoring;
  table.rounds = rounds;
  table.round_robin = tournament.system == pairing::System::RoundRobin ||
                      tournament.system == pairing::System::DoubleRoundRobin;
  table.final_round_in = rounds > 0 && rounds >= tournament.rounds_total;
  table.lots = tournament.lots;
  for (const pairing::Player& player : tournament.players) {
    Row row{player.tpn, player.rating, player.rounds, {}, {}};
    row.cells.resize(static_cast<std::size_t>(rounds));
    count_points(row, tournament.scoring);
    table.rows.push_back(std::move(row));
  }
  return table;
}

Crosstable with_forfeits_as_played(Crosstable table) {
  for (Row& row : table.rows) {
    for (RoundCell& cell : row.cells) {
      if (cell.opponent == 0) continue;
      if (cell.mark == Mark::ForfeitWin) cell.mark = Mark::Win;
      if (cell.mark == Mark::ForfeitLoss) cell.mark = Mark::Loss;
    }
  }
  return table;  // the points stay as they were awarded
}

Crosstable with_final_round_drawn(Crosstable table) {
  if (!table.final_round_in) return table;
  for (Row& row : table.rows) {
    RoundCell& last = row.cells.back();
    if (last.opponent == 0) continue;
    last.mark = Mark::Draw;
    last.awarded.reset();
    count_points(row, table.scoring);
  }
  return table;
}

}  // namespace praporek::standings
