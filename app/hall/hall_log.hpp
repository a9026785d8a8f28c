#pragma once

#include "core/base/instant.hpp"
#include "core/base/message.hpp"

#include <filesystem>
#include <fstream>

namespace praporek::app {

/// What a hall did, one line each with its time, beside the socket.
class HallLog {
 public:
  /// Goes on in the file that is there; one that has grown large is kept once under another name.
  explicit HallLog(const std::filesystem::path& path);

  void write(Instant at, const Message& message);

 private:
  std::ofstream file_;
};

}  // namespace praporek::app
