#pragma once

#include "core/notation/letters.hpp"
#include "core/notation/playable_moves.hpp"
#include "core/rules/move.hpp"
#include "core/rules/position.hpp"

#include <string_view>
#include <vector>

namespace praporek::notation {

/// Those of the choices that the bare text means if it is written as Appendix C prescribes: letters
/// in their case, pawns without one; more of the departure square than needed does no harm.
std::vector<rules::Move> as_prescribed(const rules::Position& position, Choices choices,
                                       std::string_view bare, Letters letters);

}  // namespace praporek::notation
