#include "core/pairing/swiss1992_bars.hpp"

#include <algorithm>

namespace praporek::pairing::swiss1992 {

std::string number_of(const Card& card) { return std::to_string(card.tpn); }

std::optional<Reason> absolute_bar(const Tournament& tournament, int round, const Card& a,
                                   const Card& b) {
  const std::vector<std::string> both{number_of(a), number_of(b)};
  if (std::ranges::count(a.opponents, b.tpn) != 0)
    return Reason{{"Swiss 1992 B1a"}, {"swiss1992.have-met", both}};
  if (is_forbidden(tournament, round, a.tpn, b.tpn))
    return Reason{{}, {"swiss1992.forbidden-pair", both}};
  if (colours_fit(a, b)) return std::nullopt;
  const bool need_white = !may_have(a, Side::Black) && !may_have(b, Side::Black);
  if (need_white) return Reason{{"Swiss 1992 B2"}, {"swiss1992.both-must-have-white", both}};
  return Reason{{"Swiss 1992 B2"}, {"swiss1992.both-must-have-black", both}};
}

std::optional<Reason> float_bar(const Card& card, Float direction) {
  if (may_float(card, direction, FloatRule::Full)) return std::nullopt;
  const bool only_b6 = may_float(card, direction, FloatRule::WithoutB6);
  const std::vector<std::string> who{number_of(card)};
  if (direction == Float::Down) {
    if (only_b6) return Reason{{"Swiss 1992 C9"}, {"swiss1992.down-against-b6", who}};
    return Reason{{"Swiss 1992 C9"}, {"swiss1992.down-against-b5", who}};
  }
  if (only_b6) return Reason{{"Swiss 1992 C10"}, {"swiss1992.up-against-b6", who}};
  return Reason{{"Swiss 1992 C10"}, {"swiss1992.up-against-b5", who}};
}

Refusal no_legal_pairing() {
  return Refusal{{"Swiss 1992 B1"}, {"swiss1992.no-legal-pairing", {}}};
}

}  // namespace praporek::pairing::swiss1992
