#pragma once

#include "app/commands/table.hpp"

namespace praporek::app {

/// praporek deputy add: another arbiter, and the one line he types to join.
void add_deputy(CLI::App& root, Run& run);

}  // namespace praporek::app
