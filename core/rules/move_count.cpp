#include "core/rules/move_count.hpp"

#include "core/rules/outcome.hpp"

namespace praporek::rules {

bool fifty_moves_completed(const Position& position) {
  return position.halfmove_clock() >= claimable_halfmoves;
}

std::optional<std::size_t> first_seventy_five(const Record& record) {
  const auto& positions = record.positions();
  for (std::size_t ply = 0; ply < positions.size(); ++ply) {
    if (positions[ply].halfmove_clock() < drawing_halfmoves) continue;
    if (!is_checkmate(positions[ply])) return ply;
  }
  return std::nullopt;
}

}  // namespace praporek::rules
