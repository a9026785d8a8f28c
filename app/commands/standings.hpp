#pragma once

#include "app/commands/table.hpp"

namespace praporek::app {

/// praporek standings: the table of a tournament after any round, with tie-breaks.
void add_standings(CLI::App& root, Run& run);

}  // namespace praporek::app
