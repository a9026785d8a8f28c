#include "data/restore.hpp"

#include "core/hall/step.hpp"
#include "data/event_file.hpp"
#include "data/mirror.hpp"

#include <stdexcept>

namespace praporek::data {

namespace {

Result<EventFile> started(const std::filesystem::path& to, const std::filesystem::path& backup) {
  if (backup.empty()) return EventFile::open(to, OpenMode::Create);
  if (std::filesystem::exists(to)) {
    return Refusal{Message{"data.file-exists", {to.string(), ""}}};
  }
  auto copy = EventFile::open(backup, OpenMode::ReadOnly);
  if (!copy) return copy.error();
  if (auto copied = copy->back_up(to); !copied) return copied.error();
  return EventFile::open(to, OpenMode::ReadWrite);
}

/// A group whose records are not as it found them rests on something that was lost.
bool fits(const hall::HallState& state, const hall::Group& group, hall::HallState& next) {
  try {
    next = hall::step(state, group);
    return true;
  } catch (const std::logic_error&) {
    return false;
  }
}

}  // namespace

Result<Restored> restore(const std::filesystem::path& to, const std::filesystem::path& mirror,
                         const std::filesystem::path& backup) {
  auto content = read_mirror(mirror);
  if (!content) return content.error();
  auto file = started(to, backup);
  if (!file) return file.error();
  auto state = file->load();
  if (!state) return state.error();
  Restored restored;
  for (const hall::Group& group : content->groups) {
    if (group.number <= state->last_group) continue;
    const auto last = group.first_seq + static_cast<std::int64_t>(group.changes.size()) - 1;
    if (group.first_seq > state->last_seq + 1) {
      restored.missing.emplace_back(state->last_seq + 1, group.first_seq - 1);
    }
    hall::HallState next;
    if (!fits(*state, group, next)) {
      restored.missing.emplace_back(group.first_seq, last);
      state->last_seq = last;
      continue;
    }
    if (auto appended = file->append(group); !appended) return appended.error();
    *state = std::move(next);
  }
  restored.groups = state->last_group;
  return restored;
}

}  // namespace praporek::data
