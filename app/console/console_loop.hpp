#pragma once

#include "app/console/hall_link.hpp"
#include "app/event/system_time.hpp"
#include "app/terminal/terminal.hpp"
#include "tui/console/console.hpp"
#include "tui/screen/diff_writer.hpp"
#include "tui/screen/linear_writer.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>

namespace praporek::app {

/// How a console writes: cells, or for a screen reader lines.
struct Writing {
  tui::TerminalSkill skill;
  bool lines = false;
};

/// The terminal, the hall and the console between them, on one loop and one thread. It sleeps until
/// a key, the hall or the next visible second wakes it.
class ConsoleLoop {
 public:
  ConsoleLoop(boost::asio::io_context& loop, ScreenMode mode, tui::Settings settings,
              Writing writing);

  /// Returns when the arbiter leaves or the terminal is gone.
  void run(HallLink& link);

 private:
  void key(const tui::Key& key);
  void send_wishes();
  void want_paint();
  void paint();
  void arm_timer();

  boost::asio::io_context& loop_;
  tui::Console console_;
  tui::DiffWriter writer_;
  std::optional<tui::LinearWriter> lines_;
  SystemTime time_;
  boost::asio::steady_timer timer_;
  Terminal terminal_;
  HallLink* link_ = nullptr;
  bool paint_wanted_ = false;
};

/// The local time's distance from UTC now.
Millis local_utc_offset();

/// The language the environment asks for: LC_ALL, LC_MESSAGES or LANG.
tui::Language language_by_environment();

}  // namespace praporek::app
