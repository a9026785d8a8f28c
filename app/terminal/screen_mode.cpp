#include "app/terminal/screen_mode.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <exception>
#include <fcntl.h>
#include <string_view>
#include <unistd.h>

namespace praporek::app {

namespace {

// Alternate screen, cursor hidden, pasted text marked as such.
constexpr std::string_view enter_text = "\x1b[?1049h\x1b[?25l\x1b[?2004h";
constexpr std::string_view leave_text = "\x1b[m\x1b[?2004l\x1b[?25h\x1b[?1049l";

/// What a crash must put back. A signal handler reaches nothing else.
struct Rescue {
  volatile std::sig_atomic_t descriptor = -1;
  volatile std::sig_atomic_t lines = 0;
  termios before{};
};

Rescue& rescue() {
  static Rescue kept;
  return kept;
}

void write_all_of(int descriptor, std::string_view text) {
  // Non-blocking: a reader that has stopped must not hold us.
  const auto ignored = ::write(descriptor, text.data(), text.size());
  static_cast<void>(ignored);
}

void give_back() {
  const int descriptor = rescue().descriptor;
  if (descriptor < 0) return;
  rescue().descriptor = -1;
  if (rescue().lines == 0) write_all_of(descriptor, leave_text);
  ::tcsetattr(descriptor, TCSANOW, &rescue().before);
}

/// Only functions that are safe in a signal handler: write, tcsetattr, signal, raise.
void crashed(int signal) {
  give_back();
  std::signal(signal, SIG_DFL);
  ::raise(signal);
}

void watch_for_crashes() {
  static std::array<char, 16384> stack{};
  stack_t alternate{};
  alternate.ss_sp = stack.data();
  alternate.ss_size = stack.size();
  ::sigaltstack(&alternate, nullptr);
  struct sigaction action {};
  action.sa_handler = crashed;
  action.sa_flags = static_cast<int>(SA_ONSTACK | SA_RESETHAND);
  for (const int signal : {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT}) {
    ::sigaction(signal, &action, nullptr);
  }
}

termios raw_mode(termios mode) {
  ::cfmakeraw(&mode);
  mode.c_cc[VMIN] = 1;
  mode.c_cc[VTIME] = 0;
  return mode;
}

}  // namespace

Result<ScreenMode> ScreenMode::enter(bool lines) {
  const int descriptor = ::open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
  termios before{};
  if (descriptor < 0 || ::tcgetattr(descriptor, &before) != 0) {
    const std::string reason = std::strerror(errno);
    if (descriptor >= 0) ::close(descriptor);
    return Refusal{Message{"app.cannot-open", {"/dev/tty", reason}}};
  }
  watch_for_crashes();
  ScreenMode mode{descriptor, before, lines};
  mode.come_back();
  return mode;
}

ScreenMode::ScreenMode(ScreenMode&& other) noexcept
    : fd_{other.fd_}, before_{other.before_}, lines_{other.lines_} {
  other.fd_ = -1;
}

ScreenMode::~ScreenMode() {
  if (fd_ < 0) return;
  leave();
  ::close(fd_);
}

void ScreenMode::leave() { give_back(); }

void ScreenMode::come_back() {
  rescue().before = before_;
  rescue().lines = lines_ ? 1 : 0;
  rescue().descriptor = fd_;
  const termios raw = raw_mode(before_);
  ::tcsetattr(fd_, TCSANOW, &raw);
  if (!lines_) write_all_of(fd_, enter_text);
}

}  // namespace praporek::app
