#pragma once

#include "app/commands/table.hpp"

namespace praporek::app {

/// praporek rules notation: moves to text and back.
void add_rules_notation(CLI::App& rules, Run& run);

}  // namespace praporek::app
