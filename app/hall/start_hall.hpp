#pragma once

#include "core/base/result.hpp"

#include <filesystem>
#include <optional>

namespace praporek::app {

/// The socket of the hall that owns the event, if one is running.
std::optional<std::filesystem::path> running_hall(const std::filesystem::path& event,
                                                  const std::filesystem::path& run_dir = {});

/// The socket of the event's hall. If none runs, one is started in the background; it outlives
/// this process and its terminal. Refused with what the hall said when it could not start.
Result<std::filesystem::path> hall_for(const std::filesystem::path& event,
                                       const std::filesystem::path& run_dir = {});

}  // namespace praporek::app
