#pragma once

#include "core/base/instant.hpp"
#include "core/base/side.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace praporek::clock {

/// How the extra time of a move is given (Laws 6.3.2 and its note).
enum class BonusMode : std::uint8_t {
  Fischer,    ///< before the first move and after each completed one; what is saved accumulates
  Bronstein,  ///< after the move as much as it took, at most the bonus
  Delay,      ///< the main time waits that long before it starts to run
};

struct Period {
  std::optional<int> moves;  ///< to be completed in this period; none: all that remain
  Millis base{0};
  Millis bonus{0};
  BonusMode mode = BonusMode::Fischer;

  friend bool operator==(const Period&, const Period&) = default;
};

/// One player's periods in order, at least one. Every period but the last has a number of moves;
/// if the last has one too, it is repeated to the end of the game.
struct Allotment {
  std::vector<Period> periods{Period{}};

  friend bool operator==(const Allotment&, const Allotment&) = default;
};

/// What both players have for the game, fixed in advance (Laws 6.3.1). The sides may differ.
using TimeControl = BySide<Allotment>;

TimeControl same_for_both(Allotment allotment);

/// The period with this number, counted from 0; a repeated last one has no end.
const Period& period_of(const Allotment& allotment, int number);

/// Is there a period after this one?
bool has_next_period(const Allotment& allotment, int number);

/// Moves to be completed by the end of this period, all earlier periods included; none where all
/// remaining moves belong to it.
std::optional<int> moves_due(const Allotment& allotment, int number);

/// The bases of all periods up to this one.
Millis bases_through(const Allotment& allotment, int number);

/// All remaining moves in a limited time without any bonus: Guidelines III may apply (III.1).
bool is_quickplay_finish(const Period& period);

/// Increments are meant to lie between 2 and 60 seconds; others deserve a warning (glossary).
bool has_unusual_bonus(const Allotment& allotment);

}  // namespace praporek::clock
