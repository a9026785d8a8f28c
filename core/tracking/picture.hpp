#pragma once

#include "core/rules/position.hpp"
#include "core/tracking/fact.hpp"

#include <optional>

/// Questions about what stands on a board, without any history.
namespace praporek::tracking {

/// The squares on which two pictures differ.
rules::Bitboard differing(const rules::Placement& a, const rules::Placement& b);

/// Puts what a square reports into the picture.
void see_square(rules::Placement& board, rules::Square square, std::optional<rules::Piece> piece);

/// The player to move has begun: men are in the air, his own among them, and all others stand as
/// in the position.
bool only_lifted(const rules::Position& position, const rules::Placement& seen);

/// One man of this side stands elsewhere, perhaps where another stood; all else is as it was.
struct Displaced {
  rules::Square from;
  rules::Square to;
};
std::optional<Displaced> displaced_man(const rules::Placement& before, const rules::Placement& now,
                                       Side side);

/// A pawn of this side on its last rank.
std::optional<rules::Square> pawn_at_the_end(const rules::Placement& board, Side side);

/// The result two kings in the centre stand for.
std::optional<Signal> signal_in(const rules::Placement& board);

/// The number of the start position that stands there (518 is chess).
std::optional<int> start_number(const rules::Placement& board);

}  // namespace praporek::tracking
