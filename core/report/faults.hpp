#pragma once

#include "core/base/message.hpp"
#include "core/hall/state.hpp"

#include <optional>
#include <string>
#include <vector>

namespace praporek::report {

/// What the federation would send the report back for, in the order an arbiter mends it: the
/// event, the section, its rounds, its players.
std::vector<Message> event_faults(const hall::HallState& state);
std::vector<Message> section_faults(const hall::HallState& state, SectionId section);

/// The last days to hand the report in.
struct Deadlines {
  std::string federation;  ///< 7 days after the event, YYYY-MM-DD
  std::string fide;        ///< 30 days after it
};

/// Nothing while the last day of the event is not known.
std::optional<Deadlines> deadlines_of(const hall::HallState& state);

}  // namespace praporek::report
