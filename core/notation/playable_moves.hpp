#pragma once

#include "core/rules/legal_moves.hpp"
#include "core/rules/move.hpp"
#include "core/rules/position.hpp"

#include <vector>

namespace praporek::notation {

/// The legal moves that satisfy a condition. After an illegal move that stood a king may be left
/// attacked; to take it is no legal move (Laws 1.4.1).
template <class Condition>
std::vector<rules::Move> playable_moves(const rules::Position& position, Condition condition) {
  const rules::Bitboard kings = position.board().of(rules::Kind::King);
  std::vector<rules::Move> moves;
  for (const rules::Move move : rules::legal_moves(position)) {
    if (!rules::contains(kings, move.to()) && condition(move)) moves.push_back(move);
  }
  return moves;
}

}  // namespace praporek::notation
