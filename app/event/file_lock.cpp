#include "app/event/file_lock.hpp"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <string>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

namespace praporek::app {

Result<FileLock> FileLock::take(const std::filesystem::path& event) {
  const std::string path = event.string() + ".lock";
  FileLock lock{::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0640)};
  if (lock.fd_ < 0) return Refusal{Message{"app.cannot-open", {path, std::strerror(errno)}}};
  if (::flock(lock.fd_, LOCK_EX | LOCK_NB) != 0) {
    return Refusal{Message{"app.event-in-use", {event.string()}}};
  }
  return lock;
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
