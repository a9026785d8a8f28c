#pragma once

#include "app/event/file_lock.hpp"
#include "app/event/system_time.hpp"
#include "core/hall/state.hpp"
#include "core/hall/wish.hpp"
#include "data/event_file.hpp"
#include "data/mirror.hpp"

#include <filesystem>
#include <optional>
#include <string>

namespace praporek::app {

/// An event file in use by this process and no other: every wish is decided, made durable,
/// mirrored and only then part of the state.
class EventSession {
 public:
  static Result<EventSession> create(const std::filesystem::path& path);
  static Result<EventSession> open(const std::filesystem::path& path);

  /// The group the wish led to; a refusal has changed nothing.
  Result<hall::Group> obey(const std::string& who, const std::string& console, hall::Wish wish);

  /// What was appended to the mirror is on its disk too.
  Result<bool> sync_mirror();

  [[nodiscard]] const hall::HallState& state() const { return state_; }
  [[nodiscard]] data::EventFile& file() { return file_; }
  [[nodiscard]] Instant now() { return time_.now(); }

 private:
  EventSession(FileLock lock, data::EventFile file, hall::HallState state)
      : lock_{std::move(lock)}, file_{std::move(file)}, state_{std::move(state)} {}

  Result<bool> open_mirror(const std::filesystem::path& event);

  FileLock lock_;
  data::EventFile file_;
  hall::HallState state_;
  std::optional<data::Mirror> mirror_;
  SystemTime time_;
};

/// Where the mirror of an event stands unless another place was named.
std::filesystem::path mirror_path(const std::filesystem::path& event);

}  // namespace praporek::app
