#pragma once

#include "core/rules/placement.hpp"
#include "io/dgt/bytes.hpp"
#include "io/dgt/field.hpp"
#include "io/simulator/clock.hpp"

#include <optional>
#include <string>
#include <vector>

namespace praporek::simulator {

/// Bytes and when the last of them is on the line.
struct Due {
  Instant at;
  dgt::Bytes bytes;
};

/// A board that has its line for itself. It looks at its squares one after the other, so a piece
/// that moves on before it looks again is seen twice or not at all, as on a real one.
class Board {
 public:
  Board(const rules::Placement& men, dgt::Lie lie, std::string serial);

  /// A hand puts something on a square, or takes it off.
  void put(rules::Square square, std::optional<rules::Piece> piece);

  /// The computer's commands; the answers in the order in which they leave.
  std::vector<Due> receive(dgt::ByteView commands, Instant at);

  /// Time passes: what the board sends of its own accord.
  std::vector<Due> pass(Instant now, const Clock& clock);

  /// The cable of the clock.
  void plug_clock(bool in) { clock_plugged_ = in; }

 private:
  enum class Mode : std::uint8_t { Bus, Idle, UpdateBoard, Update, UpdateNice, Silent };

  void obey(dgt::Byte command, Instant at, std::vector<Due>& out);
  void send(Instant at, dgt::Bytes frame, std::vector<Due>& out);
  void scan_until(Instant now, std::vector<Due>& out);
  void send_clock(Instant at, std::vector<Due>& out);

  dgt::Fields men_;      ///< what stands there
  dgt::Fields scanned_;  ///< what the board knows
  dgt::Lie lie_;
  std::string serial_;
  dgt::ClockReport clock_;
  dgt::Bytes sent_clock_;
  Mode mode_ = Mode::Bus;
  bool clock_plugged_ = true;
  int next_field_ = 0;
  Instant scanned_until_;
  Instant clock_due_;
  Instant line_free_;
};

}  // namespace praporek::simulator
