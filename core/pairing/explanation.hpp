#pragma once

#include "core/base/message.hpp"
#include "core/pairing/tournament.hpp"

#include <vector>

namespace praporek::pairing {

/// One step of an explanation: what was decided, and the rule it rests on.
struct Reason {
  Article article;  ///< "Dutch C6", "Dutch 5.2.3", "Swiss 1992 B2"
  Message text;

  friend bool operator==(const Reason&, const Reason&) = default;
};

/// Why one board looks as it does: bracket first, then floats, opponents and colours.
struct BoardExplanation {
  Pair pair;
  std::vector<Reason> reasons;

  friend bool operator==(const BoardExplanation&, const BoardExplanation&) = default;
};

}  // namespace praporek::pairing
