#pragma once

#include "io/dgt/clock_reports.hpp"
#include "io/dgt/commands.hpp"
#include "io/dgt/decoder.hpp"
#include "io/dgt/session.hpp"

#include <deque>
#include <optional>

namespace praporek::dgt {

/// A board that has the line for itself: reset, serial number, version, the whole board, then
/// updates. There are no checksums, so every picture is proved by a second look, and a serial
/// number by a second answer.
class SingleSession final : public Session {
 public:
  void opened(Instant at) override;
  void closed(Instant at) override;
  void receive(ByteView bytes, Instant at) override;
  void wait(Instant now) override;
  void ask_memory(const std::string& serial) override;
  [[nodiscard]] bool has_checksums() const override { return false; }

  /// Empty until the board has said it.
  [[nodiscard]] const std::string& serial() const { return serial_; }
  [[nodiscard]] std::optional<Version> version() const { return version_; }

 private:
  struct Question {
    Command command = Command::Reset;
    Instant asked;
    int times = 0;
  };

  void greet(Instant at);
  void ask(Command command);
  void ask_next(Instant at);
  void answered(Command command);
  void take(const Message& message, Instant at);
  void see_board(const Fields& fields, Instant at);
  void see_change(const FieldChanged& change, Instant at);
  void see_clock(const ClockReport& report, Instant at);
  void see_serial(const std::string& text);
  void miss(Instant at);
  void pass_on(std::vector<board::Report> reports);

  Decoder decoder_;
  ClockReports clock_{Caution::Careful};
  std::deque<Command> wanted_;
  std::optional<Question> question_;
  bool open_ = false;
  bool missing_ = false;
  std::string serial_;
  std::string said_serial_;
  std::optional<Version> version_;
  std::optional<Fields> picture_;
  std::optional<Fields> candidate_;
  std::optional<Instant> first_unproved_;
  Instant look_at_;  ///< when the whole board is to be asked for next
  Instant heard_;
};

}  // namespace praporek::dgt
