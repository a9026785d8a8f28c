// How little a console costs: bytes, wake-ups, processor time and memory behind a real pty.
// console_meter PROGRAM [SECONDS]   PROGRAM is the release binary
#include "app/console/demo_event.hpp"
#include "app/event/event_session.hpp"
#include "core/hall/step.hpp"

#include <boost/asio/io_context.hpp>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace {

using praporek::Millis;
namespace app = praporek::app;
namespace hall = praporek::hall;
using Clock = std::chrono::steady_clock;

double ms_since(Clock::time_point begin) {
  return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

/// A program behind a terminal of 120 by 40.
class Child {
 public:
  explicit Child(const std::vector<std::string>& command) {
    winsize size{40, 120, 0, 0};
    begun_ = Clock::now();
    pid_ = ::forkpty(&terminal_, nullptr, nullptr, &size);
    if (pid_ == 0) {
      ::setenv("TERM", "xterm-256color", 1);
      ::setenv("LANG", "C.UTF-8", 1);
      std::vector<char*> words;
      for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
      words.push_back(nullptr);
      ::execvp(words[0], words.data());
      ::_exit(127);
    }
  }
  ~Child() {
    ::kill(pid_, SIGTERM);
    ::waitpid(pid_, nullptr, 0);
    ::close(terminal_);
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  /// Bytes that arrive within this time; stops at the first pause when told so.
  std::size_t read(int wait_ms, bool until_pause = false) {
    std::size_t count = 0;
    const auto begin = Clock::now();
    char buffer[65536];
    while (ms_since(begin) < wait_ms) {
      pollfd ready{terminal_, POLLIN, 0};
      const int left = until_pause ? 60 : wait_ms - static_cast<int>(ms_since(begin));
      if (::poll(&ready, 1, std::max(1, left)) <= 0) {
        if (until_pause && count > 0) break;
        continue;
      }
      const auto got = ::read(terminal_, buffer, sizeof buffer);
      if (got <= 0) break;
      last_ = Clock::now();
      if (count == 0) first_ = last_;
      count += static_cast<std::size_t>(got);
    }
    return count;
  }

  void type(const std::string& keys) {
    begun_ = Clock::now();
    if (::write(terminal_, keys.data(), keys.size()) < 0) std::perror("write");
  }

  /// From the start or the last key to the first byte.
  [[nodiscard]] double answered_after() const {
    return std::chrono::duration<double, std::milli>(first_ - begun_).count();
  }

  struct Usage {
    long wakeups = 0;
    double cpu_ms = 0;
    long rss_kb = 0;
  };
  [[nodiscard]] Usage usage() const {
    Usage usage;
    std::ifstream status{"/proc/" + std::to_string(pid_) + "/status"};
    for (std::string line; std::getline(status, line);) {
      if (line.starts_with("VmRSS:")) usage.rss_kb = std::atol(line.c_str() + 6);
      if (line.starts_with("voluntary_ctxt_switches:"))
        usage.wakeups = std::atol(line.c_str() + 24);
    }
    std::ifstream schedule{"/proc/" + std::to_string(pid_) + "/schedstat"};
    double nanoseconds = 0;
    schedule >> nanoseconds;
    usage.cpu_ms = nanoseconds / 1e6;
    return usage;
  }

 private:
  pid_t pid_ = -1;
  int terminal_ = -1;
  Clock::time_point begun_;
  Clock::time_point first_;
  Clock::time_point last_;
};

void measure(const char* what, const std::vector<std::string>& command, int seconds,
             const std::string& keys) {
  Child child{command};
  const std::size_t first = child.read(4000, true);
  const double painted = child.answered_after();
  if (!keys.empty()) {
    child.type(keys);
    child.read(1000, true);
  }
  const auto before = child.usage();
  const std::size_t bytes = child.read(seconds * 1000);
  const auto after = child.usage();
  double slowest = 0;
  std::size_t most = 0;
  constexpr int presses = 12;
  double sum = 0;
  for (int i = 0; i < presses; ++i) {
    child.type(i % 2 == 0 ? "\x1b[B" : "\x1b[A");
    const std::size_t got = child.read(300, true);
    slowest = std::max(slowest, child.answered_after());
    sum += child.answered_after();
    most = std::max(most, got);
  }
  std::printf(
      "%-26s first %5zu B %6.1f ms | %7.1f B/s %5.2f wake-ups/s %5.2f %% CPU %5.1f MB | "
      "key %4zu B at most, %4.1f ms mean %5.1f ms slowest\n",
      what, first, painted, static_cast<double>(bytes) / seconds,
      static_cast<double>(after.wakeups - before.wakeups) / seconds,
      (after.cpu_ms - before.cpu_ms) / (seconds * 10.0), static_cast<double>(after.rss_kb) / 1024,
      most, sum / presses, slowest);
  std::fflush(stdout);
}

/// Every board of the round with a clock that a device says is running.
int add_running_clocks(app::EventSession& session) {
  hall::Group group;
  group.number = session.state().last_group + 1;
  group.first_seq = session.state().last_seq + 1;
  group.at = session.now();
  group.who = "device";
  group.why = "device";
  int clocks = 0;
  for (const auto& [id, game] : session.state().all<hall::Game>()) {
    if (game.result || game.state != hall::GameState::Playing) continue;
    hall::Reading reading;
    reading.game = id;
    reading.number = 1;
    reading.at = group.at;
    reading.clocks = {{Millis{3'000'000 + 7'000 * id.value}, Millis{2'800'000}}};
    reading.source = hall::ReadingSource::Device;
    group.changes.push_back(hall::Changed<hall::Reading>{std::nullopt, reading});
    ++clocks;
  }
  if (!session.file().append(group)) std::puts("the readings could not be written");
  return clocks;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) return 2;
  const std::string program = argv[1];
  const int seconds = argc > 2 ? std::atoi(argv[2]) : 10;
  const auto folder = std::filesystem::temp_directory_path() / "praporek-meter";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  const std::string running = folder / "running.praporek";
  const std::string quiet = folder / "quiet.praporek";
  int clocks = 0;
  {
    auto session = app::demo_event(running, {80, 1});
    if (!session) return 1;
    clocks = add_running_clocks(*session);
  }
  {
    auto session = app::EventSession::create(quiet);
    hall::EventFacts event;
    event.name = "Quiet";
    if (!session || !session->obey("meter", "", hall::SetEvent{event})) return 1;
  }
  std::printf("120x40, %d running clocks\n", clocks);
  const std::string who = app::demo_arbiter;
  measure("round not running", {program, "open", quiet, "--as", who}, std::max(seconds, 65), "");
  measure("round running, wall", {program, "open", running, "--as", who}, seconds, "wo");
  measure("htop -d10", {"htop", "-d10"}, seconds, "");
  std::filesystem::remove_all(folder);
  return 0;
}
