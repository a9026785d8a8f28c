#pragma once

#include "core/hall/change.hpp"
#include "core/hall/state.hpp"
#include "tui/console/sight.hpp"

#include <string>

namespace praporek::tui {

/// What a group did, in the arbiter's words: "result of board 36: 0-1".
std::string deed_of(const hall::Group& group, const Sight& sight);

/// The group `u` would take back, or nullptr.
const hall::Group* group_to_undo(const Sight& sight);

}  // namespace praporek::tui
