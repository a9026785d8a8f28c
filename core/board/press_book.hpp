#pragma once

#include "core/board/finding.hpp"

#include <deque>
#include <optional>

namespace praporek::board {

/// Presses whose moves are not certain yet. Moves become certain later than they are made, so the
/// times of a press wait here for theirs.
class PressBook {
 public:
  void note(const PressFound& press) { waiting_[press.by].push_back(press); }

  /// The press that belongs to this side's oldest open move.
  std::optional<PressFound> take(Side side) {
    if (waiting_[side].empty()) return std::nullopt;
    const PressFound press = waiting_[side].front();
    waiting_[side].pop_front();
    return press;
  }

  void clear() { waiting_ = {}; }

 private:
  BySide<std::deque<PressFound>> waiting_;
};

}  // namespace praporek::board
