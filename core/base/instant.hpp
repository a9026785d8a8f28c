#pragma once

#include <chrono>
#include <cstdint>

namespace praporek {

using Millis = std::chrono::duration<std::int64_t, std::milli>;

/// Milliseconds of UTC since 1970, handed in by the caller: core never asks what time it is.
struct Instant {
  Millis since_epoch{0};

  friend constexpr auto operator<=>(const Instant&, const Instant&) = default;
  friend constexpr Instant operator+(Instant at, Millis later) { return {at.since_epoch + later}; }
  friend constexpr Millis operator-(Instant later, Instant earlier) {
    return later.since_epoch - earlier.since_epoch;
  }
};

}  // namespace praporek
