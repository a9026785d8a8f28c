#include "app/console/console_loop.hpp"

#include <boost/asio/post.hpp>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <string_view>
#include <utility>

namespace praporek::app {

ConsoleLoop::ConsoleLoop(boost::asio::io_context& loop, ScreenMode mode, tui::Settings settings,
                         Writing writing)
    : loop_{loop},
      console_{std::move(settings)},
      writer_{writing.skill},
      timer_{loop},
      terminal_{loop, std::move(mode),
                TerminalEvents{[this](const tui::Key& each) { key(each); },
                               [this](tui::Size size) {
                                 console_.resize(size);
                                 want_paint();
                               },
                               [this] {
                                 writer_.forget();
                                 want_paint();
                               },
                               [this] {
                                 if (paint_wanted_) paint();
                               },
                               [this] { loop_.stop(); }}} {
  if (writing.lines) lines_.emplace(writing.skill.utf8);
}

void ConsoleLoop::run(HallLink& link) {
  link_ = &link;
  console_.resize(terminal_.size());
  console_.time(time_.now());
  link.start({[this](std::shared_ptr<const hall::HallState> state) {
                console_.take(std::move(state));
                want_paint();
              },
              [this](std::uint64_t id, const Result<hall::Group>& answer) {
                console_.reply(id, answer);
                want_paint();
              },
              [this](const tui::LinkState& state) {
                console_.link(state);
                want_paint();
              }});
  want_paint();
  loop_.run();
  terminal_.close();
}

void ConsoleLoop::key(const tui::Key& key) {
  if (key == tui::control(U'z')) return terminal_.suspend();
  console_.time(time_.now());
  console_.key(key);
  send_wishes();
  if (console_.take_repaint()) writer_.forget();
  if (console_.wants_to_leave()) return terminal_.close();
  want_paint();
}

void ConsoleLoop::send_wishes() {
  for (tui::Request& request : console_.take_requests()) {
    link_->wish(request.id, std::move(request.wish));
  }
}

/// Several keys of one read, or a wish and its reply, are one frame.
void ConsoleLoop::want_paint() {
  if (std::exchange(paint_wanted_, true)) return;
  boost::asio::post(loop_, [this] {
    if (paint_wanted_) paint();
  });
}

/// At most one frame is on its way, always of the newest state.
void ConsoleLoop::paint() {
  if (terminal_.busy()) return;
  paint_wanted_ = false;
  console_.time(time_.now());
  const tui::Frame frame = console_.draw();
  std::string bytes = lines_ ? lines_->changes(frame) : writer_.changes(frame);
  if (console_.take_bells() > 0) bytes += '\a';
  terminal_.send(std::move(bytes));
  arm_timer();
}

void ConsoleLoop::arm_timer() {
  // A screen reader is not told the time every second.
  if (lines_) return;
  const auto wake = console_.next_wake();
  if (!wake) return;
  // A little later than the second itself, so that it has surely begun.
  const Millis wait = std::max(Millis{1}, *wake - time_.now() + Millis{2});
  timer_.expires_after(wait);
  timer_.async_wait([this](const boost::system::error_code& cancelled) {
    if (!cancelled) want_paint();
  });
}

Millis local_utc_offset() {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  ::localtime_r(&now, &local);
  return std::chrono::seconds{local.tm_gmtoff};
}

tui::Language language_by_environment() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    const std::string_view locale = value != nullptr ? value : "";
    if (locale.empty()) continue;
    if (locale.starts_with("cs")) return tui::Language::Czech;
    if (locale.starts_with("sk")) return tui::Language::Slovak;
    break;
  }
  return tui::Language::English;
}

}  // namespace praporek::app
