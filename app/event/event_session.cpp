#include "app/event/event_session.hpp"

#include "core/hall/decide.hpp"
#include "core/hall/step.hpp"

#include <utility>

namespace praporek::app {

namespace {

namespace fs = std::filesystem;

}  // namespace

EventSession::EventSession(fs::path path, FileLock lock, OpenedEvent opened)
    : path_{std::move(path)},
      lock_{std::move(lock)},
      file_{std::move(opened.file)},
      state_{std::move(opened.state)},
      found_{std::move(opened.found)} {
  time_.not_before(state_.last_instant);
}

Result<EventSession> EventSession::create(const fs::path& path) {
  auto lock = FileLock::take(path);
  if (!lock) return lock.error();
  auto file = data::EventFile::open(path, data::OpenMode::Create);
  if (!file) return file.error();
  if (fs::exists(mirror_path(path))) {  // of an event that once had this name
    if (auto aside = set_aside(mirror_path(path), "old"); !aside) return aside.error();
  }
  EventSession session{path, std::move(*lock), {std::move(*file), {}, {}}};
  if (auto mirrored = session.open_mirror(); !mirrored) return mirrored.error();
  return session;
}

Result<EventSession> EventSession::open(const fs::path& path, Mirroring mirroring) {
  auto lock = FileLock::take(path);
  if (!lock) return lock.error();
  auto opened = open_event(path);
  if (!opened) return opened.error();
  EventSession session{path, std::move(*lock), std::move(*opened)};
  if (mirroring == Mirroring::ByTheHall) return session;
  if (auto mirrored = session.open_mirror(); !mirrored) return mirrored.error();
  return session;
}

Result<bool> EventSession::open_mirror() {
  auto mirror = data::Mirror::open(mirror_path(path_));
  if (!mirror) return mirror.error();
  mirror_ = std::move(*mirror);
  // Groups that were durable in the file when the machine stopped before mirroring them.
  std::optional<Refusal> failed;
  const auto read = file_->for_each_group(mirror_->last_group() + 1, [&](const hall::Group& group) {
    if (auto appended = mirror_->append(group); !appended) failed = appended.error();
  });
  if (!read) return read.error();
  if (failed) return *failed;
  return true;
}

Result<hall::Group> EventSession::obey(const std::string& who, const std::string& console,
                                       hall::Wish wish) {
  if (auto refusal = refresh()) return *refusal;
  auto group = hall::decide(state_, {who, console, time_.now(), std::move(wish)});
  if (!group) return group;
  if (auto durable = file_->append(*group); !durable) return durable.error();
  state_ = hall::step(std::move(state_), *group);
  // The mirror may be on a stick that was pulled out: the event goes on without it.
  if (mirror_ && !mirror_->append(*group)) mirror_.reset();
  return group;
}

Result<std::vector<hall::Group>> EventSession::record(std::vector<hall::Wish> facts) {
  if (auto refusal = refresh()) return *refusal;
  // Each fact is decided on what the one before it left; nobody sees the state meanwhile.
  std::vector<hall::Group> groups;
  for (hall::Wish& fact : facts) {
    auto group = hall::decide(state_, {"device", "device", time_.now(), std::move(fact)});
    if (!group) continue;
    state_ = hall::step(std::move(state_), *group);
    groups.push_back(std::move(*group));
  }
  if (groups.empty()) return groups;
  if (auto durable = file_->append(groups); !durable) {
    stale_ = true;
    refresh();
    return durable.error();
  }
  return groups;
}

std::optional<Refusal> EventSession::refresh() {
  if (!file_) {
    auto again = data::EventFile::open(path_, data::OpenMode::ReadWrite);
    if (!again) return again.error();
    file_ = std::move(*again);
    stale_ = true;
  }
  if (!stale_) return std::nullopt;
  auto durable = file_->load();
  if (!durable) return durable.error();
  state_ = std::move(*durable);
  stale_ = false;
  return std::nullopt;
}

Result<bool> EventSession::sync_mirror() {
  if (!mirror_) return Refusal{Message{"data.mirror-lost", {}}};
  return mirror_->sync();
}

Result<bool> EventSession::keep_in_place() {
  if (!file_ || fs::exists(path_)) return false;
  const fs::path unfinished = path_.string() + ".part";
  std::error_code error;
  fs::remove(unfinished, error);
  if (auto copied = file_->back_up(unfinished); !copied) return copied.error();
  // Closed first: SQLite removes its log by name, and the new file's has the same. A log left
  // from the lost file would be read into the new one.
  file_.reset();
  for (const char* end : {"-wal", "-shm"}) fs::remove(path_.string() + end, error);
  fs::rename(unfinished, path_, error);
  if (error) return Refusal{Message{"data.cannot-write", {path_.string(), error.message()}}};
  if (auto refusal = refresh()) return *refusal;
  return true;
}

}  // namespace praporek::app
