#include "core/pairing/dutch_explanation.hpp"
#include "core/pairing/dutch_verdict.hpp"
#include "core/pairing/dutch_violations.hpp"

#include <algorithm>
#include <optional>
#include <string>

namespace praporek::pairing {

namespace {

using dutch::BracketStep;
using dutch::Verdict;
using dutch::Wish;

std::optional<int> place_of(const Field& field, int tpn) {
  const auto at = std::ranges::find(field.players, tpn, &Contender::tpn);
  if (at == field.players.end()) return std::nullopt;
  return static_cast<int>(at - field.players.begin());
}

bool contains(const std::vector<int>& places, int place) {
  return std::ranges::find(places, place) != places.end();
}

bool is_member(const BracketStep& step, int place) {
  return contains(step.bracket.moved_down, place) || contains(step.bracket.residents, place);
}

bool is_paired_in(const BracketStep& step, int place) {
  return is_member(step, place) && !contains(step.result.candidate.downfloaters, place);
}

Reason pair_reason(const Verdict& verdict, const std::string& a, const std::string& b) {
  const Article article{verdict.article()};
  switch (verdict.kind) {
    case Verdict::Kind::Incomplete:
      return {article, Message{"dutch.pair-breaks-completion", {a, b}}};
    case Verdict::Kind::Worse:
      return {article, Message{"dutch.pair-worse", {a, b, article.number}}};
    case Verdict::Kind::Later:
      return {article, Message{"dutch.pair-later", {a, b}}};
  }
  return {};
}

Reason float_reason(const Verdict& verdict, const std::string& player, const std::string& score) {
  const Article article{verdict.article()};
  switch (verdict.kind) {
    case Verdict::Kind::Incomplete:
      return {article, Message{"dutch.float-breaks-completion", {player, score}}};
    case Verdict::Kind::Worse:
      return {article, Message{"dutch.float-worse", {player, score, article.number}}};
    case Verdict::Kind::Later:
      return {article, Message{"dutch.float-later", {player, score}}};
  }
  return {};
}

/// The two are in one bracket: would the pair have been worse? Or one of them was paired above the
/// other: would it have been worse to let him float?
Reason decided_in(const Field& field, const BracketStep& step, int a, int b) {
  const std::string score = with_decimal_point(field[step.bracket.residents.front()].score);
  const int higher = std::min(a, b);
  const int lower = std::max(a, b);
  if (is_member(step, a) && is_member(step, b)) {
    const Wish wish{Wish::Kind::Pair, higher, lower};
    return pair_reason(dutch::verdict_on(field, step, wish), std::to_string(field[a].tpn),
                       std::to_string(field[b].tpn));
  }
  const int paired = is_member(step, a) ? a : b;
  return float_reason(dutch::verdict_on_floating(field, step, paired),
                      std::to_string(field[paired].tpn), score);
}

bool meet_in(const BracketStep& step, int a, int b) {
  const std::pair<int, int> pair{std::min(a, b), std::max(a, b)};
  return std::ranges::find(step.result.candidate.pairs, pair) != step.result.candidate.pairs.end();
}

}  // namespace

Result<Reason> why_not_dutch(const Tournament& tournament, int round, int a, int b) {
  if (a == b) return Refusal{Message{"dutch.same-player", {std::to_string(a)}}};
  const std::vector<Reason> bars = absolute_bars(tournament, round, a, b);
  if (!bars.empty()) return bars.front();
  const auto paired = dutch::pair_round(tournament, round);
  if (!paired) return paired.error();
  const Field& field = paired->field;
  const auto first = place_of(field, a);
  const auto second = place_of(field, b);
  for (const auto& [tpn, place] : {std::pair{a, first}, std::pair{b, second}}) {
    if (!place)
      return Reason{Article{"Dutch C4"}, Message{"dutch.not-present", {std::to_string(tpn)}}};
  }
  for (const BracketStep& step : paired->steps) {
    if (meet_in(step, *first, *second)) {
      return Reason{Article{"Dutch 3"},
                    Message{"dutch.they-meet", {std::to_string(a), std::to_string(b)}}};
    }
    const bool both = is_member(step, *first) && is_member(step, *second);
    if (both || is_paired_in(step, *first) || is_paired_in(step, *second))
      return decided_in(field, step, *first, *second);
  }
  return Refusal{Message{"dutch.nobody-to-pair", {}}};
}

}  // namespace praporek::pairing
