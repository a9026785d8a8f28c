#pragma once

#include "app/commands/table.hpp"

namespace praporek::app {

/// praporek rules clock CONTROL: plays clock events from standard input.
void add_rules_clock(CLI::App& rules, Run& run);

}  // namespace praporek::app
