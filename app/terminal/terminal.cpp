#include "app/terminal/terminal.hpp"

#include <boost/asio/buffer.hpp>

#include <chrono>
#include <csignal>
#include <sys/ioctl.h>
#include <unistd.h>
#include <utility>

namespace praporek::app {

namespace {

/// How long an Esc may wait for the rest of a sequence; a slow link may split one.
constexpr std::chrono::milliseconds escape_wait{50};

}  // namespace

Terminal::Terminal(boost::asio::io_context& loop, ScreenMode mode, TerminalEvents events)
    : mode_{std::move(mode)},
      events_{std::move(events)},
      stream_{loop, mode_.descriptor()},
      signals_{loop},
      escape_timer_{loop} {
  for (const int signal : {SIGWINCH, SIGTERM, SIGINT, SIGHUP, SIGTSTP, SIGCONT})
    signals_.add(signal);
  read();
  watch_signals();
}

tui::Size Terminal::size() const {
  winsize window{};
  const bool known = ::ioctl(mode_.descriptor(), TIOCGWINSZ, &window) == 0;
  // A serial console does not know its size.
  if (!known || window.ws_col == 0 || window.ws_row == 0) return {};
  return {window.ws_col, window.ws_row};
}

void Terminal::send(std::string bytes) {
  if (bytes.empty() || !open_) return;
  sending_ = std::move(bytes);
  write();
}

void Terminal::write() {
  stream_.async_write_some(boost::asio::buffer(sending_),
                           [this](const boost::system::error_code& error, std::size_t count) {
                             if (error) return close();
                             sending_.erase(0, count);
                             if (!sending_.empty()) return write();
                             events_.ready();
                           });
}

void Terminal::read() {
  stream_.async_read_some(
      boost::asio::buffer(buffer_),
      [this](const boost::system::error_code& error, std::size_t count) {
        if (error || count == 0) return close();
        deliver(decoder_.feed({buffer_.data(), count}));
        if (!open_) return;
        if (decoder_.waits()) {
          escape_timer_.expires_after(escape_wait);
          escape_timer_.async_wait([this](const boost::system::error_code& cancelled) {
            if (!cancelled) deliver(decoder_.time_out());
          });
        } else {
          escape_timer_.cancel();
        }
        read();
      });
}

void Terminal::deliver(const std::vector<tui::Key>& keys) {
  for (const tui::Key& key : keys) {
    if (open_) events_.key(key);
  }
}

void Terminal::watch_signals() {
  signals_.async_wait([this](const boost::system::error_code& error, int signal) {
    if (error) return;
    took(signal);
    if (open_) watch_signals();
  });
}

void Terminal::took(int signal) {
  switch (signal) {
    case SIGWINCH:
      events_.size(size());
      break;
    case SIGTSTP:
      suspend();
      break;
    case SIGCONT:
      mode_.come_back();
      events_.size(size());
      events_.repaint();
      break;
    default:
      close();
  }
}

void Terminal::suspend() {
  mode_.leave();
  // Whoever continues us sends SIGCONT, which brings the screen back.
  ::raise(SIGSTOP);
}

void Terminal::close() {
  if (!open_) return;
  open_ = false;
  boost::system::error_code ignored;
  signals_.cancel(ignored);
  escape_timer_.cancel();
  stream_.cancel(ignored);
  mode_.leave();
  // The descriptor belongs to the mode, which closes it.
  stream_.release();
  events_.closed();
}

}  // namespace praporek::app
