#include "core/pairing/swiss1992_bracket.hpp"

#include "core/pairing/swiss1992_places.hpp"

#include <algorithm>
#include <array>

namespace praporek::pairing::swiss1992 {

namespace {

std::size_t index(int id) { return static_cast<std::size_t>(id); }

constexpr std::array relaxations{FloatRule::Full, FloatRule::WithoutB6, FloatRule::Dropped};

/// The loops of C4 to C11 without trying them all. Outermost comes what is given up last: x (C11),
/// floats up (C10), opponents of the moved-down players (D1), floats down (C9), exchanges (D2),
/// transpositions (D1). Each is settled at its first value that still leads to an acceptable
/// pairing. Whether it does is a question of matching: a vertex for every member and for every
/// place of a player left over, a cost for every preference broken. The x of the procedure rises
/// until a pairing exists, so it is the least possible cost.
class BracketSearch {
 public:
  BracketSearch(const Field& field, const Level& level, const Below& below)
      : field_{field},
        level_{level},
        places_{places_for(level, below)},
        graph_{size() + static_cast<int>(places_.size())} {}

  std::optional<BracketPairing> first();

 private:
  [[nodiscard]] int size() const { return static_cast<int>(level_.members.size()); }
  [[nodiscard]] int rank(int member) const { return level_.members[index(member)]; }
  [[nodiscard]] const Card& card(int member) const { return field_.card(rank(member)); }
  [[nodiscard]] bool is_moved_down(int member) const { return member < level_.paired_first; }
  [[nodiscard]] CostGraph::Cost price_of_leaving() const { return size() + 1; }

  [[nodiscard]] bool may_pair(int a, int b) const;
  [[nodiscard]] bool may_leave(int member) const;
  void draw_pairs();
  void draw_places();
  void draw_graph();
  void keep_required();
  bool is_solvable();
  void fix(int a, int b);
  bool can_fix(int a, int b);

  bool find_x();
  void find_floats_up();
  void find_opponents_of_moved_down();
  void find_floats_down();
  void find_halves();
  void find_order();
  [[nodiscard]] std::vector<int> remainder() const;
  void keep_between(const std::vector<int>& s1, const std::vector<int>& s2);
  [[nodiscard]] BracketPairing take() const;

  const Field& field_;
  const Level& level_;
  std::vector<Place> places_;
  CostGraph graph_;
  CheapestMatching matching_;
  CostGraph::Cost budget_ = 0;
  FloatRule up_ = FloatRule::Dropped;
  FloatRule down_ = FloatRule::Dropped;
  std::vector<std::pair<int, int>> fixed_;
  std::vector<int> s1_;
  std::vector<int> s2_;
  Exchange exchange_;
};

bool BracketSearch::may_pair(int a, int b) const {
  if (!field_.may_meet(rank(a), rank(b))) return false;  // Swiss 1992 B1, B2
  if (is_moved_down(a) && is_moved_down(b)) return false;
  if (card(a).score == card(b).score) return true;
  const Card& lower = card(a).score < card(b).score ? card(a) : card(b);
  return may_float(lower, Float::Up, up_);
}

bool BracketSearch::may_leave(int member) const {
  return !is_moved_down(member) && may_float(card(member), Float::Down, down_);
}

void BracketSearch::draw_pairs() {
  for (int a = 0; a < size(); ++a) {
    for (int b = a + 1; b < size(); ++b) {
      const bool breaks = breaks_preference(card(a), card(b));  // Swiss 1992 B4
      graph_.join(a, b, may_pair(a, b) ? CostGraph::Cost{breaks} : CostGraph::closed);
    }
  }
}

void BracketSearch::draw_places() {
  for (std::size_t i = 0; i < places_.size(); ++i) {
    const int place = size() + static_cast<int>(i);
    for (int a = 0; a < size(); ++a) {
      const bool open = may_leave(a) && fits(field_, rank(a), places_[i]);
      graph_.join(a, place, open ? price_of_leaving() : CostGraph::closed);
    }
    for (std::size_t j = i + 1; j < places_.size(); ++j) {
      if (fit(field_, places_[i], places_[j])) graph_.join(place, size() + static_cast<int>(j), 0);
    }
  }
}

void BracketSearch::draw_graph() {
  draw_pairs();
  draw_places();
  for (const auto& [a, b] : fixed_) fix(a, b);
  if (level_.required) keep_required();
}

void BracketSearch::keep_required() {
  const auto member_of = [&](int rank) {
    return static_cast<int>(std::ranges::find(level_.members, rank) - level_.members.begin());
  };
  const int a = member_of(level_.required->first);
  if (level_.required->second != nobody) {
    fix(a, member_of(level_.required->second));
    return;
  }
  for (int other = 0; other < size(); ++other) {
    if (other != a) graph_.close(a, other);
  }
}

/// The last acceptable matching stays when there is none now.
bool BracketSearch::is_solvable() {
  CheapestMatching trial = matching_;
  if (!trial.solve(graph_) || trial.cost() > budget_) return false;
  matching_ = std::move(trial);
  return true;
}

void BracketSearch::fix(int a, int b) {
  for (int other = 0; other < graph_.size(); ++other) {
    if (other != a && other != b) {
      graph_.close(a, other);
      graph_.close(b, other);
    }
  }
}

bool BracketSearch::can_fix(int a, int b) {
  if (!graph_.is_open(a, b)) return false;
  if (matching_.mate(a) == b) {
    fix(a, b);
    return true;
  }
  const auto row_a = graph_.row(a);
  const auto row_b = graph_.row(b);
  fix(a, b);
  if (is_solvable()) return true;
  graph_.put_back(a, row_a);
  graph_.put_back(b, row_b);
  return false;
}

/// Swiss 1992 C11: x rises until a pairing exists, whatever floats it takes.
bool BracketSearch::find_x() {
  draw_graph();
  if (!matching_.solve(graph_)) return false;
  const CostGraph::Cost leaving = (size() - 2 * level_.pairs) * price_of_leaving();
  budget_ = matching_.cost();
  return leaving <= budget_ && budget_ < leaving + price_of_leaving();
}

/// Swiss 1992 C10, second half
void BracketSearch::find_floats_up() {
  for (const FloatRule rule : relaxations) {
    up_ = rule;
    draw_graph();
    if (is_solvable()) return;
  }
}

/// Swiss 1992 C6, C7, C10: the first transposition of D1 that leaves a remainder to be paired
void BracketSearch::find_opponents_of_moved_down() {
  for (int a = 0; a < level_.paired_first; ++a) {
    for (int b = level_.paired_first; b < size(); ++b) {
      if (!can_fix(a, b)) continue;
      fixed_.emplace_back(a, b);
      break;
    }
  }
}

/// Swiss 1992 C9
void BracketSearch::find_floats_down() {
  for (const FloatRule rule : relaxations) {
    down_ = rule;
    draw_graph();
    if (is_solvable()) return;
  }
}

std::vector<int> BracketSearch::remainder() const {
  std::vector<bool> is_fixed(index(size()), false);
  for (const auto& [a, b] : fixed_) is_fixed[index(a)] = is_fixed[index(b)] = true;
  std::vector<int> rest;
  for (int member = 0; member < size(); ++member) {
    if (!is_fixed[index(member)]) rest.push_back(member);
  }
  return rest;
}

/// Swiss 1992 C6: pairs only between S1 and S2, and only S2 has players left over.
void BracketSearch::keep_between(const std::vector<int>& s1, const std::vector<int>& s2) {
  const auto close_inside = [&](const std::vector<int>& half) {
    for (const int a : half) {
      for (const int b : half) {
        if (a != b) graph_.close(a, b);
      }
    }
  };
  close_inside(s1);
  close_inside(s2);
  for (const int a : s1) {
    for (int place = size(); place < graph_.size(); ++place) graph_.close(a, place);
  }
}

/// Swiss 1992 C8
void BracketSearch::find_halves() {
  const std::vector<int> rest = remainder();
  const int half = level_.pairs - static_cast<int>(fixed_.size());
  s1_.assign(rest.begin(), rest.begin() + half);
  s2_.assign(rest.begin() + half, rest.end());
  const CostGraph before = graph_;
  keep_between(s1_, s2_);
  if (is_solvable()) return;
  graph_ = before;
  exchange_ = first_exchange(graph_, rest, half);
  const auto move = [](std::vector<int>& from, std::vector<int>& to, const std::vector<int>& who) {
    for (const int member : who) std::erase(from, member);
    to.insert(to.end(), who.begin(), who.end());
  };
  move(s1_, s2_, exchange_.out_of_s1);
  move(s2_, s1_, exchange_.out_of_s2);
  std::ranges::sort(s1_);  // Swiss 1992 A9
  std::ranges::sort(s2_);
  keep_between(s1_, s2_);
  is_solvable();
}

/// Swiss 1992 C6, C7: the first transposition of S2
void BracketSearch::find_order() {
  std::vector<int> free = s2_;
  for (const int a : s1_) {
    const auto found = std::ranges::find_if(free, [&](int b) { return can_fix(a, b); });
    fixed_.emplace_back(a, *found);
    free.erase(found);
  }
}

BracketPairing BracketSearch::take() const {
  const auto ranks_of = [&](std::vector<int> members) {
    std::ranges::transform(members, members.begin(), [&](int member) { return rank(member); });
    return members;
  };
  BracketPairing pairing;
  for (const auto& [a, b] : fixed_) pairing.pairs.emplace_back(rank(a), rank(b));
  pairing.left = ranks_of(remainder());
  const CostGraph::Cost leaving = (size() - 2 * level_.pairs) * price_of_leaving();
  pairing.x = static_cast<int>(budget_ - leaving);
  pairing.up = up_;
  pairing.down = down_;
  pairing.exchange = {ranks_of(exchange_.out_of_s1), ranks_of(exchange_.out_of_s2)};
  return pairing;
}

std::optional<BracketPairing> BracketSearch::first() {
  if (!find_x()) return std::nullopt;
  find_floats_up();
  find_opponents_of_moved_down();
  find_floats_down();
  find_halves();
  find_order();
  return take();
}

/// The very first candidate: everything in order, nothing given up.
BracketPairing straight_pairing(const Level& level) {
  BracketPairing pairing;
  const auto pair_halves = [&](std::size_t from, std::size_t half, std::size_t to) {
    for (std::size_t i = 0; i < half; ++i)
      pairing.pairs.emplace_back(level.members[from + i], level.members[to + i]);
  };
  const std::size_t first = index(level.paired_first);
  const std::size_t half = index(level.pairs - level.paired_first);
  pair_halves(0, first, first);
  pair_halves(2 * first, half, 2 * first + half);
  const auto left = level.members.begin() + 2 * static_cast<std::ptrdiff_t>(level.pairs);
  pairing.left.assign(left, level.members.end());
  return pairing;
}

bool is_acceptable(const Field& field, const Level& level, const BracketPairing& pairing) {
  int broken = 0;
  for (const auto& [a, b] : pairing.pairs) {
    if (!field.may_meet(a, b)) return false;
    if (field.score(a) != field.score(b)) {
      const Card& lower = field.card(field.score(a) < field.score(b) ? a : b);
      if (!may_float(lower, Float::Up, FloatRule::Full)) return false;
    }
    broken += breaks_preference(field.card(a), field.card(b)) ? 1 : 0;
  }
  return broken <= smallest_x(field, level) && std::ranges::all_of(pairing.left, [&](int rank) {
           return may_float(field.card(rank), Float::Down, FloatRule::Full) &&
                  (!level.is_lowest || may_have_bye(field.card(rank)));
         });
}

}  // namespace

int smallest_x(const Field& field, const Level& level) {
  int white = 0;
  int black = 0;
  for (const int rank : level.members) {
    const Preference preference = field.card(rank).preference;
    if (preference.strength == Strength::None) continue;
    ++(preference.colour == Side::White ? white : black);
  }
  const int members = static_cast<int>(level.members.size());
  return std::max(0, std::max(white, black) + level.pairs - members);
}

std::optional<BracketPairing> first_pairing(const Field& field, const Level& level,
                                            const Below& below) {
  if (below.demand == Below::Demand::Nothing && !level.required) {
    BracketPairing straight = straight_pairing(level);
    if (is_acceptable(field, level, straight)) {
      straight.x = smallest_x(field, level);
      return straight;
    }
  }
  return BracketSearch{field, level, below}.first();
}

}  // namespace praporek::pairing::swiss1992
