#pragma once

#include "core/rules/record.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace praporek::rules {

/// Laws 9.2.1: this many occurrences give the player to move a claim.
inline constexpr std::size_t claimable_occurrences = 3;
/// Laws 9.6.1: this many end the game.
inline constexpr std::size_t drawing_occurrences = 5;

/// When a position stood on the board: after this many moves of either side.
struct Occurrence {
  std::size_t ply = 0;

  friend bool operator==(const Occurrence&, const Occurrence&) = default;
};

/// "4." after White's fourth move, "4..." after Black's; "0" for the position the record starts
/// with.
std::string text_of(const Record& record, Occurrence occurrence);

/// Every time the present position has been on the board (Laws 9.2.2), the present one last.
std::vector<Occurrence> occurrences_of_present(const Record& record);

/// The occurrences of the first position that came up five times, if any did. They need not
/// follow one another, and later moves do not undo the draw (Laws 9.6.1).
std::optional<std::vector<Occurrence>> first_fivefold(const Record& record);

}  // namespace praporek::rules
