#pragma once

#include "io/dgt/bus_messages.hpp"
#include "io/dgt/clock_reports.hpp"
#include "io/dgt/commands.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace praporek::dgt {

/// Five digits, as the boards' serial numbers are written.
std::string serial_of(Address address);
/// Where the board with this number answers; above fourteen bits only the board itself knows.
std::optional<Address> address_of(const std::string& serial);

/// One board of a bus: what it is to be asked next, and what its answers come to.
class BusBoard {
 public:
  explicit BusBoard(Address address) : address_{address}, serial_{serial_of(address)} {}

  [[nodiscard]] Address address() const { return address_; }
  [[nodiscard]] const std::string& serial() const { return serial_; }
  [[nodiscard]] bool present() const { return present_; }

  /// The command whose time has come, the most urgent first.
  [[nodiscard]] std::optional<BusCommand> due(Instant now) const;
  void asked(BusCommand command, Instant at);
  void failed(BusCommand command, Instant at);
  void answered(const BusReply& reply, Instant at);

  /// It answered a search, or the line came back: everything is looked at afresh.
  void meet();
  void lose(Instant at);

  void committed() { uncommitted_ = false; }
  void want_memory() { wants_memory_ = true; }

  std::vector<board::Report> take_reports() { return std::exchange(reports_, {}); }

 private:
  void take(const Present& reply, Instant at);
  void take(const Changes& reply, Instant at);
  void take(const Replay& reply, Instant at);
  void take(const BoardSeen& reply, Instant at);
  void take(const ClockReport& reply, Instant at);
  void take(const StartMarked& reply, Instant at);
  void take(const BusVersion& /*reply*/, Instant /*at*/) {}
  void take(const DraughtsSeen& /*reply*/, Instant /*at*/) {}
  void take(const Undocumented& /*reply*/, Instant /*at*/) {}
  void apply(const std::vector<LogEntry>& entries, Instant at);
  bool apply_entry(const LogEntry& entry, Instant at);

  Address address_;
  std::string serial_;
  ClockReports clock_{Caution::Trusting};
  std::vector<board::Report> reports_;

  bool present_ = false;
  bool missed_ = false;     ///< its absence has been reported
  bool repeat_ = false;     ///< the last changes got lost on the way
  bool repeating_ = false;  ///< and are being asked for again
  bool wants_board_ = false;
  bool wants_memory_ = false;
  bool wants_mark_ = false;
  bool clock_again_ = false;
  bool uncommitted_ = false;
  int failures_ = 0;
  std::optional<Fields> fields_;
  std::vector<LogEntry> last_changes_;
  Instant changes_at_;  ///< when each is to be asked for next
  Instant clock_at_;
  Instant board_at_;
  Instant memory_at_;
  Instant ping_at_;
};

}  // namespace praporek::dgt
