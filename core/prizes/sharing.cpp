#include "core/prizes/sharing.hpp"

#include <algorithm>

namespace praporek::prizes {

namespace {

/// Places first..last-1, counted from 0.
struct Places {
  std::size_t first = 0;
  std::size_t last = 0;
};

Cents sum_of(std::span<const Cents> prizes, Places places) {
  Cents sum = 0;
  for (std::size_t i = places.first; i < std::min(places.last, prizes.size()); ++i) {
    sum += prizes[i];
  }
  return sum;
}

/// Divides a sum among places: equal parts in whole units, odd units one by one from the top, and
/// what is less than a unit to the first.
void divide(Cents sum, Places places, Cents unit, std::vector<Cents>& won) {
  const auto players = static_cast<Cents>(places.last - places.first);
  const Cents units = sum / unit;
  for (std::size_t i = places.first; i < places.last; ++i) {
    const auto nth = static_cast<Cents>(i - places.first);
    won[i] += (units / players + (nth < units % players ? 1 : 0)) * unit;
  }
  won[places.first] += sum % unit;
}

/// The places of those equal to the one at `first` by this measure.
template <class Measure>
Places equal_from(std::span<const Contender> ranked, std::size_t first, Measure measure) {
  std::size_t last = first + 1;
  while (last < ranked.size() && measure(ranked[last]) == measure(ranked[first])) ++last;
  return {first, last};
}

/// Prizes as they are divided among those who hold places together.
struct Purse {
  std::span<const Cents> prizes;
  Cents unit;
};

template <class Measure>
void divide_among_equals(std::span<const Contender> ranked, const Purse& purse, Measure measure,
                         std::vector<Cents>& won) {
  for (std::size_t i = 0; i < ranked.size() && i < purse.prizes.size();) {
    const Places tied = equal_from(ranked, i, measure);
    divide(sum_of(purse.prizes, tied), tied, purse.unit, won);
    i = tied.last;
  }
}

int place_of(const Contender& player) { return player.rank; }
Score points_of(const Contender& player) { return player.points; }

}  // namespace

std::vector<Cents> shares(std::span<const Contender> ranked, std::span<const Cents> prizes,
                          Sharing sharing, Cents unit) {
  std::vector<Cents> won(ranked.size(), 0);
  std::vector<Cents> by_place;
  std::vector<Cents> shared;
  for (const Cents prize : prizes) {
    Cents fixed = 0;
    if (sharing == Sharing::ByPlace) fixed = prize;
    if (sharing == Sharing::Hort) fixed = prize / 2 / unit * unit;
    by_place.push_back(fixed);
    shared.push_back(prize - fixed);
  }
  divide_among_equals(ranked, {by_place, unit}, place_of, won);
  divide_among_equals(ranked, {shared, unit}, points_of, won);
  return won;
}

}  // namespace praporek::prizes
