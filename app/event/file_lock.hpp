#pragma once

#include "core/base/result.hpp"

#include <filesystem>
#include <optional>

namespace praporek::app {

/// Held by the one process that may write an event file; gone with the process, however it ends.
class FileLock {
 public:
  /// Refused when another process holds it.
  static Result<FileLock> take(const std::filesystem::path& event);

  /// Where the hall that holds the event listens, if one does.
  static std::optional<std::filesystem::path> hall_of(const std::filesystem::path& event);

  FileLock(FileLock&& other) noexcept;
  FileLock& operator=(FileLock&& other) noexcept;
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;
  ~FileLock();

  /// Says in the lock where this process listens.
  void announce(const std::filesystem::path& socket) const;

 private:
  explicit FileLock(int descriptor) : fd_{descriptor} {}

  int fd_ = -1;
};

}  // namespace praporek::app
