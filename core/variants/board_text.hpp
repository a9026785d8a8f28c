#pragma once

#include "core/rules/placement.hpp"
#include "core/rules/position.hpp"

#include <string>

namespace praporek::variants {

/// The first field of a FEN.
std::string board_text(const rules::Placement& board);

/// The first four fields of a FEN: everything that makes two positions the same (Laws 9.2.2).
std::string position_text(const rules::Position& position);

/// A position of any arrangement, one king or none included.
rules::Position position_of(const rules::Setup& setup);

}  // namespace praporek::variants
