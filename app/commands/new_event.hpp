#pragma once

#include "app/commands/table.hpp"

namespace praporek::app {

/// praporek new: a new event file with one section and its chief arbiter.
void add_new(CLI::App& root, Run& run);

}  // namespace praporek::app
