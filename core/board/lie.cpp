#include "core/board/lie.hpp"

#include "core/tracking/picture.hpp"

namespace praporek::board {

rules::Placement turned(const rules::Placement& board) {
  rules::Placement other_way;
  for (const rules::Square square : rules::squares_of(board.occupied())) {
    other_way.put(turned(square), *board.at(square));
  }
  return other_way;
}

rules::Placement seen_by_white(const rules::Placement& board, Lie lie) {
  return lie == Lie::Normal ? board : turned(board);
}

Lie lie_of(const rules::Placement& reported, const rules::Placement& expected, Lie before) {
  const int normal = rules::count(tracking::differing(reported, expected));
  const int rotated = rules::count(tracking::differing(turned(reported), expected));
  if (normal == rotated) return before;
  return normal < rotated ? Lie::Normal : Lie::Rotated;
}

}  // namespace praporek::board
