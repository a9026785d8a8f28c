#pragma once

#include "core/hall/state.hpp"

namespace praporek::hall {

/// The state after this group. Facts are not refused: the group has been checked and made durable.
/// Throws std::logic_error if a change does not fit the record it claims to change.
HallState step(HallState state, const Group& group);

/// Whether every record is as the group found it, so that step() will take the group.
bool fits(const HallState& state, const Group& group);

/// The changes that take a group back, last change first.
std::vector<Change> reversed_changes(const Group& group);

}  // namespace praporek::hall
