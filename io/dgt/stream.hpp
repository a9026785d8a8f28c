#pragma once

#include "core/base/instant.hpp"
#include "io/dgt/clock_message.hpp"
#include "io/dgt/field.hpp"

#include <variant>
#include <vector>

/// The log a board keeps of everything that happened on it. A single board gives it whole, a board
/// on a bus gives what is new.
namespace praporek::dgt {

/// A field emptied, or a man was put on it.
struct FieldLogged {
  Field field;
  Man man = Man::None;
  bool quick = false;  ///< less than about 250 ms after the change before it

  friend bool operator==(const FieldLogged&, const FieldLogged&) = default;
};

/// What this end's display showed when its lever was pressed.
struct PressLogged {
  End end = End::Left;
  Millis left{0};

  friend bool operator==(const PressLogged&, const PressLogged&) = default;
};

enum class Mark : Byte {
  PowerUp = 0x6A,  ///< one FieldLogged for every man found follows
  EndOfLog = 0x6B,
  FourRows = 0x6C,  ///< men on the home rows only, but not as at the start of chess
  EmptyBoard = 0x6D,
  Downloaded = 0x6E,
  StartPosition = 0x6F,
  StartPositionRotated = 0x7A,
  StartOfGame = 0x7B,
  WatchdogReset = 0x7C,
};

struct Marked {
  Mark mark = Mark::EndOfLog;

  friend bool operator==(const Marked&, const Marked&) = default;
};

/// A byte no document explains. What follows may be its argument, so the board must be read anew.
struct UnknownTag {
  Byte byte = 0;

  friend bool operator==(const UnknownTag&, const UnknownTag&) = default;
};

using LogEntry = std::variant<FieldLogged, PressLogged, Marked, UnknownTag>;

/// Every entry in order; bytes that mean nothing on purpose leave no trace.
std::vector<LogEntry> read_log(ByteView bytes);

/// The bytes a board writes for it.
Bytes bytes_of(const LogEntry& entry);

}  // namespace praporek::dgt
