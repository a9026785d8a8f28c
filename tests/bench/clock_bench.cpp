// How many events a clock takes in a second, and whether any of them allocates.

#include "core/clock/clock.hpp"
#include "core/clock/time_control_text.hpp"

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <new>

namespace {

std::int64_t allocations = 0;

}  // namespace

void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc{};
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

using namespace praporek;
using namespace praporek::clock;
using Stopwatch = std::chrono::steady_clock;

namespace {

/// Nine ticks of a tenth of a second and a press, again and again, over three periods.
std::int64_t play(const ClockRules& rules, ClockState& state, int moves) {
  std::int64_t effects = 0;
  for (int move = 0; move < moves; ++move) {
    for (int tick = 0; tick < 9; ++tick) {
      ClockStep next = step(rules, state, Ticked{state.at + Millis{100}});
      effects += static_cast<std::int64_t>(next.effects.size());
      state = next.state;
    }
    ClockStep next = step(rules, state, Pressed{state.at + Millis{100}, state.turn, {}});
    effects += static_cast<std::int64_t>(next.effects.size());
    state = next.state;
  }
  return effects;
}

}  // namespace

int main() {
  const ClockRules rules{read_time_control("40/90m+30s:20/50m+30s:15m+30s").value(), {}, false};
  ClockState state = set_for_start(rules);
  state = step(rules, state, Started{Instant{}}).state;
  constexpr int moves = 2'000'000;
  const std::int64_t before = allocations;
  const auto start = Stopwatch::now();
  const std::int64_t effects = play(rules, state, moves);
  const std::chrono::duration<double> took = Stopwatch::now() - start;
  const std::int64_t allocated = allocations - before;
  std::printf("%.1f million events a second, %lld allocations, %lld effects\n",
              moves * 10.0 / took.count() / 1e6, static_cast<long long>(allocated),
              static_cast<long long>(effects));
  return allocated == 0 && moves * 10.0 / took.count() >= 1e6 ? EXIT_SUCCESS : EXIT_FAILURE;
}
