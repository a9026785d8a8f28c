#pragma once

#include "core/pairing/tournament.hpp"

#include <string_view>
#include <vector>

namespace praporek::pairing::test {

/// A tournament from one line a player: "2w1 3b= U Z" is a win with white against 2, a draw with
/// black against 3, the bye and an absence. Marks as in a report file.
Tournament crosstable(const std::vector<std::string_view>& lines);

/// What an example of the rules says of a player: points and who he has met, nothing else.
struct Sketch {
  Score points;
  std::vector<int> met;
};

/// A tournament in which the players have these points and meetings, no colours and no floats.
Tournament sketch(const std::vector<Sketch>& players);

/// The round after the last one that stands in the tournament.
int next_round(const Tournament& tournament);

}  // namespace praporek::pairing::test
