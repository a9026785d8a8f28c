#pragma once

#include "core/base/result.hpp"

#include <termios.h>

namespace praporek::app {

/// The terminal as a console wants it: raw, on the alternate screen, without a cursor. Whatever
/// happens (exit, signal, crash) the shell gets its terminal back as it was.
class ScreenMode {
 public:
  /// Opens the terminal of this process anew: the descriptor is our own, so that making it
  /// non-blocking does not reach the shell.
  /// With `lines` nothing is drawn: keys come one by one, text goes down the screen.
  static Result<ScreenMode> enter(bool lines = false);

  ScreenMode(ScreenMode&& other) noexcept;
  ScreenMode& operator=(ScreenMode&&) = delete;
  ScreenMode(const ScreenMode&) = delete;
  ScreenMode& operator=(const ScreenMode&) = delete;
  ~ScreenMode();

  [[nodiscard]] int descriptor() const { return fd_; }

  void leave();      ///< back to how it was; may be called again
  void come_back();  ///< raw again, after a suspension

 private:
  ScreenMode(int descriptor, const termios& before, bool lines)
      : fd_{descriptor}, before_{before}, lines_{lines} {}

  int fd_ = -1;
  termios before_;
  bool lines_ = false;
};

}  // namespace praporek::app
