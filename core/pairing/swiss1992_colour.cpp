#include "core/pairing/swiss1992_colour.hpp"

#include <algorithm>
#include <optional>

namespace praporek::pairing::swiss1992 {

namespace {

bool wants(const Card& card) { return card.preference.strength != Strength::None; }

/// Swiss 1992 E1, also when only one has a preference
std::optional<Side> both_preferences(const Card& higher, const Card& lower) {
  if (!wants(higher) && !wants(lower)) return std::nullopt;
  if (!wants(lower)) return higher.preference.colour;
  const Side left_for_higher = other(lower.preference.colour);
  if (!wants(higher) || higher.preference.colour == left_for_higher) return left_for_higher;
  return std::nullopt;
}

/// Swiss 1992 E2
std::optional<Side> stronger_preference(const Card& higher, const Card& lower) {
  if (higher.preference.strength == lower.preference.strength) return std::nullopt;
  return higher.preference.strength > lower.preference.strength ? higher.preference.colour
                                                                : other(lower.preference.colour);
}

/// Swiss 1992 E3, games that were not played pushed to the front (F3)
std::optional<Side> alternation(const Card& higher, const Card& lower) {
  const std::size_t common = std::min(higher.colours.size(), lower.colours.size());
  for (std::size_t back = 1; back <= common; ++back) {
    const Side mine = higher.colours[higher.colours.size() - back];
    if (mine != lower.colours[lower.colours.size() - back]) return other(mine);
  }
  return std::nullopt;
}

}  // namespace

ColourDecision colours_of(const Card& higher, const Card& lower, Side drawn) {
  if (const auto colour = both_preferences(higher, lower)) return {*colour, ColourRule::E1};
  if (const auto colour = stronger_preference(higher, lower)) return {*colour, ColourRule::E2};
  if (const auto colour = alternation(higher, lower)) return {*colour, ColourRule::E3};
  if (wants(higher)) return {higher.preference.colour, ColourRule::E4};
  return {higher.tpn % 2 != 0 ? drawn : other(drawn), ColourRule::FirstRound};
}

}  // namespace praporek::pairing::swiss1992
