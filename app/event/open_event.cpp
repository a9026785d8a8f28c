#include "app/event/open_event.hpp"

#include "app/event/backups.hpp"
#include "data/mirror.hpp"
#include "data/restore.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <fmt/format.h>
#include <fstream>
#include <string>
#include <utility>

namespace praporek::app {

namespace {

namespace fs = std::filesystem;
using data::EventFile;
using data::OpenMode;

constexpr std::array beside{"-wal", "-shm"};

Result<OpenedEvent> opened(const fs::path& event) {
  auto file = EventFile::open(event, OpenMode::ReadWrite);
  if (!file) return file.error();
  if (auto sound = file->look_over(); !sound) return sound.error();
  auto state = file->load();
  if (!state) return state.error();
  return OpenedEvent{std::move(*file), std::move(*state), {}};
}

/// Every SQLite file begins with these words; one of ours that does not has lost its first page.
bool begins_like_sqlite(const fs::path& path) {
  std::array<char, 16> begin{};
  std::ifstream{path, std::ios::binary}.read(begin.data(), begin.size());
  return std::strncmp(begin.data(), "SQLite format 3", begin.size()) == 0;
}

bool can_be_rebuilt(const fs::path& event) {
  return fs::exists(mirror_path(event)) || !backups_of(event).empty();
}

/// Damage a copy can mend; anything else is for the arbiter to look at.
bool is_damage(const fs::path& event, const Refusal& refusal) {
  const std::string& id = refusal.why().id;
  if (id == "data.damaged-file" || id == "data.damaged-row" || id == "data.cannot-read")
    return true;
  return !fs::exists(event) || (id == "data.foreign-file" && !begins_like_sqlite(event));
}

fs::path newest_sound_backup(const fs::path& event) {
  for (const fs::path& copy : backups_of(event)) {
    auto file = EventFile::open(copy, OpenMode::ReadOnly);
    if (file && file->look_over() && file->load()) return copy;
  }
  return {};
}

/// What the mirror has that the file has not. A mirror of another event agrees in no group.
enum class MirrorSays { Nothing, FileIsBehind, IsAnothers };

Result<MirrorSays> ask_mirror(const fs::path& event, EventFile& file, std::int64_t last_group) {
  const auto newest = data::newest_in_mirror(mirror_path(event));
  if (!newest) return MirrorSays::Nothing;
  if (newest->number > last_group) {
    const auto common = data::group_in_mirror(mirror_path(event), last_group);
    if (!common) return MirrorSays::FileIsBehind;
    const auto own = file.group(last_group);
    if (!own) return own.error();
    return *own == *common ? MirrorSays::FileIsBehind : MirrorSays::IsAnothers;
  }
  const auto own = file.group(newest->number);
  if (!own) return own.error();
  return *own == *newest ? MirrorSays::Nothing : MirrorSays::IsAnothers;
}

void put_back(const fs::path& aside, const fs::path& event) {
  std::error_code ignored;
  fs::rename(aside, event, ignored);
  for (const char* end : beside) fs::rename(aside.string() + end, event.string() + end, ignored);
}

/// The base is a copy to start from; the set-aside file itself when it is only behind.
Result<OpenedEvent> rebuilt(const fs::path& event, bool only_behind) {
  std::vector<Message> found;
  fs::path aside;
  if (fs::exists(event)) {
    auto moved = set_aside(event, "damaged");
    if (!moved) return moved.error();
    aside = *moved;
    found.push_back({"service.set-aside", {event.string(), aside.string()}});
  } else {
    std::error_code ignored;  // a log without its file would be read into the new one
    for (const char* end : beside) fs::remove(event.string() + end, ignored);
    found.push_back({"service.file-was-gone", {event.string()}});
  }
  const fs::path base = only_behind ? aside : newest_sound_backup(event);
  const auto restored = data::restore(event, mirror_path(event), base);
  if (!restored) {
    std::error_code ignored;
    fs::remove(event, ignored);
    if (!aside.empty()) put_back(aside, event);
    return restored.error();
  }
  found.push_back({"service.rebuilt", {std::to_string(restored->groups)}});
  for (const auto& [first, last] : restored->missing) {
    found.push_back({"service.changes-lost", {std::to_string(first), std::to_string(last)}});
  }
  auto again = opened(event);
  if (again) again->found = std::move(found);
  return again;
}

}  // namespace

fs::path mirror_path(const fs::path& event) { return event.string() + ".mirror"; }

Result<fs::path> set_aside(const fs::path& file, const char* why) {
  fs::path aside;
  for (int n = 1; aside.empty() || fs::exists(aside); ++n) {
    aside = fmt::format("{}.{}-{}", file.string(), why, n);
  }
  std::error_code error;
  fs::rename(file, aside, error);
  if (error) {
    return Refusal{Message{"service.cannot-set-aside", {file.string(), error.message()}}};
  }
  for (const char* end : beside) fs::rename(file.string() + end, aside.string() + end, error);
  return aside;
}

Result<OpenedEvent> open_event(const fs::path& event) {
  std::optional<MirrorSays> says;
  {
    auto event_file = opened(event);
    if (!event_file) {
      if (!is_damage(event, event_file.error()) || !can_be_rebuilt(event)) {
        return event_file.error();
      }
    } else {
      auto asked = ask_mirror(event, event_file->file, event_file->state.last_group);
      if (!asked) return asked.error();
      if (*asked == MirrorSays::IsAnothers) {
        auto aside = set_aside(mirror_path(event), "old");
        if (!aside) return aside.error();
        event_file->found.push_back({"service.other-mirror", {aside->string()}});
      }
      if (*asked != MirrorSays::FileIsBehind) return event_file;
      says = *asked;
    }
  }
  return rebuilt(event, says.has_value());
}

}  // namespace praporek::app
