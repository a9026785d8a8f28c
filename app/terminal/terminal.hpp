#pragma once

#include "app/terminal/key_decoder.hpp"
#include "app/terminal/screen_mode.hpp"
#include "core/base/result.hpp"
#include "tui/screen/diff_writer.hpp"
#include "tui/screen/line.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>

#include <array>
#include <functional>
#include <string>

namespace praporek::app {

/// What a terminal tells the console, on the loop's thread.
struct TerminalEvents {
  std::function<void(const tui::Key&)> key;
  std::function<void(tui::Size)> size;
  std::function<void()> repaint;  ///< it may show anything now
  std::function<void()> ready;    ///< the last frame has gone out
  std::function<void()> closed;   ///< no more keys will come
};

/// The arbiter's terminal on the loop: keys in, one frame at a time out.
class Terminal {
 public:
  Terminal(boost::asio::io_context& loop, ScreenMode mode, TerminalEvents events);

  /// A frame is still on its way: wait for ready() and send the newest then.
  [[nodiscard]] bool busy() const { return !sending_.empty(); }
  void send(std::string bytes);

  /// To the shell and back (Ctrl-Z, fg).
  void suspend();

  [[nodiscard]] tui::Size size() const;

  void close();

 private:
  void read();
  void write();
  void watch_signals();
  void took(int signal);
  void deliver(const std::vector<tui::Key>& keys);

  ScreenMode mode_;
  TerminalEvents events_;
  boost::asio::posix::stream_descriptor stream_;
  boost::asio::signal_set signals_;
  boost::asio::steady_timer escape_timer_;
  KeyDecoder decoder_;
  std::array<char, 1024> buffer_{};
  std::string sending_;
  bool open_ = true;
};

/// What this terminal can show, by its environment: TERM, COLORTERM, NO_COLOR and the locale.
tui::TerminalSkill terminal_skill(bool ascii_wanted);

}  // namespace praporek::app
