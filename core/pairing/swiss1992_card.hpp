#pragma once

#include "core/pairing/floater.hpp"
#include "core/pairing/tournament.hpp"

#include <cstdint>
#include <vector>

namespace praporek::pairing::swiss1992 {

/// Swiss 1992 A7, from weak to strong.
enum class Strength : std::uint8_t { None, Mild, Strong, Absolute };

struct Preference {
  Strength strength = Strength::None;
  Side colour = Side::White;  ///< without meaning when there is none

  friend bool operator==(const Preference&, const Preference&) = default;
};

/// How far the criteria against repeated floats have been given up (Swiss 1992 C9, C10).
enum class FloatRule : std::uint8_t { Full, WithoutB6, Dropped };

/// What the procedure has to know of one player before the round: the pairing card.
struct Card {
  int tpn = 0;
  Score score;
  std::vector<Side> colours;   ///< of the games really played, oldest first (F2, F3)
  std::vector<int> opponents;  ///< of the games really played
  Preference preference;
  Float last_float = Float::None;      ///< one round ago
  Float previous_float = Float::None;  ///< two rounds ago
  bool has_point_without_play = false;
  bool is_exempt = false;  ///< more than 50 % in the last round: B2, B5, B6 do not bind
  Reading1992 reading = Reading1992::Default;
};

/// The cards of all who are to be paired, in the order of A2.
std::vector<Card> cards_of(const Tournament& tournament, int round);

/// Games with white less games with black.
int colour_difference(const Card& card);

/// Swiss 1992 B2: the colour neither brings a difference of three nor a third in a row.
bool may_have(const Card& card, Side colour);

/// Swiss 1992 B5 and B6, as far as they still hold.
bool may_float(const Card& card, Float direction, FloatRule rule);

}  // namespace praporek::pairing::swiss1992
