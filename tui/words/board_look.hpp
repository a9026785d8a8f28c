#pragma once

#include "core/hall/state.hpp"
#include "tui/console/sight.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace praporek::tui {

/// How much a board needs an arbiter, the most urgent first.
enum class Urgency : std::uint8_t {
  Flag,
  Calls,
  SetClock,
  Absent,
  Lost,
  Low,
  Playing,
  Waiting,
  Done
};

/// What one glance at a board tells.
struct BoardLook {
  const hall::Game* game = nullptr;
  Urgency urgency = Urgency::Playing;
  std::string sign;  ///< "⚑", "!", "⌁" …; a blank when nothing
  std::string text;  ///< the words that say the same
  BySide<std::string> clocks;
  std::optional<Side> running;  ///< whose clock a device says runs
  bool typed = false;           ///< the times were read by a person, not counted down
  Millis least{0};              ///< the shorter time, for the order within one urgency
};

/// Looks at boards; gathers once what is open in the hall.
class Glance {
 public:
  explicit Glance(const Sight& sight);

  [[nodiscard]] BoardLook at(const hall::Game& game) const;

 private:
  void add_clocks(BoardLook& look, const hall::Game& game) const;
  void add_need(BoardLook& look, const hall::Game& game) const;

  const Sight& sight_;
  std::map<GameId, const hall::Alarm*> alarms_;
  std::map<GameId, const hall::RulingRecord*> open_rulings_;
};

/// The newest reading of a game's clocks, or nullptr.
const hall::Reading* last_reading(const hall::HallState& state, GameId game);

/// Half-moves known of a game, in the time of a look-up.
int plies_of(const hall::HallState& state, GameId game);

/// "1st illegal move White, Black +2:00", "White absent": what is open at a board, in words.
std::string clock_to_set(const hall::Game& game, const Sight& sight);

}  // namespace praporek::tui
