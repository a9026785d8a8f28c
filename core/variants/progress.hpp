#pragma once

#include "core/variants/ending.hpp"

#include <optional>
#include <string>
#include <vector>

namespace praporek::variants {

/// What the draws by repetition and by moves without progress need to know (Laws 9.2, 9.3, 9.6).
/// One turn of either player counts half a move, however many pieces it moves.
class Progress {
 public:
  Progress() = default;
  /// `position` names the position at the start of a turn by everything Laws 9.2.2 looks at.
  explicit Progress(std::string position, int idle_turns = 0);

  /// A turn has ended in this position.
  void turn_ended(std::string position, bool captured_or_pawn_moved);

  [[nodiscard]] int idle_turns() const { return idle_turns_; }
  [[nodiscard]] int occurrences() const;
  /// Threefold repetition or fifty moves: a player may claim (Laws 9.2.1, 9.3.2).
  [[nodiscard]] bool may_claim_draw() const;
  /// Fivefold repetition or seventy-five moves: the game is over (Laws 9.6).
  [[nodiscard]] std::optional<Ending> ending() const;

  friend bool operator==(const Progress&, const Progress&) = default;

 private:
  std::vector<std::string> positions_;  ///< since the last capture or pawn move
  int idle_turns_ = 0;
};

}  // namespace praporek::variants
