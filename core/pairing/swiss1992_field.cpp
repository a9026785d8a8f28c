#include "core/pairing/swiss1992_field.hpp"

#include <algorithm>

namespace praporek::pairing::swiss1992 {

namespace {

bool has_met(const Card& card, int tpn) { return std::ranges::count(card.opponents, tpn) != 0; }

bool holds(const std::vector<int>& tpns, int tpn) { return std::ranges::count(tpns, tpn) != 0; }

bool is_active(const ForbiddenGroup& group, int round) {
  return group.first_round <= round && round <= group.last_round;
}

}  // namespace

bool colours_fit(const Card& a, const Card& b) {
  return (may_have(a, Side::White) && may_have(b, Side::Black)) ||
         (may_have(a, Side::Black) && may_have(b, Side::White));
}

bool breaks_preference(const Card& a, const Card& b) {
  return a.preference.strength != Strength::None && b.preference.strength != Strength::None &&
         a.preference.colour == b.preference.colour;
}

bool may_have_bye(const Card& card) { return !card.has_point_without_play; }

bool is_forbidden(const Tournament& tournament, int round, int tpn_a, int tpn_b) {
  return std::ranges::any_of(tournament.forbidden, [&](const ForbiddenGroup& group) {
    return is_active(group, round) && holds(group.tpns, tpn_a) && holds(group.tpns, tpn_b);
  });
}

Field::Field(const Tournament& tournament, int round)
    : cards_{cards_of(tournament, round)}, may_meet_(cards_.size() * cards_.size()) {
  for (int a = 0; a < size(); ++a) {
    for (int b = a + 1; b < size(); ++b) {
      if (!has_met(card(a), card(b).tpn) && colours_fit(card(a), card(b))) set_may_meet(a, b, true);
    }
  }
  for (const ForbiddenGroup& group : tournament.forbidden) {
    if (is_active(group, round)) keep_apart(group);
  }
}

void Field::set_may_meet(int a, int b, bool allowed) {
  may_meet_[at(a, b)] = may_meet_[at(b, a)] = allowed;
}

void Field::keep_apart(const ForbiddenGroup& group) {
  std::vector<int> ranks;
  for (int rank = 0; rank < size(); ++rank) {
    if (holds(group.tpns, card(rank).tpn)) ranks.push_back(rank);
  }
  for (const int a : ranks) {
    for (const int b : ranks) set_may_meet(a, b, false);
  }
}

bool Field::may_meet(int a, int b) const { return may_meet_[at(a, b)]; }

}  // namespace praporek::pairing::swiss1992
