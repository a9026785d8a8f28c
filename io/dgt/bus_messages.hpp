#pragma once

#include "io/dgt/messages.hpp"

/// What boards say that share one line. Every message carries its sender's address.
namespace praporek::dgt {

struct Address {
  int value = 0;  ///< 14 bits; 0 as a receiver means all boards
  friend auto operator<=>(const Address&, const Address&) = default;
};

inline constexpr Address all_boards{0};

struct Present {
  friend bool operator==(const Present&, const Present&) = default;
};

/// Everything since the changes asked for last.
struct Changes {
  std::vector<LogEntry> entries;
  bool even = false;  ///< newer boards alternate two kinds of reply, so that a lost one is noticed
  friend bool operator==(const Changes&, const Changes&) = default;
};

/// Everything since the start of the game was marked, less what is still to come as changes.
struct Replay {
  std::vector<LogEntry> entries;
  friend bool operator==(const Replay&, const Replay&) = default;
};

struct StartMarked {
  friend bool operator==(const StartMarked&, const StartMarked&) = default;
};

/// The oldest boards answer without saying which version they are.
struct BusVersion {
  std::optional<Version> version;
  friend bool operator==(const BusVersion&, const BusVersion&) = default;
};

using BusReply = std::variant<Present, Changes, Replay, BoardSeen, ClockReport, StartMarked,
                              BusVersion, DraughtsSeen, Undocumented>;

struct FromBoard {
  Address address;
  BusReply reply;
  friend bool operator==(const FromBoard&, const FromBoard&) = default;
};

using BusMessage = std::variant<Unexplained, FromBoard>;

}  // namespace praporek::dgt
