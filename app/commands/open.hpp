#pragma once

#include "app/commands/table.hpp"

namespace praporek::app {

void add_open(CLI::App& root, Run& run);

}  // namespace praporek::app
