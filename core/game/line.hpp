#pragma once

#include "core/game/record.hpp"
#include "core/rules/position.hpp"

#include <optional>
#include <string>
#include <vector>

namespace praporek::game {

/// A half-move that counts, with all that is known of it.
struct LineMove {
  Side by = Side::White;
  int number = 1;                         ///< as it is numbered on a scoresheet
  std::optional<rules::Move> move;        ///< none: unread
  std::string written;                    ///< of an unread move
  bool illegal = false;                   ///< and stood
  bool draw_offered = false;              ///< by the player who moved
  std::optional<BySide<Millis>> left;     ///< the clocks when it was completed, if they were read
  std::optional<rules::Position> before;  ///< none: not known
};

/// The game as it counts now: without what was taken back.
struct GameLine {
  std::vector<LineMove> moves;
  std::optional<rules::Position> now;  ///< none after an unread move, until a position is given
  Side to_move = Side::White;
  int next_number = 1;
  std::optional<Side> offer_without_move;  ///< made before his move; goes with it once it is made
};

GameLine line_of(const GameRecord& record);

/// How many moves a player has made on this line (4.7), pressed or not.
int moves_made(const GameLine& line, Side side);

/// The entry for a move somebody reports: marked illegal if that is what it was.
MoveMade move_made(const GameLine& line, rules::Move move, Instant at);

}  // namespace praporek::game
