#include "core/pairing/dutch_explanation.hpp"

#include "core/pairing/dutch.hpp"
#include "core/pairing/dutch_completion.hpp"
#include "core/pairing/dutch_verdict.hpp"
#include "core/pairing/dutch_violations.hpp"

#include <algorithm>
#include <map>
#include <string>

namespace praporek::pairing {

namespace {

using dutch::BracketStep;
using dutch::Candidate;
using dutch::Verdict;
using dutch::Wish;

bool contains(const std::vector<int>& places, int place) {
  return std::ranges::find(places, place) != places.end();
}

/// The candidate a bracket begins with: S1 against S2 in order, moved-down players first.
Candidate first_candidate(const BracketStep& step) {
  const auto paired_here = [&](int place) {
    return !contains(step.result.candidate.downfloaters, place);
  };
  Candidate first;
  std::vector<int> residents = step.bracket.residents;
  for (const int player : step.bracket.moved_down) {
    if (paired_here(player) && !residents.empty()) {
      first.pairs.emplace_back(player, residents.front());
      residents.erase(residents.begin());
    } else {
      first.downfloaters.push_back(player);
    }
  }
  const std::size_t pairs = step.result.candidate.pairs.size() - first.pairs.size();
  for (std::size_t i = 0; i < pairs; ++i)
    first.pairs.emplace_back(residents[i], residents[pairs + i]);
  for (std::size_t i = 2 * pairs; i < residents.size(); ++i)
    first.downfloaters.push_back(residents[i]);
  return first;
}

class Explainer {
 public:
  Explainer(const Tournament& tournament, int round, const dutch::PairedRound& paired)
      : tournament_{tournament}, round_{round}, field_{paired.field}, steps_{paired.steps} {
    for (std::size_t i = 0; i < steps_.size(); ++i) explain_step(i);
  }

  std::vector<Reason> of(int tpn) const { return reasons_.at(tpn); }

 private:
  [[nodiscard]] std::string name(int place) const { return std::to_string(field_[place].tpn); }
  [[nodiscard]] std::string score_of(const BracketStep& step) const {
    return with_decimal_point(field_[step.bracket.residents.front()].score);
  }

  void explain_step(std::size_t i) {
    const BracketStep& step = steps_[i];
    for (const int player : step.result.candidate.downfloaters)
      floats_[player].push_back(float_reason(step, player));
    const Reason bracket = bracket_reason(step);
    const Candidate first = first_candidate(step);
    for (const auto& [higher, lower] : step.result.candidate.pairs) {
      std::vector<Reason>& reasons = reasons_[field_[higher].tpn];
      reasons.push_back(bracket);
      add_floats(higher, reasons);
      add_floats(lower, reasons);
      reasons.push_back(opponent_reason(step, first, {higher, lower}));
    }
    if (i + 1 < steps_.size()) return;
    for (const int player : step.result.candidate.downfloaters) {
      std::vector<Reason>& reasons = reasons_[field_[player].tpn];
      add_floats(player, reasons);
      reasons.push_back(
          {Article{"Dutch C5"},
           Message{"dutch.bye", {name(player), with_decimal_point(field_[player].score)}}});
    }
  }

  [[nodiscard]] Reason bracket_reason(const BracketStep& step) const {
    const std::string size = std::to_string(step.bracket.members().size());
    if (step.bracket.is_homogeneous()) {
      return {Article{"Dutch 1"}, Message{"dutch.bracket-homogeneous", {score_of(step), size}}};
    }
    const std::string moved = std::to_string(step.bracket.moved_down.size());
    return {Article{"Dutch 1"},
            Message{"dutch.bracket-heterogeneous", {score_of(step), size, moved}}};
  }

  void add_floats(int player, std::vector<Reason>& reasons) const {
    const auto floats = floats_.find(player);
    if (floats == floats_.end()) return;
    reasons.insert(reasons.end(), floats->second.begin(), floats->second.end());
  }

  [[nodiscard]] bool has_opponent_in(const BracketStep& step, int player) const {
    const bool moved_down = contains(step.bracket.moved_down, player);
    const std::vector<int> others = moved_down ? step.bracket.residents : step.bracket.members();
    return std::ranges::any_of(others,
                               [&](int other) { return field_.may_meet.linked(player, other); });
  }

  // What would have been wrong with an opponent in this bracket.
  [[nodiscard]] Reason float_reason(const BracketStep& step, int player) const {
    const std::vector<std::string> who{name(player), score_of(step)};
    if (!has_opponent_in(step, player))
      return {Article{"Dutch C1"}, Message{"dutch.floats-no-opponent", who}};
    const Verdict verdict = dutch::verdict_on(field_, step, {Wish::Kind::Stay, player, -1});
    const Article article{verdict.article()};
    switch (verdict.kind) {
      case Verdict::Kind::Incomplete:
        return {article, Message{"dutch.floats-for-completion", who}};
      case Verdict::Kind::Worse:
        return {article, Message{"dutch.floats-by-criterion", {who[0], who[1], article.number}}};
      case Verdict::Kind::Later:
        break;
    }
    return {article, Message{"dutch.floats-by-order", who}};
  }

  [[nodiscard]] Reason opponent_reason(const BracketStep& step, const Candidate& first,
                                       std::pair<int, int> pair) const {
    const auto natural = std::ranges::find(first.pairs, pair.first, &std::pair<int, int>::first);
    if (natural != first.pairs.end() && *natural == pair) {
      return {Article{"Dutch 3"},
              Message{"dutch.first-opponent", {name(pair.first), name(pair.second)}}};
    }
    if (natural != first.pairs.end() && !field_.may_meet.linked(natural->first, natural->second)) {
      return absolute_bars(tournament_, round_, field_[natural->first].tpn,
                           field_[natural->second].tpn)
          .front();
    }
    return against_first(step, first);
  }

  // Why the bracket does not keep its first candidate.
  [[nodiscard]] Reason against_first(const BracketStep& step, const Candidate& first) const {
    for (const auto& [a, b] : first.pairs) {
      if (field_.may_meet.linked(a, b)) continue;
      const Reason bar = absolute_bars(tournament_, round_, field_[a].tpn, field_[b].tpn).front();
      return {bar.article, Message{"dutch.first-barred", {name(a), name(b)}}};
    }
    std::vector<int> below = first.downfloaters;
    below.insert(below.end(), step.bracket.next.begin(), step.bracket.next.end());
    below.insert(below.end(), step.bracket.rest.begin(), step.bracket.rest.end());
    if (!dutch::can_complete(field_, below))
      return {Article{"Dutch C4"}, Message{"dutch.first-incomplete", {}}};
    const auto difference =
        dutch::first_difference(dutch::costs_of(field_, step, first), step.result.costs);
    const Verdict verdict = difference ? Verdict{Verdict::Kind::Worse, difference->criterion}
                                       : Verdict{Verdict::Kind::Later, 0};
    const std::string article = verdict.article();
    return {Article{article}, Message{"dutch.first-worse", {article}}};
  }

  const Tournament& tournament_;
  int round_;
  const Field& field_;
  const std::vector<BracketStep>& steps_;
  std::map<int, std::vector<Reason>> floats_;   ///< by place
  std::map<int, std::vector<Reason>> reasons_;  ///< by the TPN of the higher ranked player
};

Reason colour_reason(ColourRule rule, const std::string& white) {
  const Article article{std::string{article_of(rule)}};
  switch (rule) {
    case ColourRule::BothPreferences:
      return {article, Message{"dutch.colour-both", {white}}};
    case ColourRule::StrongerPreference:
      return {article, Message{"dutch.colour-stronger", {white}}};
    case ColourRule::Alternation:
      return {article, Message{"dutch.colour-alternation", {white}}};
    case ColourRule::HigherRanked:
      return {article, Message{"dutch.colour-higher-ranked", {white}}};
    case ColourRule::InitialColour:
      break;
  }
  return {article, Message{"dutch.colour-initial", {white}}};
}

}  // namespace

Result<std::vector<BoardExplanation>> explain_dutch(const Tournament& tournament, int round) {
  const auto pairing = pair_dutch(tournament, round);
  if (!pairing) return pairing.error();
  const auto paired = dutch::pair_round(tournament, round);
  const Explainer explainer{tournament, round, *paired};
  std::map<int, int> higher_of;
  for (const PairedBracket& bracket : pairing->brackets) {
    for (const Pair& pair : bracket.pairs)
      higher_of[pair.white] = higher_of[pair.black] = pair.white;
  }
  std::vector<BoardExplanation> boards;
  for (std::size_t i = 0; i < pairing->boards.size(); ++i) {
    const Pair& pair = pairing->boards[i];
    const bool bye = pair.black == 0;
    BoardExplanation board{pair, explainer.of(bye ? pair.white : higher_of.at(pair.white))};
    if (!bye)
      board.reasons.push_back(colour_reason(pairing->colour_rules[i], std::to_string(pair.white)));
    boards.push_back(std::move(board));
  }
  return boards;
}

}  // namespace praporek::pairing
