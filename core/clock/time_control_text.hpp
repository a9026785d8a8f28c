#pragma once

#include "core/base/result.hpp"
#include "core/clock/time_control.hpp"

#include <string>
#include <string_view>

namespace praporek::clock {

/// What a base without a unit means. A bonus without a unit is always seconds.
enum class BareNumber { Seconds, Minutes };

struct ControlReading {
  BareNumber bare = BareNumber::Seconds;
  BonusMode mode = BonusMode::Fischer;
};

/// Reads MOVES/BASE+BONUS with periods joined by ":" (or ","): "5400+30", "40/90m+30s:30m+30s",
/// "40/90'+30\", SD/30'+30\"", and "W300-B240" where the sides differ. A refusal names the column.
Result<TimeControl> read_time_control(std::string_view text, ControlReading reading = {});

/// The form of report files, all in seconds: "40/5400+30:1800+30".
std::string in_seconds(const TimeControl& control);

/// The form people read: "40/90m+30s:30m+30s".
std::string in_units(const TimeControl& control);

}  // namespace praporek::clock
