#pragma once

#include "core/pairing/bracket.hpp"

#include <optional>
#include <vector>

namespace praporek::pairing::dutch {

/// Can everybody in the field be paired legally at all (C1-C3)? The lowest score that can take the
/// bye is the answer's second part (C5).
struct Completion {
  bool possible = false;
  std::optional<Score> bye_score;
};
Completion completion_of(const Field& field);

/// Can these players be paired with each other legally, one of them taking the bye if their number
/// is odd (C4)?
bool can_complete(const Field& field, const std::vector<int>& players);

/// Does moving these players down harm nobody below: the next bracket pairs all of them and all
/// but at most one of its residents, and the rest can be completed (C4, C8)?
bool harms_nobody_below(const Field& field, const Bracket& bracket,
                        const std::vector<int>& downfloaters);

}  // namespace praporek::pairing::dutch
