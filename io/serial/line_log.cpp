#include "io/serial/line_log.hpp"

#include "core/base/text.hpp"

#include <charconv>
#include <fmt/format.h>
#include <system_error>
#include <utility>

namespace praporek::io {

namespace fs = std::filesystem;

std::string text_of(const Logged& logged) {
  return fmt::format("{} {} {}", logged.at.since_epoch.count(), static_cast<char>(logged.direction),
                     dgt::hex_of(logged.bytes));
}

std::optional<Logged> logged_of(std::string_view text) {
  const std::string_view line = trimmed(text);
  const auto first = line.find(' ');
  if (first == std::string_view::npos || line.size() < first + 4) return std::nullopt;
  std::int64_t millis = 0;
  const auto [end, error] = std::from_chars(line.data(), line.data() + first, millis);
  const char way = line[first + 1];
  if (error != std::errc{} || end != line.data() + first || line[first + 2] != ' ' ||
      (way != 'R' && way != 'T')) {
    return std::nullopt;
  }
  auto bytes = dgt::bytes_of_hex(line.substr(first + 3));
  if (!bytes) return std::nullopt;
  return Logged{Instant{Millis{millis}}, static_cast<Direction>(way), std::move(*bytes)};
}

LineLog::LineLog(fs::path path, Limits limits)
    : path_{std::move(path)}, limits_{limits}, file_{path_, std::ios::app} {
  std::error_code none;
  const auto size = fs::file_size(path_, none);
  if (!none) size_ = size;
}

void LineLog::write(const Logged& logged) {
  if (!file_.is_open()) return;
  const std::string text = text_of(logged) + '\n';
  file_ << text << std::flush;
  size_ += text.size();
  if (size_ >= limits_.file_size) rotate();
}

void LineLog::rotate() {
  file_.close();
  std::error_code ignored;
  const auto numbered = [&](int number) {
    return number == 0 ? path_ : fs::path{path_.string() + "." + std::to_string(number)};
  };
  for (int number = limits_.files - 1; number > 0; --number) {
    fs::rename(numbered(number - 1), numbered(number), ignored);
  }
  file_.open(path_, std::ios::trunc);
  size_ = 0;
}

}  // namespace praporek::io
