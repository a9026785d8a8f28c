#pragma once

#include "io/dgt/bytes.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/serial_port.hpp>
#include <boost/asio/steady_timer.hpp>

#include <array>
#include <deque>
#include <functional>
#include <memory>
#include <string>

namespace praporek::io {

/// What a line tells whoever talks over it.
struct LineEvents {
  std::function<void()> opened;
  std::function<void(dgt::ByteView)> received;
  std::function<void(const std::string& why)> lost;
};

/// A serial port: 9600 baud, eight bits, raw, for our use alone. When it vanishes it is looked for
/// again, the pauses growing to two seconds, until close().
class Line : public std::enable_shared_from_this<Line> {
 public:
  static std::shared_ptr<Line> make(boost::asio::io_context& loop, std::string path,
                                    LineEvents events);

  void open();
  void write(dgt::Bytes bytes);
  void close();

  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] bool is_open() const { return port_.is_open(); }

 private:
  Line(boost::asio::io_context& loop, std::string path, LineEvents events);

  bool try_open(std::string& why);
  void read();
  void write_next();
  void lose(const std::string& why);
  void try_later();

  boost::asio::serial_port port_;
  boost::asio::steady_timer timer_;
  std::string path_;
  LineEvents events_;
  std::array<dgt::Byte, 512> room_{};
  std::deque<dgt::Bytes> to_write_;
  std::chrono::milliseconds pause_;
  bool wanted_ = false;
  bool reported_ = false;  ///< that it cannot be opened
};

}  // namespace praporek::io
