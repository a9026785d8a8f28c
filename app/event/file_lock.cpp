#include "app/event/file_lock.hpp"

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <string>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

namespace praporek::app {

namespace {

std::string lock_of(const std::filesystem::path& event) { return event.string() + ".lock"; }

}  // namespace

Result<FileLock> FileLock::take(const std::filesystem::path& event) {
  const std::string path = lock_of(event);
  FileLock lock{::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0660)};
  if (lock.fd_ < 0) return Refusal{Message{"app.cannot-open", {path, std::strerror(errno)}}};
  // Passing commands hold it for a moment.
  for (int tries = 0; ::flock(lock.fd_, LOCK_EX | LOCK_NB) != 0; ++tries) {
    if (tries == 30) return Refusal{Message{"app.event-in-use", {event.string()}}};
    ::usleep(10'000);
  }
  lock.announce({});
  return lock;
}

std::optional<std::filesystem::path> FileLock::hall_of(const std::filesystem::path& event) {
  const FileLock lock{::open(lock_of(event).c_str(), O_RDONLY | O_CLOEXEC)};
  if (lock.fd_ < 0 || ::flock(lock.fd_, LOCK_SH | LOCK_NB) == 0) return std::nullopt;
  std::array<char, 4096> text{};
  const ssize_t length = ::read(lock.fd_, text.data(), text.size());
  if (length <= 0) return std::nullopt;  // held by a passing command
  return std::string{text.data(), static_cast<std::size_t>(length)};
}

void FileLock::announce(const std::filesystem::path& socket) const {
  const std::string& text = socket.native();
  // Whoever cannot be told looks at the usual place; the lock itself holds all the same.
  if (::ftruncate(fd_, 0) == 0 && !text.empty()) {
    [[maybe_unused]] const ssize_t written = ::pwrite(fd_, text.data(), text.size(), 0);
  }
}

FileLock::FileLock(FileLock&& other) noexcept : fd_{std::exchange(other.fd_, -1)} {}

FileLock& FileLock::operator=(FileLock&& other) noexcept {
  std::swap(fd_, other.fd_);
  return *this;
}

FileLock::~FileLock() {
  if (fd_ >= 0) ::close(fd_);
}

}  // namespace praporek::app
