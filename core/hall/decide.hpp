#pragma once

#include "core/base/result.hpp"
#include "core/hall/state.hpp"
#include "core/hall/wish.hpp"

namespace praporek::hall {

/// The arbiter's wish as facts, or why it cannot be granted. Pure: the instant is in the command.
Result<Group> decide(const HallState& state, const Command& command);

/// May this arbiter have this wish? An event without arbiters obeys everybody: its creator.
std::optional<Refusal> not_allowed(const HallState& state, const Command& command);

/// The group that `undo` without a number would take back for this arbiter, or 0.
std::int64_t undoable_group(const HallState& state, const std::string& who);

}  // namespace praporek::hall
