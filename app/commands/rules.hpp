#pragma once

#include "app/commands/table.hpp"

namespace praporek::app {

/// `praporek rules …`: questions about positions and moves, answered without an event.
void add_rules(CLI::App& root, Run& run);

}  // namespace praporek::app
