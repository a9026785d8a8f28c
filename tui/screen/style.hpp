#pragma once

#include <cstdint>

namespace praporek::tui {

/// What a colour would say. It never says it alone: a sign, a word or a place says the same.
enum class Tone : std::uint8_t { Plain, Alarm, Caution, Good, Quiet, Accent };

struct Style {
  Tone tone = Tone::Plain;
  bool bold = false;
  bool reverse = false;
  bool underline = false;

  friend bool operator==(const Style&, const Style&) = default;
};

/// The few ways in which the console writes.
inline constexpr Style plain{};
inline constexpr Style strong{Tone::Plain, true, false, false};
inline constexpr Style quiet{Tone::Quiet, false, false, false};
inline constexpr Style chosen{Tone::Plain, false, true, false};
inline constexpr Style urgent{Tone::Alarm, true, true, false};
inline constexpr Style caution{Tone::Caution, true, false, false};
inline constexpr Style good{Tone::Good, false, false, false};
inline constexpr Style accent{Tone::Accent, true, false, false};

}  // namespace praporek::tui
