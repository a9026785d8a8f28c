#include "data/restore.hpp"

#include "core/hall/step.hpp"
#include "data/event_file.hpp"
#include "data/mirror.hpp"

#include <string>

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

/// Groups made durable together: one sync for many.
constexpr std::size_t batch_size = 500;

}  // namespace

Result<Restored> restore(const std::filesystem::path& to, const std::filesystem::path& mirror,
                         const std::filesystem::path& backup) {
  // A backup can be used without a mirror; a mirror that is named must be there otherwise.
  Result<MirrorContent> content = MirrorContent{};
  if (backup.empty() || std::filesystem::exists(mirror)) content = read_mirror(mirror);
  if (!content) return content.error();
  auto file = started(to, backup);
  if (!file) return file.error();
  auto state = file->load();
  if (!state) return state.error();
  Restored restored;
  std::vector<hall::Group> batch;
  for (const hall::Group& group : content->groups) {
    if (group.number <= state->last_group) continue;
    const auto last = group.first_seq + static_cast<std::int64_t>(group.changes.size()) - 1;
    if (group.first_seq > state->last_seq + 1) {
      restored.missing.emplace_back(state->last_seq + 1, group.first_seq - 1);
    }
    // A group whose records are not as it found them rests on something that was lost.
    if (!hall::fits(*state, group)) {
      restored.missing.emplace_back(group.first_seq, last);
      state->last_seq = last;
      continue;
    }
    batch.push_back(group);
    *state = hall::step(std::move(*state), group);
    if (batch.size() < batch_size) continue;
    if (auto appended = file->append(batch); !appended) return appended.error();
    batch.clear();
  }
  if (auto appended = file->append(batch); !appended) return appended.error();
  restored.groups = state->last_group;
  return restored;
}

}  // namespace praporek::data
