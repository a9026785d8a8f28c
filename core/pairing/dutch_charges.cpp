#include "core/pairing/dutch_charges.hpp"

#include "core/pairing/matching_tight.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace praporek::pairing::dutch {

namespace {

/// One criterion (and level) inside a cost number.
struct CostField {
  int criterion = 0;
  int level = 0;
  std::uint64_t bound = 0;
  int shift = 0;
  int width = 0;
};

struct Layout {
  std::vector<CostField> fields;  ///< most important first
  int bits = 0;
};

std::size_t at(int i) { return static_cast<std::size_t>(i); }

CostField& field_for(std::vector<CostField>& fields, int criterion, int level) {
  const auto key = [](const CostField& f) { return std::pair{f.criterion, f.level}; };
  const auto place = std::ranges::lower_bound(fields, std::pair{criterion, level}, {}, key);
  if (place != fields.end() && key(*place) == std::pair{criterion, level}) return *place;
  return *fields.insert(place, CostField{criterion, level, 0, 0, 0});
}

// No joining costs more under a criterion than if every vertex met its dearest mate.
void bound_fields(const EdgeCharges& charges, std::vector<CostField>& fields) {
  std::vector<int> count(at(charges.classes));
  for (const int c : charges.class_of) ++count[at(c)];
  for (int a = 0; a < charges.classes; ++a) {
    std::vector<CostField> dearest;
    for (int b = 0; b < charges.classes; ++b) {
      for (const CriterionCost& cost : charges.table[at(a * charges.classes + b)]) {
        CostField& field = field_for(dearest, cost.criterion, cost.level);
        field.bound = std::max(field.bound, static_cast<std::uint64_t>(cost.amount));
      }
    }
    for (const CostField& field : dearest) {
      field_for(fields, field.criterion, field.level).bound +=
          field.bound * static_cast<std::uint64_t>(count[at(a)]);
    }
  }
}

Layout lay_out(const EdgeCharges& charges) {
  Layout layout;
  bound_fields(charges, layout.fields);
  if (!charges.numbers.empty()) {
    const auto size = static_cast<std::uint64_t>(charges.numbers.size());
    field_for(layout.fields, exchanges_made, 0).bound = size;
    field_for(layout.fields, numbers_exchanged, 0).bound = size * size;
  }
  for (std::size_t i = layout.fields.size(); i-- > 0;) {
    CostField& field = layout.fields[i];
    field.shift = layout.bits;
    field.width = static_cast<int>(std::bit_width(field.bound));
    layout.bits += field.width;
  }
  return layout;
}

template <class C>
C packed(const Layout& layout, const Costs& costs) {
  C sum;
  for (const CriterionCost& cost : costs) {
    for (const CostField& field : layout.fields) {
      if (field.criterion == cost.criterion && field.level == cost.level)
        sum += C::at(static_cast<std::uint64_t>(cost.amount), field.shift);
    }
  }
  return sum;
}

template <class C>
Costs unpacked(const Layout& layout, const C& sum) {
  Costs costs;
  for (const CostField& field : layout.fields) {
    const auto amount = static_cast<int>(sum.field(field.shift, field.width));
    if (amount != 0) costs.push_back({field.criterion, field.level, amount});
  }
  return costs;
}

template <class C>
PairCosts<C> pair_costs(const Layout& layout, const EdgeCharges& charges) {
  PairCosts<C> costs;
  costs.classes = charges.classes;
  costs.class_of = charges.class_of;
  costs.table.reserve(charges.table.size());
  for (const Costs& cell : charges.table) costs.table.push_back(packed<C>(layout, cell));
  costs.tops_before = static_cast<int>(charges.numbers.size());
  for (const int number : charges.numbers) {
    Costs as_top;
    add_charge(as_top, exchanges_made, {0, number > charges.s1_size ? 1 : 0});
    add_charge(as_top, numbers_exchanged, {0, number});
    costs.as_top.push_back(packed<C>(layout, as_top));
  }
  return costs;
}

template <std::size_t Words>
std::optional<Optimum> solve(const Graph& graph, const EdgeCharges& charges, const Layout& layout) {
  const auto costs = pair_costs<Cost<Words>>(layout, charges);
  WeightedMatching<Cost<Words>> matching{graph, costs};
  if (!matching.solve()) return std::nullopt;
  auto tight = tight_links(graph, costs, matching.proof());
  return Optimum{matching.mates(), std::move(tight.graph), tight.suffice,
                 unpacked(layout, matching.total())};
}

}  // namespace

std::optional<Optimum> cheapest_joining(const Graph& graph, const EdgeCharges& charges) {
  const Layout layout = lay_out(charges);
  // Prices are four costs and may reach a few times the dearest joining, either way from zero.
  const int bits = layout.bits + 10;
  if (bits <= Cost<1>::bits) return solve<1>(graph, charges, layout);
  if (bits <= Cost<2>::bits) return solve<2>(graph, charges, layout);
  if (bits <= Cost<4>::bits) return solve<4>(graph, charges, layout);
  if (bits <= Cost<8>::bits) return solve<8>(graph, charges, layout);
  if (bits <= Cost<64>::bits) return solve<64>(graph, charges, layout);
  throw std::length_error{"more criteria and scores than a cost number can hold"};
}

}  // namespace praporek::pairing::dutch
