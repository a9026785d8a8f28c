#pragma once

#include "tui/keys/key.hpp"

#include <algorithm>

namespace praporek::tui {

/// The chosen row of a long list and the part of it that is in the window. Lists are sliced: only
/// what is seen is ever drawn.
class ListCursor {
 public:
  [[nodiscard]] int chosen() const { return chosen_; }
  void choose(int row) { chosen_ = std::max(0, row); }

  /// True if the key moved it. `page` is how many rows the window has.
  bool move(const Key& key, int count, int page) {
    switch (key.name) {
      case KeyName::Up:
        return step(-1, count);
      case KeyName::Down:
        return step(1, count);
      case KeyName::PageUp:
        return step(-page, count);
      case KeyName::PageDown:
        return step(page, count);
      case KeyName::Home:
        return step(-count, count);
      case KeyName::End:
        return step(count, count);
      default:
        return false;
    }
  }

  bool step(int by, int count) {
    chosen_ = std::clamp(chosen_ + by, 0, std::max(0, count - 1));
    return true;
  }

  /// The first row to be drawn so that the chosen one is in the window.
  int first(int count, int page) {
    chosen_ = std::clamp(chosen_, 0, std::max(0, count - 1));
    first_ = std::clamp(first_, std::max(0, chosen_ - page + 1), std::max(0, chosen_));
    first_ = std::min(first_, std::max(0, count - page));
    return first_;
  }

 private:
  int chosen_ = 0;
  int first_ = 0;
};

}  // namespace praporek::tui
