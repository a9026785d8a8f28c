#pragma once

#include "core/base/score.hpp"
#include "core/pairing/tournament.hpp"

#include <optional>
#include <string_view>

namespace praporek::formats {

/// Columns first..last of a line, counted in characters from 1.
struct Field {
  int first = 0;
  int last = 0;
};

/// The columns of a player record (001).
namespace player_record {
inline constexpr Field tpn{5, 8};
inline constexpr Field sex{10, 10};
inline constexpr Field title{11, 13};
inline constexpr Field name{15, 47};
inline constexpr Field rating{49, 52};
inline constexpr Field federation{54, 56};
inline constexpr Field fide_id{58, 68};
inline constexpr Field birth{70, 79};
inline constexpr Field points{81, 84};
inline constexpr Field rank{86, 89};
}  // namespace player_record

/// The columns of one round in a player record; `round` counts from 1.
struct CellFields {
  Field opponent;
  Field colour;
  Field result;
};

constexpr int first_column_of_round(int round) { return 92 + 10 * (round - 1); }

constexpr CellFields cell_fields(int round) {
  const int first = first_column_of_round(round);
  return {{first, first + 3}, {first + 5, first + 5}, {first + 7, first + 7}};
}

/// The letter of a result as it is written; a blank for an adjourned game.
char letter_of(pairing::Mark mark);

/// The result a letter stands for, in either case.
std::optional<pairing::Mark> mark_of(char letter);

/// "3", "3.5", "11.0" with nothing before or after; at most one decimal, at most 99.9: what can be
/// written back into the four characters of a column.
std::optional<Score> points_from(std::string_view text);

}  // namespace praporek::formats
