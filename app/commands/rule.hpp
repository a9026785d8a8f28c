#pragma once

#include "app/commands/table.hpp"

namespace praporek::app {

/// `praporek rule [KIND] [key=value …]`: one guided ruling without an event.
void add_rule(CLI::App& root, Run& run);

}  // namespace praporek::app
