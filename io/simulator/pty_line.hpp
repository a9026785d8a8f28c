#pragma once

#include "io/simulator/line.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>

#include <array>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>

namespace praporek::simulator {

/// A simulated line behind a real pty. Its name is a link that stays the same; while the cable is
/// out the link is gone, as a device's node is.
class PtyLine {
 public:
  PtyLine(boost::asio::io_context& loop, std::filesystem::path link, std::unique_ptr<Line> line);
  ~PtyLine();
  PtyLine(const PtyLine&) = delete;
  PtyLine& operator=(const PtyLine&) = delete;

  /// Time passes, as the caller counts it.
  void pass(Instant now);

  [[nodiscard]] const std::filesystem::path& path() const { return link_; }
  [[nodiscard]] Line& line() { return *line_; }

 private:
  void plug();
  void unplug();
  void read();

  boost::asio::io_context& loop_;
  std::filesystem::path link_;
  std::unique_ptr<Line> line_;
  std::shared_ptr<boost::asio::posix::stream_descriptor> master_;
  int slave_ = -1;  ///< kept open: a pty whose last user leaves would hang up
  std::array<dgt::Byte, 256> room_{};
  Instant now_;
};

}  // namespace praporek::simulator
