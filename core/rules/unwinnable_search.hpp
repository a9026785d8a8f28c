#pragma once

#include "core/rules/unwinnable.hpp"

namespace praporek::rules {

/// Looks for a helpmate among the positions that can be reached, those that look nearest to mate
/// first. If none is left that was not looked at, there is no mate: CannotMate::Closure.
MateVerdict search_helpmate(const Position& position, Side mater, NodeBudget budget);

}  // namespace praporek::rules
