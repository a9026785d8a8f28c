#include "app/event/system_time.hpp"

#include <algorithm>
#include <chrono>
#include <time.h>

namespace praporek::app {

namespace {

/// Goes on while the laptop sleeps, unlike the monotonic clock.
Millis since_boot() {
  timespec now{};
  ::clock_gettime(CLOCK_BOOTTIME, &now);
  return std::chrono::duration_cast<Millis>(std::chrono::seconds{now.tv_sec} +
                                            std::chrono::nanoseconds{now.tv_nsec});
}

Instant wall_time() {
  return {std::chrono::duration_cast<Millis>(std::chrono::system_clock::now().time_since_epoch())};
}

}  // namespace

SystemTime::SystemTime() : wall_at_start_{wall_time()}, boot_at_start_{since_boot()} {}

Instant SystemTime::now() {
  last_ = std::max(last_, wall_at_start_ + (since_boot() - boot_at_start_));
  return last_;
}

Millis SystemTime::wall_offset() const {
  return wall_time() - (wall_at_start_ + (since_boot() - boot_at_start_));
}

void SystemTime::not_before(Instant at) { last_ = std::max(last_, at + Millis{1}); }

}  // namespace praporek::app
