#include "io/serial/line.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/write.hpp>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <sys/ioctl.h>
#include <utility>

namespace praporek::io {

namespace {

namespace asio = boost::asio;
using boost::system::error_code;

constexpr std::chrono::milliseconds first_pause{100};
constexpr std::chrono::milliseconds longest_pause{2'000};

/// Both modem lines low, as boards on a bus want it. A pty has none and says so.
bool lower_modem_lines(int port, std::string& why) {
  const int lines = TIOCM_DTR | TIOCM_RTS;
  if (::ioctl(port, TIOCMBIC, &lines) == 0) return true;
  if (errno == ENOTTY || errno == EINVAL) return true;
  why = std::strerror(errno);
  return false;
}

}  // namespace

std::shared_ptr<Line> Line::make(asio::io_context& loop, std::string path, LineEvents events) {
  return std::shared_ptr<Line>{new Line{loop, std::move(path), std::move(events)}};
}

Line::Line(asio::io_context& loop, std::string path, LineEvents events)
    : port_{loop},
      timer_{loop},
      path_{std::move(path)},
      events_{std::move(events)},
      pause_{first_pause} {}

void Line::open() {
  wanted_ = true;
  if (port_.is_open()) return;
  std::string why;
  if (!try_open(why)) {
    if (!std::exchange(reported_, true)) events_.lost(why);
    try_later();
    return;
  }
  reported_ = false;
  pause_ = first_pause;
  events_.opened();
  read();
}

bool Line::try_open(std::string& why) {
  error_code error;
  port_.open(path_, error);
  using Port = asio::serial_port_base;
  const auto set = [&](const auto& option) {
    if (!error) port_.set_option(option, error);
  };
  set(Port::baud_rate{9600});
  set(Port::character_size{8});
  set(Port::parity{Port::parity::none});
  set(Port::stop_bits{Port::stop_bits::one});
  set(Port::flow_control{Port::flow_control::none});
  if (error) {
    why = error.message();
  } else if (::ioctl(port_.native_handle(), TIOCEXCL) != 0) {
    why = std::strerror(errno);
  } else if (lower_modem_lines(port_.native_handle(), why)) {
    return true;
  }
  port_.close(error);
  return false;
}

void Line::read() {
  port_.async_read_some(asio::buffer(room_),
                        [self = shared_from_this()](error_code error, std::size_t size) {
                          if (error == asio::error::operation_aborted || !self->wanted_) return;
                          if (error) {
                            self->lose(error.message());
                            return;
                          }
                          self->events_.received(dgt::ByteView{self->room_}.first(size));
                          if (self->port_.is_open()) self->read();
                        });
}

void Line::write(dgt::Bytes bytes) {
  if (!port_.is_open()) return;
  to_write_.push_back(std::move(bytes));
  if (to_write_.size() == 1) write_next();
}

void Line::write_next() {
  asio::async_write(port_, asio::buffer(to_write_.front()),
                    [self = shared_from_this()](error_code error, std::size_t) {
                      if (error == asio::error::operation_aborted || !self->wanted_) return;
                      if (error) {
                        self->lose(error.message());
                        return;
                      }
                      self->to_write_.pop_front();
                      if (!self->to_write_.empty()) self->write_next();
                    });
}

void Line::lose(const std::string& why) {
  if (!port_.is_open()) return;
  error_code ignored;
  port_.close(ignored);
  to_write_.clear();
  reported_ = true;
  events_.lost(why);
  try_later();
}

void Line::try_later() {
  timer_.expires_after(pause_);
  pause_ = std::min(pause_ * 2, longest_pause);
  timer_.async_wait([self = shared_from_this()](error_code error) {
    if (!error && self->wanted_) self->open();
  });
}

void Line::close() {
  wanted_ = false;
  error_code ignored;
  port_.close(ignored);
  timer_.cancel();
  to_write_.clear();
}

}  // namespace praporek::io
