#pragma once

#include "io/simulator/faults.hpp"
#include "io/simulator/table.hpp"

#include <deque>
#include <memory>
#include <vector>

namespace praporek::simulator {

/// One line and the tables on it, paced like 9600 baud, its frames in pieces, its faults as
/// planned. It knows no port: bytes go in, bytes come out when their time has come.
class Line {
 public:
  Line(std::vector<TableOptions> tables, const FaultPlan& faults, std::uint64_t seed);

  /// All clocks are started.
  void begin(Instant at);

  /// What the computer wrote.
  void receive(dgt::ByteView bytes, Instant at);

  /// Time passes; what has arrived at the computer by now, in order.
  std::vector<dgt::Bytes> pass(Instant now);

  /// The cable is in; while it is out nothing can be written or read.
  [[nodiscard]] bool plugged() const { return now_ >= back_at_; }

  /// From now on everything is as it should be.
  void end_faults();
  void unplug_until(Instant back);

  [[nodiscard]] std::vector<std::unique_ptr<Table>>& tables() { return tables_; }
  [[nodiscard]] Table& table(std::size_t number) { return *tables_[number]; }

 private:
  void carry(std::vector<Due> frames);
  void put_on_wire(const Due& frame);
  void suffer(Millis moment);
  Table& any_table();

  std::vector<std::unique_ptr<Table>> tables_;
  Faults faults_;
  std::deque<Due> wire_;  ///< pieces of frames and when each has arrived
  std::vector<Due> waiting_;
  Instant free_at_;
  Instant now_;
  Instant back_at_;
  Instant silent_until_;
  Instant clock_back_at_;
  std::size_t pulled_ = 0;
};

}  // namespace praporek::simulator
