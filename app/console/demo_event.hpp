#pragma once

#include "app/event/event_session.hpp"
#include "core/base/result.hpp"

#include <cstdint>
#include <filesystem>

namespace praporek::app {

struct DemoOptions {
  int boards = 45;
  std::uint64_t seed = 1;
};

/// The arbiter of a demonstration.
inline constexpr const char* demo_arbiter = "Kolář";

/// A new event file with an ordinary tournament: two rounds played, the third begun some minutes
/// ago, some players late, an illegal move, some results in. One transaction: it is there at once.
Result<EventSession> demo_event(const std::filesystem::path& path, const DemoOptions& options);

}  // namespace praporek::app
