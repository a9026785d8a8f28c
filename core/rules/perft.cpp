#include "core/rules/perft.hpp"

#include "core/rules/legal_moves.hpp"
#include "core/rules/play.hpp"

namespace praporek::rules {

std::uint64_t perft(const Position& position, int depth) {
  if (depth == 0) return 1;
  if (depth == 1) return count_legal_moves(position);
  std::uint64_t total = 0;
  for (const Move move : legal_moves(position)) total += perft(after(position, move), depth - 1);
  return total;
}

std::vector<std::pair<Move, std::uint64_t>> divided_perft(const Position& position, int depth) {
  std::vector<std::pair<Move, std::uint64_t>> totals;
  for (const Move move : legal_moves(position)) {
    totals.emplace_back(move, perft(after(position, move), depth - 1));
  }
  return totals;
}

}  // namespace praporek::rules
