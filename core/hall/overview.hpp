#pragma once

#include "core/clock/triage.hpp"
#include "core/hall/state.hpp"

#include <optional>
#include <vector>

namespace praporek::hall {

/// One board of the running rounds as an arbiter looks over the hall (Laws 12.2.5).
struct BoardLine {
  BoardNo board;
  GameId game;
  SectionId section;
  clock::Need need = clock::Need::Nothing;
  BySide<std::optional<Millis>> left;  ///< as last read; nothing runs on without a device
  std::optional<Millis> age;           ///< of that reading
  int moves = 0;                       ///< completed by White when the clocks were read
  int open_rulings = 0;
  bool in_check = false;  ///< the king of the side to move (Laws 3.9.1), where the moves are known

  friend bool operator==(const BoardLine&, const BoardLine&) = default;
};

enum class BoardOrder { Urgency, Number };

/// All games being played, of all sections. By urgency: who needs an arbiter next comes first, and
/// boards short of time before the quiet ones (Laws 12.3).
std::vector<BoardLine> overview(const HallState& state, Instant now,
                                BoardOrder order = BoardOrder::Urgency);

/// Absent players at or after default time, each with the side missing (Laws 6.7.1): what
/// ForfeitAbsent would decide, to be shown before it is wished.
struct MissingPlayer {
  BoardNo board;
  Side side = Side::White;

  friend bool operator==(const MissingPlayer&, const MissingPlayer&) = default;
};
std::vector<MissingPlayer> lost_by_default(const HallState& state, SectionId section, Instant now);

}  // namespace praporek::hall
