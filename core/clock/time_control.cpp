#include "core/clock/time_control.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>

namespace praporek::clock {

using std::chrono::seconds;

TimeControl same_for_both(Allotment allotment) { return {{allotment, allotment}}; }

const Period& period_of(const Allotment& allotment, int number) {
  const auto last = allotment.periods.size() - 1;
  return allotment.periods[std::min(static_cast<std::size_t>(number), last)];
}

bool has_next_period(const Allotment& allotment, int number) {
  return period_of(allotment, number).moves.has_value();
}

std::optional<int> moves_due(const Allotment& allotment, int number) {
  int due = 0;
  for (int earlier = 0; earlier <= number; ++earlier) {
    const Period& period = period_of(allotment, earlier);
    if (!period.moves) return std::nullopt;
    due += *period.moves;
  }
  return due;
}

Millis bases_through(const Allotment& allotment, int number) {
  Millis sum{0};
  for (int earlier = 0; earlier <= number; ++earlier) sum += period_of(allotment, earlier).base;
  return sum;
}

bool is_quickplay_finish(const Period& period) {
  return !period.moves && period.bonus == Millis{0};  // Guidelines III.1
}

bool has_unusual_bonus(const Allotment& allotment) {
  return std::ranges::any_of(allotment.periods, [](const Period& period) {
    return period.bonus != Millis{0} && (period.bonus < seconds{2} || period.bonus > seconds{60});
  });
}

}  // namespace praporek::clock
