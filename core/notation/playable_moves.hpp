#pragma once

#include "core/rules/legal_moves.hpp"
#include "core/rules/legal_position.hpp"
#include "core/rules/move.hpp"
#include "core/rules/position.hpp"

#include <algorithm>
#include <iterator>
#include <span>
#include <vector>

namespace praporek::notation {

/// Faults of a position that keep nobody from playing on from it: a record may begin there.
inline constexpr rules::FaultSet harmless_faults{
    rules::FaultKind::TooManyPawns, rules::FaultKind::TooManyPieces,
    rules::FaultKind::TooManyCheckers, rules::FaultKind::EnPassant, rules::FaultKind::Castling};

/// The moves a text may mean.
using Choices = std::span<const rules::Move>;

/// The legal moves. After an illegal move that stood a king may be left attacked; to take it is
/// no legal move (Laws 1.4.1).
inline std::vector<rules::Move> playable_moves(const rules::Position& position) {
  const rules::Bitboard kings = position.board().of(rules::Kind::King);
  const rules::MoveList legal = rules::legal_moves(position);
  std::vector<rules::Move> moves;
  moves.reserve(legal.size());
  std::ranges::copy_if(legal, std::back_inserter(moves),
                       [&](rules::Move move) { return !rules::contains(kings, move.to()); });
  return moves;
}

template <class Condition>
std::vector<rules::Move> those(Choices choices, Condition condition) {
  std::vector<rules::Move> moves;
  std::ranges::copy_if(choices, std::back_inserter(moves), condition);
  return moves;
}

}  // namespace praporek::notation
