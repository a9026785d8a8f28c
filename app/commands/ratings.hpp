#pragma once

#include "app/commands/table.hpp"

namespace praporek::app {

/// `praporek ratings import|find|lists`: the rating lists of this machine.
void add_ratings(CLI::App& root, Run& run);

}  // namespace praporek::app
