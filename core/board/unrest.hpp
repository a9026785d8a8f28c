#pragma once

#include "core/base/instant.hpp"
#include "core/rules/square.hpp"

#include <deque>
#include <optional>

namespace praporek::board {

/// Watches for a square that flickers: no hand lifts one man so often.
class Unrest {
 public:
  void changed(rules::Square square, Instant at);

  /// The square that flickers, if one does.
  std::optional<rules::Square> unstable(Instant now);

 private:
  struct Change {
    Instant at;
    rules::Square square{};
  };
  void forget(Instant now);

  std::deque<Change> changes_;
};

}  // namespace praporek::board
