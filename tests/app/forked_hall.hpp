#pragma once

#include "app/hall/start_hall.hpp"

#include "tests/app/command_line.hpp"
#include <csignal>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

namespace praporek::test {

/// A hall in a process of its own, which can be killed as a power cut would.
class ForkedHall {
 public:
  explicit ForkedHall(std::string file, const std::string& run_dir,
                      const std::function<int()>& body = {})
      : file_{std::move(file)} {
    process_ = ::fork();
    if (process_ == 0) {
      ::_exit(body ? body() : run({"hall", file_, "--run-dir", run_dir}).code);
    }
    for (int i = 0; i < 20'000 && !app::running_hall(file_, run_dir); ++i) {
      if (::waitpid(process_, &status_, WNOHANG) == process_) {
        process_ = 0;
        throw std::runtime_error{"the hall did not start"};
      }
      ::usleep(1'000);
    }
  }
  ~ForkedHall() {
    if (process_ > 0) end(SIGKILL);
  }
  ForkedHall(const ForkedHall&) = delete;
  ForkedHall& operator=(const ForkedHall&) = delete;

  /// Sends the signal and waits for the end; the exit code, or -1 when a signal ended it.
  int end(int signal) {
    if (signal != 0) ::kill(process_, signal);
    ::waitpid(process_, &status_, 0);
    process_ = 0;
    return WIFEXITED(status_) ? WEXITSTATUS(status_) : -1;
  }

  [[nodiscard]] pid_t process() const { return process_; }

 private:
  std::string file_;
  pid_t process_ = 0;
  int status_ = 0;
};

}  // namespace praporek::test
