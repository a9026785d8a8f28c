#include "app/event/event_session.hpp"

#include "core/hall/decide.hpp"
#include "core/hall/step.hpp"

#include <utility>

namespace praporek::app {

std::filesystem::path mirror_path(const std::filesystem::path& event) {
  return event.string() + ".mirror";
}

Result<EventSession> EventSession::create(const std::filesystem::path& path) {
  auto lock = FileLock::take(path);
  if (!lock) return lock.error();
  auto file = data::EventFile::open(path, data::OpenMode::Create);
  if (!file) return file.error();
  EventSession session{std::move(*lock), std::move(*file), {}};
  if (auto mirrored = session.open_mirror(path); !mirrored) return mirrored.error();
  return session;
}

Result<EventSession> EventSession::open(const std::filesystem::path& path) {
  auto lock = FileLock::take(path);
  if (!lock) return lock.error();
  auto file = data::EventFile::open(path, data::OpenMode::ReadWrite);
  if (!file) return file.error();
  auto state = file->load();
  if (!state) return state.error();
  EventSession session{std::move(*lock), std::move(*file), std::move(*state)};
  session.time_.not_before(session.state_.last_instant);
  if (auto mirrored = session.open_mirror(path); !mirrored) return mirrored.error();
  return session;
}

Result<bool> EventSession::open_mirror(const std::filesystem::path& event) {
  auto mirror = data::Mirror::open(mirror_path(event));
  if (!mirror) return mirror.error();
  mirror_ = std::move(*mirror);
  // Groups that were durable in the file when the machine stopped before mirroring them.
  std::optional<Refusal> failed;
  const auto read = file_.for_each_group(mirror_->last_group() + 1, [&](const hall::Group& group) {
    if (auto appended = mirror_->append(group); !appended) failed = appended.error();
  });
  if (!read) return read.error();
  if (failed) return *failed;
  return true;
}

Result<hall::Group> EventSession::obey(const std::string& who, const std::string& console,
                                       hall::Wish wish) {
  auto group = hall::decide(state_, {who, console, time_.now(), std::move(wish)});
  if (!group) return group;
  if (auto durable = file_.append(*group); !durable) return durable.error();
  state_ = hall::step(std::move(state_), *group);
  // The mirror may be on a stick that was pulled out: the event goes on without it.
  if (mirror_ && !mirror_->append(*group)) mirror_.reset();
  return group;
}

Result<bool> EventSession::sync_mirror() {
  if (!mirror_) return Refusal{Message{"data.mirror-lost", {}}};
  return mirror_->sync();
}

}  // namespace praporek::app
