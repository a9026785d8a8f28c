#include "app/hall/start_hall.hpp"

#include "app/event/file_lock.hpp"
#include "app/hall/hall_call.hpp"
#include "app/hall/run_dir.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace praporek::app {

namespace {

namespace fs = std::filesystem;

Refusal cannot_start(const std::string& why) {
  return Refusal{Message{"service.cannot-start", {why}}};
}

/// The words of the new process; it says on its output that it is ready, or why not.
std::vector<std::string> words_for(const fs::path& event, const fs::path& run_dir) {
  std::vector<std::string> words{"praporek", "hall", fs::absolute(event).string(), "--background"};
  if (!run_dir.empty()) words.insert(words.end(), {"--run-dir", fs::absolute(run_dir).string()});
  return words;
}

/// In the child: away from the terminal, then the same program as a hall.
[[noreturn]] void become_hall(int output, const std::vector<std::string>& words) {
  ::setsid();
  if (::fork() != 0) ::_exit(0);  // the hall is nobody's child to wait for
  const int nothing = ::open("/dev/null", O_RDWR);
  ::dup2(nothing, STDIN_FILENO);
  ::dup2(output, STDOUT_FILENO);
  ::dup2(output, STDERR_FILENO);
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  ::execv("/proc/self/exe", arguments.data());
  ::_exit(5);
}

/// Everything until the hall lets go of its output: one line when it is ready.
std::string said(int input) {
  std::string text;
  std::array<char, 512> buffer{};
  for (;;) {
    const ssize_t length = ::read(input, buffer.data(), buffer.size());
    if (length < 0 && errno == EINTR) continue;
    if (length <= 0) return text;
    text.append(buffer.data(), static_cast<std::size_t>(length));
  }
}

}  // namespace

std::optional<fs::path> running_hall(const fs::path& event, const fs::path& run_dir) {
  if (auto socket = FileLock::hall_of(event); socket && hall_answers(*socket)) return socket;
  const fs::path usual = place_of(event, run_dir).socket();
  if (hall_answers(usual)) return usual;
  return std::nullopt;
}

Result<fs::path> hall_for(const fs::path& event, const fs::path& run_dir) {
  if (auto socket = running_hall(event, run_dir)) return *socket;
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) return cannot_start(std::strerror(errno));
  const auto words = words_for(event, run_dir);
  const pid_t child = ::fork();
  if (child < 0) return cannot_start(std::strerror(errno));
  if (child == 0) become_hall(ends[1], words);
  ::close(ends[1]);
  const std::string text = said(ends[0]);
  ::close(ends[0]);
  ::waitpid(child, nullptr, 0);
  if (auto socket = running_hall(event, run_dir)) return *socket;
  return cannot_start(text);
}

}  // namespace praporek::app
