#pragma once

#include "core/rules/placement.hpp"
#include "io/dgt/bus_messages.hpp"
#include "io/dgt/commands.hpp"
#include "io/simulator/clock.hpp"
#include "io/simulator/memory.hpp"

#include <optional>
#include <random>
#include <string>
#include <vector>

namespace praporek::simulator {

/// Bytes and when they leave, or when the last of them is on the line.
struct Due {
  Instant at;
  dgt::Bytes bytes;
};

/// A board, alone on its line or one of many. It looks at its squares one after the other, so a
/// piece that moves on before it looks again is seen twice or not at all, as on a real one.
class Board {
 public:
  Board(const rules::Placement& men, board::Lie lie, std::string serial);

  /// A hand puts something on a square, or takes it off.
  void put(rules::Square square, std::optional<rules::Piece> piece);

  /// The computer's commands; the answers and when each begins.
  std::vector<Due> receive(dgt::ByteView commands, Instant at);

  /// Time passes: what the board sends of its own accord.
  std::vector<Due> pass(Instant now, const Clock& clock);

  /// The cable of the clock.
  void plug_clock(bool in) { clock_plugged_ = in; }

  /// The power fails for a moment: it wakes up as a board of a bus, its memory kept.
  void lose_power();

  [[nodiscard]] const std::string& serial() const { return serial_; }

 private:
  enum class Mode : std::uint8_t { Bus, Idle, UpdateBoard, Update, UpdateNice, Silent };

  void hear(dgt::Byte byte, Instant at, std::vector<Due>& out);
  void obey(dgt::Command command, Instant at, std::vector<Due>& out);
  void obey_bus(dgt::BusCommand command, bool to_all, Instant at, std::vector<Due>& out);
  void send_bus(dgt::Byte id, dgt::ByteView data, Instant at, std::vector<Due>& out);
  void scan_until(Instant now, std::vector<Due>& out);
  void see_field(std::size_t field, Instant at, std::vector<Due>& out);
  void see_clock(const Clock& clock);
  void send_clock(Instant at, std::vector<Due>& out);
  [[nodiscard]] Instant ready(Instant at) const;
  [[nodiscard]] bool speaks_unasked() const;

  dgt::Fields men_;      ///< what stands there
  dgt::Fields scanned_;  ///< what the board knows
  board::Lie lie_;
  std::string serial_;
  dgt::Address address_;
  std::mt19937 random_;
  Memory memory_;
  dgt::ClockReport clock_;
  dgt::Bytes sent_clock_;
  dgt::Bytes command_;  ///< of a bus, or of the clock: not complete yet
  Mode mode_ = Mode::Bus;
  bool clock_plugged_ = true;
  bool ignore_ping_ = false;
  std::size_t next_field_ = 0;
  Instant scanned_until_;
  Instant changed_;
  Instant clock_due_;
};

}  // namespace praporek::simulator
