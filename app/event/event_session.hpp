#pragma once

#include "app/event/file_lock.hpp"
#include "app/event/open_event.hpp"
#include "app/event/system_time.hpp"
#include "core/hall/state.hpp"
#include "core/hall/wish.hpp"
#include "data/event_file.hpp"
#include "data/mirror.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace praporek::app {

/// Who writes the mirror: the session with every group, or the hall beside its loop.
enum class Mirroring { AtOnce, ByTheHall };

/// An event file in use by this process and no other: every wish is decided, made durable,
/// mirrored and only then part of the state.
class EventSession {
 public:
  static Result<EventSession> create(const std::filesystem::path& path);
  static Result<EventSession> open(const std::filesystem::path& path,
                                   Mirroring mirroring = Mirroring::AtOnce);

  /// The group the wish led to; a refusal has changed nothing.
  Result<hall::Group> obey(const std::string& who, const std::string& console, hall::Wish wish);

  /// What devices saw, durable together. A fact the hall refuses is left out; a file that cannot
  /// be written refuses them all.
  Result<std::vector<hall::Group>> record(std::vector<hall::Wish> facts);

  /// What was appended to the mirror is on its disk too.
  Result<bool> sync_mirror();

  /// If the file was deleted under us, writes it again at its place and goes on there. True when
  /// it had to.
  Result<bool> keep_in_place();

  [[nodiscard]] const hall::HallState& state() const { return state_; }
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  [[nodiscard]] const std::vector<Message>& found() const { return found_; }
  [[nodiscard]] data::EventFile& file() { return *file_; }
  [[nodiscard]] const FileLock& lock() const { return lock_; }
  [[nodiscard]] SystemTime& time() { return time_; }
  [[nodiscard]] Instant now() { return time_.now(); }

 private:
  EventSession(std::filesystem::path path, FileLock lock, OpenedEvent opened);

  Result<bool> open_mirror();
  std::optional<Refusal> refresh();

  std::filesystem::path path_;
  FileLock lock_;
  std::optional<data::EventFile> file_;  ///< none while it cannot be opened again
  hall::HallState state_;
  std::vector<Message> found_;
  std::optional<data::Mirror> mirror_;
  SystemTime time_;
  bool stale_ = false;  ///< the state holds facts that could not be made durable
};

}  // namespace praporek::app
