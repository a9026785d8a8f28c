#pragma once

#include "io/dgt/bus_messages.hpp"
#include "io/dgt/field.hpp"

#include <array>
#include <string>
#include <variant>

/// What may be said to a board. Missing on purpose: jumping into the boot loader (4E), choosing
/// the squares to scan (51, 53, 54, kept by the board for ever) and taking all boards off the bus
/// (88). No arbiter needs them and no slip of ours shall send them.
namespace praporek::dgt {

/// To a board that has the line for itself; each is one byte.
enum class Command : Byte {
  Reset = 0x40,  ///< no more messages unasked
  SendClock = 0x41,
  SendBoard = 0x42,
  Update = 0x43,       ///< changes, and the clock every second
  UpdateBoard = 0x44,  ///< changes only
  SendSerial = 0x45,
  SendAddress = 0x46,
  SendMakersText = 0x47,
  SendHardwareVersion = 0x48,
  SendLog = 0x49,
  ToBusMode = 0x4A,
  UpdateNice = 0x4B,  ///< changes, and the clock when something on it changed
  SendBattery = 0x4C,
  SendVersion = 0x4D,
  SendDarkSquares = 0x50,
  SendLightSquares = 0x52,
  SendLongSerial = 0x55,
  SendOtherClock = 0x56,
  UpdateOtherClock = 0x57,
  UpdateNiceOtherClock = 0x58,
  SendLockState = 0x59,
  SendKeyState = 0x5A,
};

/// The lamps of some boards.
struct Light {
  enum class Pattern : Byte { Off, On, Options };
  Pattern pattern = Pattern::Off;
  Byte from = 0;
  Byte to = 0;
};

inline constexpr Light all_lights_off{Light::Pattern::Off, 0x40, 0};

/// To one board of a bus, or to all.
enum class BusCommand : Byte {
  SendClock = 0x81,
  SendBoard = 0x82,
  SendChanges = 0x83,
  RepeatChanges = 0x84,
  MarkStart = 0x85,
  Replay = 0x86,
  Ping = 0x87,
  Reset = 0x89,
  IgnoreNextPing = 0x8A,
  SendVersion = 0x8B,
  SendDarkSquares = 0x8C,
  SendAll = 0x8D,
  SendSerial = 0x91,
  RandomPing = 0x92,
  SendOtherClock = 0x93,
  SendButton = 0x94,
  SendAck = 0x95,
  SendStatistics = 0x96,
  SendMakersText = 0x97,
  SendBattery = 0x98,
  RepeatButton = 0x99,
  RepeatAck = 0x9A,
  SendHardwareVersion = 0x9B,
};

/// The symbols of one end of the older clock.
struct Icons {
  Byte symbols = 0;
  Byte periods_and_flag = 0;
};

/// The seven-segment digits A to F between which the older clock shows "1A:BC 1D:EF".
struct ShowSegments {
  std::array<Byte, 6> digits{};
  Byte icons = 0;
  bool beep = false;
};
struct ShowIcons {
  Icons left;
  Icons right;
  Byte special = 0;
};
struct EndText {};
struct AskButtons {};
struct AskClockVersion {};
struct SetAndRun {
  Millis left{0};
  Millis right{0};
  bool left_runs = false;
  bool right_runs = false;
  bool paused = false;
  bool toggles_at_lever = false;
};
struct Beep {
  Millis length{0};  ///< in steps of 64 ms
};
/// Padded or cut to eight or eleven characters.
struct ShowText {
  std::string text;
  Byte beep = 0;  ///< 0 to 15
  enum class Width : Byte { Eight, Eleven } width = Width::Eight;
};

/// To the clock behind a board. Nothing sends these of its own accord: text hides the time, and a
/// clock in play is set by the arbiter.
using ClockCommand = std::variant<ShowSegments, ShowIcons, EndText, AskButtons, AskClockVersion,
                                  SetAndRun, Beep, ShowText>;

}  // namespace praporek::dgt
