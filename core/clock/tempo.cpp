#include "core/clock/tempo.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

namespace praporek::clock {

using std::chrono::minutes;

Millis time_for_sixty_moves(const Allotment& allotment) {
  Millis sum{0};
  int moves_left = 60;
  for (const Period& period : allotment.periods) {
    const bool last = &period == &allotment.periods.back();
    const int moves = last ? moves_left : std::min(moves_left, period.moves.value_or(moves_left));
    sum += period.base + moves * period.bonus;
    moves_left -= moves;
  }
  return sum;
}

TempoVerdict tempo_of(const Allotment& allotment) {
  const Millis sum = time_for_sixty_moves(allotment);
  if (sum <= minutes{10}) return {Tempo::Blitz, sum, Article{"B.1"}};  // Laws B.1
  if (sum < minutes{60}) return {Tempo::Rapid, sum, Article{"A.1"}};   // Laws A.1
  return {Tempo::Standard, sum, Article{"A.1"}};
}

TempoVerdict tempo_of(const TimeControl& control) {
  TempoVerdict white = tempo_of(control[Side::White]);
  TempoVerdict black = tempo_of(control[Side::Black]);
  return white.sum >= black.sum ? std::move(white) : std::move(black);
}

}  // namespace praporek::clock
