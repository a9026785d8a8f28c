#pragma once

#include "app/commands/table.hpp"

namespace praporek::app {

/// `praporek print FILE WHAT`: lists, slips and forms as text, PDF or on the printer.
void add_print(CLI::App& root, Run& run);

}  // namespace praporek::app
