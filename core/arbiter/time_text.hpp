#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace praporek::arbiter {

/// "1:30:00", "2:05" or "125": a clock's reading, or an amount of time; none if it is neither.
std::optional<std::chrono::seconds> read_clock(std::string_view text);

/// "15:00", "15:00:30": seconds since midnight.
std::optional<std::chrono::seconds> read_time_of_day(std::string_view text);

/// From one time of day to a later one; a session may go on past midnight.
std::chrono::seconds time_between(std::chrono::seconds earlier, std::chrono::seconds later);

/// "0:02:00", "-0:00:10".
std::string clock_text(std::chrono::seconds time);

/// The same with a sign in front: "+0:02:00".
std::string signed_clock_text(std::chrono::seconds change);

/// "15:00", or "15:00:30" where there are seconds.
std::string time_of_day_text(std::chrono::seconds since_midnight);

}  // namespace praporek::arbiter
