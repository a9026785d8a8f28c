#pragma once

#include "core/base/result.hpp"
#include "core/hall/change.hpp"
#include "core/hall/state.hpp"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace praporek::data {

enum class OpenMode { ReadOnly, ReadWrite, Create };

/// The event file: the journal of all groups and the records they have led to, in one SQLite
/// database. What append() has returned from survives a power cut.
class EventFile {
 public:
  /// Refuses a file that is missing, foreign, damaged, locked or written by a newer program.
  static Result<EventFile> open(const std::filesystem::path& path, OpenMode mode);

  EventFile(EventFile&&) noexcept;
  EventFile& operator=(EventFile&&) noexcept;
  EventFile(const EventFile&) = delete;
  EventFile& operator=(const EventFile&) = delete;
  ~EventFile();

  /// Makes the group durable: journal rows and records in one transaction, synced. A refusal
  /// (disk full, file gone) leaves the file as it was.
  Result<bool> append(const hall::Group& group);

  /// Several groups in one transaction: the facts devices sent within a tenth of a second.
  Result<bool> append(const std::vector<hall::Group>& groups);

  /// The state as the records say; only verify() replays the journal.
  Result<hall::HallState> load();

  /// Every group from this number on, oldest first, one at a time.
  Result<bool> for_each_group(std::int64_t from, const std::function<void(hall::Group)>& take);

  /// The group with this number; refused if the journal has none.
  Result<hall::Group> group(std::int64_t number);

  /// The number of the newest group, 0 in a new file.
  Result<std::int64_t> last_group();

  /// A quick look at SQLite's own structures, at every start; refuses a damaged file.
  Result<bool> look_over();

  /// Replays the journal and compares it with the records; checks SQLite's own structures too.
  /// Refuses with what does not agree.
  Result<bool> verify();

  /// An exact copy made while the file is in use.
  Result<bool> back_up(const std::filesystem::path& to);

  /// Carries the write-ahead log over into the file. For a second connection beside the one that
  /// writes, which then never has to wait for it (see leave_checkpoints()).
  Result<bool> checkpoint();

  /// From now on the log is carried over by somebody else's checkpoint() alone.
  Result<bool> leave_checkpoints();

 private:
  struct Database;
  explicit EventFile(std::unique_ptr<Database> database);
  std::optional<Refusal> load_recent(hall::HallState& state);
  Result<bool> read_groups(const char* which, std::int64_t from,
                           const std::function<void(hall::Group)>& take);

  std::unique_ptr<Database> database_;
};

}  // namespace praporek::data
