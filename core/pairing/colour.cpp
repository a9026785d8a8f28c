#include "core/pairing/colour.hpp"

#include <algorithm>
#include <cstdlib>

namespace praporek::pairing {

namespace {

bool last_two_equal(const std::vector<Side>& history) {
  return history.size() >= 2 && history.back() == history[history.size() - 2];
}

void derive_preference(ColourStanding& standing) {
  if (standing.history.empty()) return;
  const Side lesser = standing.difference > 0 ? Side::Black : Side::White;
  const Side alternate = other(standing.history.back());
  if (std::abs(standing.difference) > 1) {
    standing.kind = PreferenceKind::Absolute;
    standing.preference = lesser;
  } else if (last_two_equal(standing.history)) {
    standing.kind = PreferenceKind::Absolute;
    standing.preference = alternate;
  } else if (standing.difference != 0) {
    standing.kind = PreferenceKind::Strong;
    standing.preference = lesser;
  } else {
    standing.kind = PreferenceKind::Mild;
    standing.preference = alternate;
  }
}

// Dutch 5.2.2; nothing when neither preference outranks the other.
std::optional<Side> by_strength(const ColourStanding& higher, const ColourStanding& lower) {
  if (higher.kind != lower.kind) {
    return higher.kind > lower.kind ? *higher.preference : other(*lower.preference);
  }
  const int width_higher = std::abs(higher.difference);
  const int width_lower = std::abs(lower.difference);
  if (higher.kind != PreferenceKind::Absolute || width_higher == width_lower) return std::nullopt;
  return width_higher > width_lower ? *higher.preference : other(*lower.preference);
}

// Dutch 5.2.3: the opposite of what the higher ranked player had the last time they differed.
std::optional<Side> by_alternation(const std::vector<Side>& higher,
                                   const std::vector<Side>& lower) {
  const std::size_t common = std::min(higher.size(), lower.size());
  for (std::size_t back = 1; back <= common; ++back) {
    const Side mine = higher[higher.size() - back];
    if (mine != lower[lower.size() - back]) return other(mine);
  }
  return std::nullopt;
}

}  // namespace

ColourStanding colour_standing(const Player& player, int round) {
  ColourStanding standing;
  const auto rounds = std::min(player.rounds.size(), static_cast<std::size_t>(round - 1));
  for (std::size_t i = 0; i < rounds; ++i) {
    const RoundCell& cell = player.rounds[i];
    if (!is_played(cell.mark) || cell.opponent == 0 || !cell.colour) continue;
    standing.history.push_back(*cell.colour);
    standing.difference += *cell.colour == Side::White ? 1 : -1;
  }
  derive_preference(standing);
  return standing;
}

bool is_wide(const ColourStanding& standing) { return std::abs(standing.difference) > 1; }

bool would_be_third_in_a_row(const ColourStanding& standing, Side colour) {
  return last_two_equal(standing.history) && standing.history.back() == colour;
}

bool preferences_clash(const ColourStanding& a, const ColourStanding& b) {
  return a.preference && b.preference && *a.preference == *b.preference;
}

std::string_view article_of(ColourRule rule) {
  switch (rule) {
    case ColourRule::BothPreferences:
      return "Dutch 5.2.1";
    case ColourRule::StrongerPreference:
      return "Dutch 5.2.2";
    case ColourRule::Alternation:
      return "Dutch 5.2.3";
    case ColourRule::HigherRanked:
      return "Dutch 5.2.4";
    case ColourRule::InitialColour:
      return "Dutch 5.2.5";
  }
  return {};
}

ColourDecision allocate_colours(const ColourStanding& higher, const ColourStanding& lower,
                                Side initial) {
  if (!preferences_clash(higher, lower)) {
    if (higher.preference) return {*higher.preference, ColourRule::BothPreferences};
    if (lower.preference) return {other(*lower.preference), ColourRule::BothPreferences};
    return {initial, ColourRule::InitialColour};
  }
  if (const auto stronger = by_strength(higher, lower)) {
    return {*stronger, ColourRule::StrongerPreference};
  }
  if (const auto alternating = by_alternation(higher.history, lower.history)) {
    return {*alternating, ColourRule::Alternation};
  }
  return {*higher.preference, ColourRule::HigherRanked};
}

}  // namespace praporek::pairing
