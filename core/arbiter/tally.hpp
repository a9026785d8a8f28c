#pragma once

#include "core/arbiter/consequence.hpp"

namespace praporek::arbiter {

/// What is counted for one player during one game.
struct Tally {
  int illegal_moves = 0;
  int warnings = 0;
  int draw_offers = 0;
  int wrong_claims = 0;
  int record_requests = 0;
  int displacements = 0;

  friend bool operator==(const Tally&, const Tally&) = default;
};

/// The counters after a ruling. A record that carries its number sets the counter to it, so that
/// the same ruling applied twice does not count twice; one without a number adds one.
BySide<Tally> counted(BySide<Tally> before, const Ruling& ruling);

}  // namespace praporek::arbiter
