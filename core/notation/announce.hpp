#pragma once

#include "core/rules/move.hpp"
#include "core/rules/position.hpp"

#include <string>

namespace praporek::notation {

/// The move as it is spoken to a blind opponent, in the German words the Laws name unless the
/// arbiter decides otherwise: "Springer Felix drei", "Eva vier", "Lange Rochade" (Laws D.2.1).
std::string announced(const rules::Position& position, rules::Move move);

}  // namespace praporek::notation
