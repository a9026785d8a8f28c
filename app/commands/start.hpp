#pragma once

#include "app/commands/table.hpp"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace praporek::app {

/// Runs one command line of the program.
using RunWords = std::function<int(const std::vector<std::string>&, Streams)>;

/// What `praporek` alone does: the console on the last event, or the first time the question what
/// to begin with (a new event, one that exists, a demonstration).
int start(const RunWords& run, Streams streams);

/// The event that was opened last, if it still exists.
std::optional<std::filesystem::path> last_event();
void remember_event(const std::filesystem::path& event);

}  // namespace praporek::app
