#include "core/standings/unplayed.hpp"

#include <algorithm>

namespace praporek::standings {

namespace {

using pairing::is_played;
using pairing::Mark;
using pairing::RoundCell;

Score adjusted_score(const Row& row, const pairing::Scoring& scoring) {
  Score sum = row.total;
  // From the last round back: byes at the very end are those that nothing but VURs follow.
  for (std::size_t i = row.cells.size(); i-- > 0 && is_voluntary(row.cells[i]);) {
    if (is_requested_bye(row.cells[i])) sum += scoring.draw[Side::White] - row.points[i];
  }
  return sum;
}

/// The dummy opponent of an unplayed round has the player's own score, but not more than the
/// opponent he should have met (forfeits) or a draw in every round (C.07 16.4).
Score dummy_score(const Crosstable& table, const Row& row, std::size_t round,
                  const std::vector<Score>& adjusted) {
  const auto scheduled = table.row_of(row.cells[round].opponent);
  const Score cap = scheduled ? adjusted[*scheduled]
                              : Score{table.scoring.draw[Side::White].tenths * table.rounds};
  return std::min(row.total, cap);
}

}  // namespace

bool is_requested_bye(const RoundCell& cell) {
  return cell.mark == Mark::HalfPointBye || cell.mark == Mark::ZeroPointBye;
}

bool is_voluntary(const RoundCell& cell) {
  return is_requested_bye(cell) || cell.mark == Mark::ForfeitLoss;
}

std::vector<Score> adjusted_scores(const Crosstable& table) {
  std::vector<Score> scores;
  scores.reserve(table.rows.size());
  for (const Row& row : table.rows) {
    scores.push_back(table.round_robin ? row.total : adjusted_score(row, table.scoring));
  }
  return scores;
}

std::vector<Contribution> contributions(const Crosstable& table, std::size_t row,
                                        const std::vector<Score>& adjusted) {
  std::vector<Contribution> all;
  const Row& player = table.rows[row];
  for (std::size_t round = 0; round < player.cells.size(); ++round) {
    const RoundCell& cell = player.cells[round];
    const auto opponent = table.row_of(cell.opponent);
    if (table.round_robin) {
      // C.07 15: a forfeit is a normal game, the free round is no element.
      if (opponent) all.push_back({adjusted[*opponent], player.points[round], false});
    } else if (is_played(cell.mark) && opponent) {
      all.push_back({adjusted[*opponent], player.points[round], false});
    } else {
      all.push_back(
          {dummy_score(table, player, round, adjusted), player.points[round], is_voluntary(cell)});
    }
  }
  return all;
}

}  // namespace praporek::standings
