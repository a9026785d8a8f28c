#pragma once

#include "core/base/instant.hpp"
#include "core/base/result.hpp"

#include <string>
#include <string_view>

namespace praporek::clock {

/// As a clock shows it: "4:59", "1:29:50", under twenty seconds with tenths "0:03.5". Rounded down,
/// so that 4:59 is shown from the moment the player has less than five minutes.
std::string shown(Millis time);

/// Always with hours and tenths: "0:04:59.0".
std::string shown_in_full(Millis time);

/// Reads "4:59", "1:29:50" or "0:03.5" as shown() writes them; two numbers are minutes and seconds.
Result<Millis> read_clock_time(std::string_view text);

}  // namespace praporek::clock
