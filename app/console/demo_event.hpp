#pragma once

#include "app/event/event_session.hpp"
#include "core/base/result.hpp"

#include <cstdint>
#include <string>

namespace praporek::app {

struct DemoOptions {
  int boards = 45;
  std::uint64_t seed = 1;
};

/// The arbiter of a demonstration.
inline constexpr const char* demo_arbiter = "Kolář";

/// Fills a new event with an ordinary tournament: two rounds played, the third just begun, some
/// players late, an illegal move, some results in.
Result<bool> fill_demo(EventSession& session, const DemoOptions& options);

}  // namespace praporek::app
