#pragma once

#include "core/board/report.hpp"
#include "io/dgt/bytes.hpp"

#include <string>
#include <utility>
#include <vector>

namespace praporek::dgt {

/// What the board with this serial number reports.
struct DeviceReport {
  std::string serial;
  board::Report report;
};

/// The talk with whatever is behind one line. It knows no port and no time of its own: bytes and
/// instants go in, commands and reports come out. Towards clocks it only reads.
class Session {
 public:
  Session() = default;
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;
  virtual ~Session() = default;

  /// The line is there, for the first time or again.
  virtual void opened(Instant at) = 0;
  virtual void closed(Instant at) = 0;
  virtual void receive(ByteView bytes, Instant at) = 0;

  /// To be called some forty times a second, whether or not anything came.
  virtual void wait(Instant now) = 0;

  /// Everything reported so far is in the journal.
  virtual void committed() {}

  /// Have the board say what it remembers of its game, or at least how it stands now.
  virtual void ask_memory(const std::string& serial) = 0;

  /// Frames carry checksums, so single squares need no proof.
  [[nodiscard]] virtual bool has_checksums() const = 0;

  /// Each is to be written at once and whole.
  std::vector<Bytes> take_commands() { return std::exchange(commands_, {}); }
  std::vector<DeviceReport> take_reports() { return std::exchange(reports_, {}); }

  /// Frames that could not be explained since the line was opened first.
  [[nodiscard]] int doubts() const { return doubts_; }

 protected:
  void say(Bytes command) { commands_.push_back(std::move(command)); }
  void report(const std::string& serial, board::Report what) {
    reports_.push_back({serial, std::move(what)});
  }
  void count_doubt() { ++doubts_; }

 private:
  std::vector<Bytes> commands_;
  std::vector<DeviceReport> reports_;
  int doubts_ = 0;
};

}  // namespace praporek::dgt
