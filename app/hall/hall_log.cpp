#include "app/hall/hall_log.hpp"

#include "tui/messages.hpp"

#include <chrono>
#include <cstdint>
#include <fmt/chrono.h>

namespace praporek::app {

namespace {

constexpr std::uintmax_t large = std::uintmax_t{4} << 20;

}  // namespace

HallLog::HallLog(const std::filesystem::path& path) {
  std::error_code error;
  if (std::filesystem::file_size(path, error) > large && !error) {
    std::filesystem::rename(path, path.string() + ".old", error);
  }
  file_.open(path, std::ios::app);
}

void HallLog::write(Instant at, const Message& message) {
  const auto second =
      std::chrono::floor<std::chrono::seconds>(std::chrono::sys_time<Millis>{at.since_epoch});
  file_.clear();  // a line that did not fit does not silence the next
  file_ << fmt::format("{:%Y-%m-%dT%H:%M:%S}Z {}\n", second, tui::sentence(message)) << std::flush;
}

}  // namespace praporek::app
