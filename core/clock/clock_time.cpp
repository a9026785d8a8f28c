#include "core/clock/clock_time.hpp"

#include "core/base/text.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace praporek::clock {

namespace {

using std::chrono::seconds;

constexpr Millis tenths_below = seconds{20};
constexpr int most_first = 99;  // hours, or minutes where no hours are written

struct Parts {
  std::int64_t hours, minutes, seconds, tenths;
};

Parts parts_of(Millis time) {
  const std::int64_t tenths = time.count() / 100;
  return {tenths / 36000, tenths / 600 % 60, tenths / 10 % 60, tenths % 10};
}

std::string two_digits(std::int64_t number) {
  return (number < 10 ? "0" : "") + std::to_string(number);
}

Refusal not_a_time(std::string_view text) {
  return Refusal{Message{"clock.not-a-time", {std::string{text}}}};
}

/// A part of a clock time: digits only, at most two of them.
std::optional<int> part(std::string_view digits) {
  if (digits.size() > 2 || digits.starts_with('-')) return std::nullopt;
  return whole_number(digits);
}

std::optional<Millis> tenths_of(std::string_view digits) {
  const auto tenths = part(digits);
  if (digits.size() != 1 || !tenths) return std::nullopt;
  return Millis{*tenths * 100};
}

}  // namespace

std::string shown(Millis time) {
  const Parts parts = parts_of(time);
  const std::string text = parts.hours > 0
                               ? std::to_string(parts.hours) + ":" + two_digits(parts.minutes)
                               : std::to_string(parts.minutes);
  const std::string tenths = time < tenths_below ? "." + std::to_string(parts.tenths) : "";
  return text + ":" + two_digits(parts.seconds) + tenths;
}

std::string shown_in_full(Millis time) {
  const Parts parts = parts_of(time);
  return std::to_string(parts.hours) + ":" + two_digits(parts.minutes) + ":" +
         two_digits(parts.seconds) + "." + std::to_string(parts.tenths);
}

Result<Millis> read_clock_time(std::string_view text) {
  const std::string_view whole = trimmed(text);
  const auto dot = std::min(whole.find('.'), whole.size());
  Millis time{0};
  if (dot != whole.size()) {
    const auto tenths = tenths_of(whole.substr(dot + 1));
    if (!tenths) return not_a_time(text);
    time = *tenths;
  }
  const std::vector<std::string_view> pieces = split(whole.substr(0, dot), ':');
  if (pieces.size() < 2 || pieces.size() > 3) return not_a_time(text);
  Millis above{0};
  for (const std::string_view& piece : pieces) {
    const bool first = &piece == &pieces.front();
    const auto value = part(piece);
    if (!value || *value > (first ? most_first : 59)) return not_a_time(text);
    if (!first && piece.size() != 2) return not_a_time(text);
    above = above * 60 + Millis{seconds{*value}};
  }
  return above + time;
}

}  // namespace praporek::clock
