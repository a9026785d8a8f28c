#pragma once

#include "core/rules/placement.hpp"

namespace praporek::rules {

/// Whether these pieces exclude every mate by this side, wherever they stand and whatever is
/// played. Exact as far as it goes: false promises nothing. A mate already on the board must be
/// noticed before, since an arrangement set up by hand may show one with any pieces.
bool cannot_mate_with_this_material(const Placement& board, Side mater);

}  // namespace praporek::rules
