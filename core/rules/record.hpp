#pragma once

#include "core/rules/position.hpp"

#include <cstddef>
#include <vector>

namespace praporek::rules {

/// The moves played from a position on, with every position that has been on the board. The start
/// need not be the initial position: for a claim it is enough to set up what stood after the last
/// capture or pawn move and add the moves since.
class Record {
 public:
  explicit Record(const Position& start) : positions_{start} {}

  /// The move must be legal.
  void play(Move move);

  [[nodiscard]] const Position& now() const { return positions_.back(); }
  /// The start and the position after each move.
  [[nodiscard]] const std::vector<Position>& positions() const { return positions_; }
  [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }

 private:
  std::vector<Position> positions_;
  std::vector<Move> moves_;
};

}  // namespace praporek::rules
