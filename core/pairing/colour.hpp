#pragma once

#include "core/base/side.hpp"
#include "core/pairing/tournament.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace praporek::pairing {

/// How much a player's next colour matters, weakest first (Dutch 1).
enum class PreferenceKind : std::uint8_t { None, Mild, Strong, Absolute };

/// What the colours of the games played so far say about the next one.
struct ColourStanding {
  std::vector<Side> history;  ///< played games only, oldest first
  int difference = 0;         ///< games with White minus games with Black
  PreferenceKind kind = PreferenceKind::None;
  std::optional<Side> preference;
};

/// The colours of the rounds before `round`; rounds without a game at the board leave no trace.
ColourStanding colour_standing(const Player& player, int round);

/// The difference is already two or more: the other colour again would widen it past the limit.
bool is_wide(const ColourStanding& standing);

/// Giving this player `colour` would make three equal colours in a row.
bool would_be_third_in_a_row(const ColourStanding& standing, Side colour);

/// Two preferences for the same colour: one of the two players will not get it.
bool preferences_clash(const ColourStanding& a, const ColourStanding& b);

/// The article that decided who gets White.
enum class ColourRule : std::uint8_t {
  BothPreferences,     ///< 5.2.1
  StrongerPreference,  ///< 5.2.2
  Alternation,         ///< 5.2.3
  HigherRanked,        ///< 5.2.4
  InitialColour,       ///< 5.2.5
};

std::string_view article_of(ColourRule rule);

/// The colour of the higher ranked player of a pair, and why.
struct ColourDecision {
  Side higher = Side::White;
  ColourRule rule = ColourRule::BothPreferences;

  friend bool operator==(const ColourDecision&, const ColourDecision&) = default;
};

/// Dutch 5.2. `initial` is what 5.2.5 gives the higher ranked player when nobody prefers anything.
ColourDecision allocate_colours(const ColourStanding& higher, const ColourStanding& lower,
                                Side initial);

}  // namespace praporek::pairing
