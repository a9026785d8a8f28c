#include "core/pairing/swiss1992_places.hpp"

#include <algorithm>

namespace praporek::pairing::swiss1992 {

namespace {

using Kind = Place::Kind;
using Demand = Below::Demand;

void add(std::vector<Place>& places, int count, const Place& place) {
  places.insert(places.end(), static_cast<std::size_t>(std::max(0, count)), place);
}

bool has_opponent(const Field& field, int rank, const std::vector<int>& among) {
  return std::ranges::any_of(among, [&](int other) { return field.may_meet(rank, other); });
}

bool moved_down_may_have_bye(const Field& field, int rank, const Below& below) {
  return below.moved_down_may_have_bye && may_have_bye(field.card(rank));
}

}  // namespace

std::vector<Place> places_for(const Level& level, const Below& below) {
  const int left = static_cast<int>(level.members.size()) - 2 * level.pairs;
  std::vector<Place> places;
  switch (below.demand) {
    case Demand::Nothing:
      add(places, left, {level.is_lowest ? Kind::Bye : Kind::Open, -1, &below});
      return places;
    case Demand::AnOpponent:
      add(places, left, {Kind::Open, -1, &below});
      return places;
    case Demand::PairedTogether:
    case Demand::Complete:
      break;
  }
  for (const int rank : below.residents) places.push_back({Kind::Resident, rank, &below});
  for (const int rank : below.forced) places.push_back({Kind::Forced, rank, &below});
  if (below.demand == Demand::PairedTogether) {
    const int residents = static_cast<int>(below.residents.size());
    add(places, residents - static_cast<int>(below.forced.size()) - left,
        {Kind::Spare, -1, &below});
  } else if ((places.size() + level.members.size()) % 2 != 0) {
    places.push_back({Kind::Bye, -1, &below});
  }
  return places;
}

bool fits(const Field& field, int rank, const Place& place) {
  const Below& below = *place.below;
  switch (place.kind) {
    case Kind::Open:
      return below.demand != Demand::AnOpponent || has_opponent(field, rank, below.residents);
    case Kind::Bye:
      return below.demand == Demand::Nothing ? may_have_bye(field.card(rank))
                                             : moved_down_may_have_bye(field, rank, below);
    case Kind::Resident:
      return field.may_meet(rank, place.rank);
    case Kind::Forced:
    case Kind::Spare:
      return false;
  }
  return false;
}

bool fit(const Field& field, const Place& a, const Place& b) {
  if (a.kind > b.kind) return fit(field, b, a);
  if (b.kind == Kind::Resident) {
    if (a.kind == Kind::Bye) return may_have_bye(field.card(b.rank));
    return a.kind == Kind::Resident && a.below->demand == Demand::Complete &&
           a.below->residents_may_meet && field.may_meet(a.rank, b.rank);
  }
  if (b.kind == Kind::Forced) {
    if (a.kind == Kind::Bye) return moved_down_may_have_bye(field, b.rank, *a.below);
    return a.kind == Kind::Resident && field.may_meet(a.rank, b.rank);
  }
  return b.kind == Kind::Spare && a.kind == Kind::Resident;
}

}  // namespace praporek::pairing::swiss1992
