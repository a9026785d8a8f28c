#pragma once

#include "core/base/result.hpp"
#include "core/hall/state.hpp"
#include "data/event_file.hpp"

#include <filesystem>
#include <vector>

namespace praporek::app {

/// An event file fit for use, and what had to be done to make it so.
struct OpenedEvent {
  data::EventFile file;
  hall::HallState state;
  std::vector<Message> found;
};

/// Opens the event. A file that is damaged, gone or behind its own mirror is set aside and built
/// anew from the newest sound backup and the mirror; what could not be saved is named. Foreign and
/// newer files are refused untouched. The caller holds the event's lock.
Result<OpenedEvent> open_event(const std::filesystem::path& event);

/// Where the mirror of an event stands unless another place was named.
std::filesystem::path mirror_path(const std::filesystem::path& event);

/// Moves a file, and what SQLite keeps beside it, out of the way under a new name.
Result<std::filesystem::path> set_aside(const std::filesystem::path& file, const char* why);

}  // namespace praporek::app
