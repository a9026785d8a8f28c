#pragma once

#include "core/board/end.hpp"
#include "core/rules/placement.hpp"

namespace praporek::board {

constexpr rules::Square turned(rules::Square square) {
  return rules::square_at(7 - rules::file_of(square), 7 - rules::rank_of(square));
}

/// The same board from the other side of the table.
rules::Placement turned(const rules::Placement& board);

constexpr rules::Square seen_by_white(rules::Square square, Lie lie) {
  return lie == Lie::Normal ? square : turned(square);
}

rules::Placement seen_by_white(const rules::Placement& board, Lie lie);

/// How the board lies, judged by what should stand on it; as it lay before if nothing tells.
Lie lie_of(const rules::Placement& reported, const rules::Placement& expected, Lie before);

}  // namespace praporek::board
