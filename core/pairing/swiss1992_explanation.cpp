#include "core/pairing/swiss1992_explanation.hpp"

#include "core/pairing/swiss1992_bars.hpp"
#include "core/pairing/swiss1992_colour.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace praporek::pairing::swiss1992 {

namespace {

std::string number(int value) { return std::to_string(value); }

bool holds(const std::vector<int>& ranks, int rank) { return std::ranges::count(ranks, rank) != 0; }

/// Collects the reasons for one board in the order in which they were decided.
class Explainer {
 public:
  explicit Explainer(const PairedRound& paired) : paired_{paired} {}

  void explain_bracket(const Bracket& bracket);
  void explain_way_down(int rank);
  void explain_pair(const Bracket& bracket, std::size_t index);
  void explain_colours(int higher, int lower);
  void explain_bye(const Bracket& bracket, int rank);
  std::vector<Reason> take() { return std::move(reasons_); }

 private:
  [[nodiscard]] const Card& card(int rank) const { return paired_.field.card(rank); }
  [[nodiscard]] std::string tpn(int rank) const { return number_of(card(rank)); }
  [[nodiscard]] std::string tpns(const std::vector<int>& ranks) const;
  [[nodiscard]] std::string points(int rank) const { return with_fraction(card(rank).score); }
  [[nodiscard]] std::string points_of(const Bracket& bracket) const;
  void explain_course(const Bracket& bracket);
  void explain_given_up(const Bracket& bracket, int a, int b);
  void explain_choice(const Bracket& bracket, std::size_t index);
  [[nodiscard]] Reason why_not_first(const Bracket& bracket, int a, int b) const;
  void add(std::string article, Message text) {
    reasons_.push_back({{"Swiss 1992 " + std::move(article)}, std::move(text)});
  }

  const PairedRound& paired_;
  std::vector<Reason> reasons_;
};

std::string Explainer::tpns(const std::vector<int>& ranks) const {
  std::string list;
  for (const int rank : ranks) list += (list.empty() ? "" : ", ") + tpn(rank);
  return list;
}

std::string Explainer::points_of(const Bracket& bracket) const {
  return points(bracket.residents.back());
}

void Explainer::explain_bracket(const Bracket& bracket) {
  const int members = static_cast<int>(bracket.level.members.size());
  const std::string score = points_of(bracket);
  if (paired_.round == 1) {
    add("F4", {"swiss1992.first-round", {number(members)}});
  } else if (bracket.is_joined) {
    add("C13", {"swiss1992.joined-bracket", {number(members), score}});
  } else if (bracket.level.paired_first > 0) {
    const std::string first = number(bracket.level.paired_first);
    add("A3", {"swiss1992.moved-down-first", {score, number(members), first}});
  } else if (!bracket.arrivals.empty()) {
    add("A3", {"swiss1992.mixed-bracket", {score, number(members)}});
  } else {
    add("A3", {"swiss1992.bracket", {score, number(members)}});
  }
  const int fewer = members / 2 - bracket.level.pairs;
  if (fewer > 0) add("C14", {"swiss1992.fewer-pairs", {number(fewer)}});
  explain_course(bracket);
}

void Explainer::explain_course(const Bracket& bracket) {
  if (bracket.course == Course::ForNext) add("C12", {"swiss1992.again-for-next", {}});
  if (bracket.course == Course::ForLowest) add("C13", {"swiss1992.again-for-lowest", {}});
}

void Explainer::explain_way_down(int rank) {
  for (const Bracket& bracket : paired_.brackets) {
    if (&bracket == &paired_.brackets.back()) return;
    if (holds(bracket.forced, rank)) {
      add("C1", {"swiss1992.no-opponent", {tpn(rank), points_of(bracket)}});
    } else if (holds(bracket.pairing.left, rank)) {
      add("C6", {"swiss1992.left-over", {tpn(rank), points_of(bracket)}});
      explain_course(bracket);
      if (auto bar = float_bar(card(rank), Float::Down)) reasons_.push_back(*std::move(bar));
    }
  }
}

void Explainer::explain_given_up(const Bracket& bracket, int a, int b) {
  if (breaks_preference(card(a), card(b))) {
    const bool raised = bracket.pairing.x > smallest_x(paired_.field, bracket.level);
    const std::string x = number(bracket.pairing.x);
    if (raised) {
      add("C11", {"swiss1992.preference-given-up", {x}});
    } else {
      add("A8", {"swiss1992.preference-cannot-be-kept", {x}});
    }
  }
  if (card(a).score == card(b).score) return;
  const int lower = std::max(a, b);
  add("A4", {"swiss1992.unequal-scores", {tpn(std::min(a, b)), tpn(lower)}});
  if (auto bar = float_bar(card(lower), Float::Up)) reasons_.push_back(*std::move(bar));
}

/// What spoke against the opponent who came first in the order of D1.
Reason Explainer::why_not_first(const Bracket& bracket, int a, int b) const {
  if (auto bar = absolute_bar(paired_.tournament, paired_.round, card(a), card(b)))
    return *std::move(bar);
  const std::vector<std::string> both{tpn(a), tpn(b)};
  if (breaks_preference(card(a), card(b)) && bracket.pairing.x == 0)
    return {{"Swiss 1992 B4"}, {"swiss1992.same-preference", both}};
  const Card& lower = card(std::max(a, b));
  if (card(a).score != card(b).score && !may_float(lower, Float::Up, bracket.pairing.up)) {
    return {{may_float(lower, Float::Up, FloatRule::WithoutB6) ? "Swiss 1992 B6" : "Swiss 1992 B5"},
            {"swiss1992.would-float-up-again", {number_of(lower)}}};
  }
  return {{"Swiss 1992 C7"}, {"swiss1992.others-not-pairable", both}};
}

/// The place in S1 and S2: of the moved-down players, or of the homogeneous group after them.
void Explainer::explain_choice(const Bracket& bracket, std::size_t index) {
  const auto first = static_cast<std::size_t>(bracket.level.paired_first);
  const bool in_remainder = index >= first;
  const auto& pairs = bracket.pairing.pairs;
  std::vector<int> free = bracket.level.members;
  const auto drop = [&](int rank) { std::erase(free, rank); };
  for (std::size_t i = 0; i < (in_remainder ? pairs.size() : first); ++i) drop(pairs[i].first);
  for (std::size_t i = 0; i < index; ++i) drop(pairs[i].second);
  const auto [a, b] = pairs[index];
  const auto& [out_of_s1, out_of_s2] = bracket.pairing.exchange;
  if (in_remainder && !out_of_s1.empty())
    add("D2", {"swiss1992.exchanged", {tpns(out_of_s1), tpns(out_of_s2)}});
  const std::string place = number(static_cast<int>(in_remainder ? index - first : index) + 1);
  if (free.front() == b) {
    add("C6", {"swiss1992.first-free", {tpn(a), tpn(b), place}});
    return;
  }
  add("D1", {"swiss1992.transposed", {tpn(a), tpn(free.front()), tpn(b), place}});
  reasons_.push_back(why_not_first(bracket, a, free.front()));
}

void Explainer::explain_pair(const Bracket& bracket, std::size_t index) {
  const auto [a, b] = bracket.pairing.pairs[index];
  explain_given_up(bracket, a, b);
  explain_choice(bracket, index);
}

void Explainer::explain_colours(int higher, int lower) {
  const Side drawn = paired_.tournament.initial_colour.value_or(Side::White);
  const ColourDecision decision = colours_of(card(higher), card(lower), drawn);
  const bool higher_is_favoured = decision.higher == card(higher).preference.colour;
  switch (decision.rule) {
    case ColourRule::E1:
      return add("E1", {"swiss1992.preferences-fit", {}});
    case ColourRule::E2:
      return add("E2",
                 {"swiss1992.stronger-preference", {tpn(higher_is_favoured ? higher : lower)}});
    case ColourRule::E3:
      return add("E3", {"swiss1992.colours-alternate", {tpn(higher), tpn(lower)}});
    case ColourRule::E4:
      return add("E4", {"swiss1992.higher-ranked-preference", {tpn(higher)}});
    case ColourRule::FirstRound:
      return add("E4", {"swiss1992.colour-by-number", {tpn(higher)}});
  }
}

void Explainer::explain_bye(const Bracket& bracket, int rank) {
  explain_course(bracket);
  add("A5", {"swiss1992.bye", {tpn(rank)}});
  if (auto bar = float_bar(card(rank), Float::Down)) reasons_.push_back(*std::move(bar));
}

}  // namespace

std::vector<Reason> reasons_for_pair(const PairedRound& paired, int higher, int lower) {
  Explainer explainer{paired};
  const auto is_it = [&](const std::pair<int, int>& pair) {
    return std::min(pair.first, pair.second) == higher &&
           std::max(pair.first, pair.second) == lower;
  };
  for (const Bracket& bracket : paired.brackets) {
    const auto& pairs = bracket.pairing.pairs;
    const auto found = std::ranges::find_if(pairs, is_it);
    if (found == pairs.end()) continue;
    explainer.explain_bracket(bracket);
    explainer.explain_way_down(higher);
    explainer.explain_way_down(lower);
    explainer.explain_pair(bracket, static_cast<std::size_t>(found - pairs.begin()));
  }
  explainer.explain_colours(higher, lower);
  return explainer.take();
}

std::vector<Reason> reasons_for_bye(const PairedRound& paired, int rank) {
  Explainer explainer{paired};
  explainer.explain_bracket(paired.brackets.back());
  explainer.explain_way_down(rank);
  explainer.explain_bye(paired.brackets.back(), rank);
  return explainer.take();
}

}  // namespace praporek::pairing::swiss1992
