#include "core/clock/bonus.hpp"

#include <algorithm>

namespace praporek::clock {

namespace {

Millis increment(const Period& period) {
  return period.mode == BonusMode::Fischer ? period.bonus : Millis{0};
}

}  // namespace

void begin_move(SideClock& clock, const Period& period) {
  clock.used_on_move = Millis{0};
  clock.delay_left = period.mode == BonusMode::Delay ? period.bonus : Millis{0};
}

Millis off_the_delay(SideClock& clock, Millis elapsed) {
  const Millis waited = std::min(clock.delay_left, elapsed);
  clock.delay_left -= waited;
  clock.used_on_move += elapsed;
  return elapsed - waited;
}

void give_bonus(SideClock& clock, const Period& of_the_move, const Period& of_the_next) {
  if (of_the_move.mode == BonusMode::Bronstein) {
    clock.left += std::min(clock.used_on_move, of_the_move.bonus);
  }
  clock.left += increment(of_the_next);
}

void give_period_during_move(SideClock& clock, const Period& ended, const Period& begun) {
  clock.left += begun.base + std::max(increment(begun) - increment(ended), Millis{0});
}

}  // namespace praporek::clock
