#pragma once

#include "core/base/instant.hpp"
#include "io/dgt/bytes.hpp"

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>

namespace praporek::io {

enum class Direction : char { Received = 'R', Transmitted = 'T' };

/// One line of a log: when, which way, what.
struct Logged {
  Instant at;
  Direction direction = Direction::Received;
  dgt::Bytes bytes;
  friend bool operator==(const Logged&, const Logged&) = default;
};

/// "1800000000123 R 8E 00 05 34 00".
std::string text_of(const Logged& logged);

/// None if the text is not of that form.
std::optional<Logged> logged_of(std::string_view text);

/// Everything that went over a line, as text. A full file becomes FILE.1, that one FILE.2, and so
/// on; the oldest is thrown away. A disk that is full stops the log, never the hall.
class LineLog {
 public:
  struct Limits {
    std::uintmax_t file_size = 4U << 20U;
    int files = 4;
  };

  LineLog() = default;  ///< keeps nothing
  LineLog(std::filesystem::path path, Limits limits);

  void write(const Logged& logged);

 private:
  void rotate();

  std::filesystem::path path_;
  Limits limits_{};
  std::ofstream file_;
  std::uintmax_t size_ = 0;
};

}  // namespace praporek::io
