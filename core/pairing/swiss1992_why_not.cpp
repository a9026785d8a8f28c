#include "core/pairing/swiss1992.hpp"
#include "core/pairing/swiss1992_bars.hpp"
#include "core/pairing/swiss1992_procedure.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace praporek::pairing {

namespace {

using swiss1992::Bracket;
using swiss1992::BracketPairing;
using swiss1992::Card;
using swiss1992::Course;
using swiss1992::Field;
using swiss1992::first_pairing;
using swiss1992::Level;
using swiss1992::nobody;
using swiss1992::number_of;

std::optional<int> rank_of(const Field& field, int tpn) {
  const auto found = std::ranges::find(field.cards(), tpn, &Card::tpn);
  if (found == field.cards().end()) return std::nullopt;
  return static_cast<int>(found - field.cards().begin());
}

bool holds(const std::vector<int>& ranks, int rank) { return std::ranges::count(ranks, rank) != 0; }

Reason reason(const std::string& article, Message text) {
  return {{"Swiss 1992 " + article}, std::move(text)};
}

/// A question about a pair, or about the bye when `b` is nobody.
struct Question {
  const Tournament& tournament;
  int round = 0;
  const Field& field;
  int a = 0;
  int b = nobody;

  [[nodiscard]] const Card& card_a() const { return field.card(a); }
  [[nodiscard]] std::vector<std::string> who() const {
    if (b == nobody) return {number_of(card_a())};
    return {number_of(card_a()), number_of(field.card(b))};
  }
};

bool is_paired_so(const Question& question, const std::vector<Bracket>& brackets) {
  if (question.b == nobody) return holds(brackets.back().pairing.left, question.a);
  return std::ranges::any_of(brackets, [&](const Bracket& bracket) {
    return std::ranges::any_of(bracket.pairing.pairs, [&](const std::pair<int, int>& pair) {
      return std::minmax(pair.first, pair.second) == std::minmax(question.a, question.b);
    });
  });
}

std::optional<Reason> absolute_reason(const Question& question) {
  if (question.b != nobody) {
    return absolute_bar(question.tournament, question.round, question.card_a(),
                        question.field.card(question.b));
  }
  if (question.field.size() % 2 == 0) return reason("A5", {"swiss1992.no-bye-needed", {}});
  if (!may_have_bye(question.card_a()))
    return reason("B1b", {"swiss1992.has-point-without-play", question.who()});
  return std::nullopt;
}

/// The last bracket in which the two stood together, or in which the bye is given.
const Bracket* common_bracket(const Question& question, const std::vector<Bracket>& brackets) {
  const Bracket* common = nullptr;
  for (const Bracket& bracket : brackets) {
    const bool both =
        holds(bracket.level.members, question.a) &&
        (question.b == nobody ? bracket.level.is_lowest : holds(bracket.level.members, question.b));
    if (both) common = &bracket;
  }
  return common;
}

/// Swiss 1992 D1 orders the opponents of the moved-down players before floats down are dropped.
std::vector<std::pair<int, int>> first_pairs(const BracketPairing& pairing, const Level& level) {
  return {pairing.pairs.begin(), pairing.pairs.begin() + level.paired_first};
}

/// Where the best pairing with the wish falls behind the one that was taken.
Reason first_difference(const Question& question, const Bracket& bracket,
                        const BracketPairing& wished) {
  const BracketPairing& taken = bracket.pairing;
  if (wished.x > taken.x) {
    return reason("B4", {"swiss1992.breaks-more-preferences",
                         {std::to_string(wished.x), std::to_string(taken.x)}});
  }
  if (wished.up > taken.up) return reason("C10", {"swiss1992.needs-float-up", question.who()});
  if (first_pairs(wished, bracket.level) != first_pairs(taken, bracket.level))
    return reason("D1", {"swiss1992.comes-later", question.who()});
  if (wished.down > taken.down) return reason("C9", {"swiss1992.needs-float-down", question.who()});
  if (wished.exchange != taken.exchange)
    return reason("D2", {"swiss1992.needs-later-exchange", question.who()});
  return reason("D1", {"swiss1992.comes-later", question.who()});
}

bool are_moved_down(const Question& question, const Level& level) {
  const auto others = level.members.begin() + level.paired_first;
  const std::vector<int> first{level.members.begin(), others};
  return holds(first, question.a) && (question.b == nobody || holds(first, question.b));
}

Reason reason_in_bracket(const Question& question, const Bracket& bracket) {
  if (are_moved_down(question, bracket.level))
    return reason("A3", {"swiss1992.moved-down-meet-the-others", question.who()});
  Level level = bracket.level;
  level.required = std::pair{question.a, question.b};
  if (const auto wished = first_pairing(question.field, level, bracket.below))
    return first_difference(question, bracket, *wished);
  const bool fits_here = first_pairing(question.field, level).has_value();
  if (fits_here && bracket.course == Course::ForNext)
    return reason("C12", {"swiss1992.next-not-pairable", question.who()});
  if (fits_here) return reason("C13", {"swiss1992.lowest-not-pairable", question.who()});
  return reason("B3", {"swiss1992.makes-fewer-pairs", question.who()});
}

}  // namespace

Result<Reason> why_not_1992(const Tournament& tournament, int round, int tpn_a, int tpn_b) {
  const Field field{tournament, round};
  const auto a = rank_of(field, tpn_a);
  const auto b = tpn_b == 0 ? std::optional{nobody} : rank_of(field, tpn_b);
  if (!a || !b || a == b) {
    const int missing = a ? tpn_b : tpn_a;
    return Refusal{{"Swiss 1992 F5"}, {"swiss1992.not-to-be-paired", {std::to_string(missing)}}};
  }
  const Question question{tournament, round, field, *a, *b};
  if (auto bar = absolute_reason(question)) return *std::move(bar);
  const auto brackets = swiss1992::paired_brackets(field);
  if (!brackets) return swiss1992::no_legal_pairing();
  if (is_paired_so(question, *brackets))
    return Refusal{Message{"swiss1992.is-paired-so", question.who()}};
  const Bracket* common = common_bracket(question, *brackets);
  if (common == nullptr) return reason("B3", {"swiss1992.nearer-score", question.who()});
  return reason_in_bracket(question, *common);
}

}  // namespace praporek::pairing
