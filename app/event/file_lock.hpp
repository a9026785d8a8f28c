#pragma once

#include "core/base/result.hpp"

#include <filesystem>

namespace praporek::app {

/// Held by the one process that may write an event file; gone with the process, however it ends.
class FileLock {
 public:
  /// Refused when another process holds it.
  static Result<FileLock> take(const std::filesystem::path& event);

  FileLock(FileLock&& other) noexcept;
  FileLock& operator=(FileLock&& other) noexcept;
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;
  ~FileLock();

 private:
  explicit FileLock(int descriptor) : fd_{descriptor} {}

  int fd_ = -1;
};

}  // namespace praporek::app
