#pragma once

#include "io/dgt/bytes.hpp"
#include "io/dgt/clock_message.hpp"
#include "io/dgt/field.hpp"
#include "io/dgt/stream.hpp"

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// What a board says on a line of its own.
namespace praporek::dgt {

/// What stands on all fields.
struct BoardSeen {
  Fields fields{};
  friend bool operator==(const BoardSeen&, const BoardSeen&) = default;
};

struct FieldChanged {
  Field field;
  Man man = Man::None;  ///< none: the field became empty
  friend bool operator==(const FieldChanged&, const FieldChanged&) = default;
};

struct LogSent {
  std::vector<LogEntry> entries;
  friend bool operator==(const LogSent&, const LogSent&) = default;
};

/// Under which address the board answers on a bus.
struct AddressSent {
  int address = 0;
  friend bool operator==(const AddressSent&, const AddressSent&) = default;
};

struct SerialNumber {
  std::string text;
  bool long_form = false;  ///< ten characters; some boards put their version there
  friend bool operator==(const SerialNumber&, const SerialNumber&) = default;
};

/// Whatever the maker has to say; nothing depends on it.
struct MakersText {
  std::string text;
  friend bool operator==(const MakersText&, const MakersText&) = default;
};

struct FirmwareVersion {
  Version version;
  friend bool operator==(const FirmwareVersion&, const FirmwareVersion&) = default;
};

struct HardwareVersion {
  Version version;
  friend bool operator==(const HardwareVersion&, const HardwareVersion&) = default;
};

/// The fifty dark or light squares of a draughts board.
struct DraughtsSeen {
  bool dark = true;
  std::array<Man, 50> fields{};
  friend bool operator==(const DraughtsSeen&, const DraughtsSeen&) = default;
};

/// The battery of a wireless board.
struct Battery {
  int percent = 0;
  std::optional<Millis> left;  ///< none where the board cannot tell
  bool charging = false;
  friend bool operator==(const Battery&, const Battery&) = default;
};

/// A known reply whose content no public document describes.
struct Undocumented {
  Byte id = 0;
  Bytes payload;
  friend bool operator==(const Undocumented&, const Undocumented&) = default;
};

enum class Doubt : std::uint8_t {
  Noise,        ///< bytes outside any frame
  CutOff,       ///< the frame ended before its length, by silence or by another frame
  WrongLength,  ///< no such length for this kind of frame
  UnknownKind,  ///< a whole frame, but no document knows it
  Impossible,   ///< a whole frame whose content cannot be
  Checksum,     ///< on a bus: the sum is wrong
};

/// Bytes that cannot be explained. Never dropped: the line's log and the arbiter may want them.
struct Unexplained {
  Doubt doubt = Doubt::Noise;
  Bytes bytes;
  friend bool operator==(const Unexplained&, const Unexplained&) = default;
};

using Message = std::variant<Unexplained, BoardSeen, FieldChanged, ClockReport, LogSent,
                             AddressSent, SerialNumber, MakersText, FirmwareVersion,
                             HardwareVersion, DraughtsSeen, Battery, Undocumented>;

}  // namespace praporek::dgt
