#include "core/standings/koya.hpp"

namespace praporek::standings {

std::vector<Value> koya(const Crosstable& table, const Modifiers& modifiers) {
  // C.07 9.2: with an odd number of players everybody has a free round, which is no game.
  const bool free_round = table.round_robin && table.rows.size() % 2 != 0;
  const int games = table.rounds - (free_round && table.rounds > 0 ? 1 : 0);
  const int twice_limit = table.scoring.win[Side::White].tenths * games +
                          modifiers.limit_shift * table.scoring.win[Side::White].tenths;
  std::vector<Value> values;
  for (const Row& row : table.rows) {
    Score sum;
    for (std::size_t round = 0; round < row.cells.size(); ++round) {
      const auto opponent = table.row_of(row.cells[round].opponent);
      if (opponent && 2 * table.rows[*opponent].total.tenths >= twice_limit) {
        sum += row.points[round];
      }
    }
    values.emplace_back(points(sum));
  }
  return values;
}

}  // namespace praporek::standings
