#pragma once

#include "core/base/instant.hpp"
#include "core/board/end.hpp"
#include "io/dgt/bytes.hpp"
#include "io/dgt/field.hpp"

#include <array>
#include <optional>
#include <variant>

namespace praporek::dgt {

using board::End;
using board::opposite;

/// One display.
struct Display {
  Millis left{0};           ///< whole seconds, under ten hours
  bool flag_final = false;  ///< fallen, and the clock stands at zero
  bool flag_shown = false;  ///< shown at a change of period while the clock goes on
  bool per_move = false;    ///< an increment or a delay belongs to every move

  friend bool operator==(const Display&, const Display&) = default;
};

/// What both displays show. Up to a second late, so a flag in it is a report, never a decision.
struct ClockTimes {
  std::array<Display, 2> displays;
  bool running = false;
  End using_time = End::Left;  ///< where the lever is up
  bool battery_low = false;
  /// The status byte as it came. Two more bits of it name the side to move; the documents
  /// contradict one another about them, so they are kept for the log and decide nothing.
  Byte status = 0;

  [[nodiscard]] const Display& at(End end) const { return displays[static_cast<std::size_t>(end)]; }
  [[nodiscard]] Display& at(End end) { return displays[static_cast<std::size_t>(end)]; }

  friend bool operator==(const ClockTimes&, const ClockTimes&) = default;
};

/// No clock is plugged in.
struct NoClock {
  friend bool operator==(const NoClock&, const NoClock&) = default;
};

/// All zero: some boards send it after a clock command. It says nothing.
struct BlankClock {
  friend bool operator==(const BlankClock&, const BlankClock&) = default;
};

/// The clock answers a command, or speaks of its own accord (a button, ready for commands).
struct ClockAck {
  std::array<Byte, 4> values{};

  [[nodiscard]] bool is_error() const { return values[0] == 0x40; }
  /// Sent without a command, as a button is.
  [[nodiscard]] bool is_unasked() const { return values[1] >= 0x80; }
  [[nodiscard]] bool is_ready() const { return values[1] == 0x81; }
  /// The command that is answered.
  [[nodiscard]] std::optional<Byte> command() const {
    if (is_unasked()) return std::nullopt;
    return values[1];
  }

  friend bool operator==(const ClockAck&, const ClockAck&) = default;
};

enum class Button : std::uint8_t { Back, Plus, Run, Minus, Ok };

/// The button that was pressed; the lever is no button but part of the times.
std::optional<Button> button_of(const ClockAck& ack);

/// The version of the clock, if this answers the question for it.
struct Version {
  int major = 0;
  int minor = 0;

  friend bool operator==(const Version&, const Version&) = default;
};
std::optional<Version> clock_version_of(const ClockAck& ack);

using ClockReport = std::variant<ClockTimes, ClockAck, NoClock, BlankClock>;

using ClockPayload = std::span<const Byte, 7>;

/// None if the bytes are no possible time: a minute of 75, a second of 6F.
std::optional<ClockReport> clock_report_of(ClockPayload payload);

/// The seven bytes a clock sends for it.
std::array<Byte, 7> payload_of(const ClockReport& report);

}  // namespace praporek::dgt
