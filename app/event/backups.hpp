#pragma once

#include "core/base/result.hpp"
#include "core/hall/change.hpp"

#include <filesystem>
#include <vector>

namespace praporek::app {

/// How many copies of an event are kept beside it; the oldest gives way.
inline constexpr std::size_t backups_kept = 12;

/// Whether the event is copied after this group: a round was paired or closed.
bool changes_round(const hall::Group& group);

/// Copies the event, also while it is in use, and drops what is over the limit.
Result<std::filesystem::path> back_up_event(const std::filesystem::path& event);

/// The copies there are, newest first.
std::vector<std::filesystem::path> backups_of(const std::filesystem::path& event);

}  // namespace praporek::app
