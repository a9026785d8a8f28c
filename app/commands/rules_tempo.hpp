#pragma once

#include "app/commands/table.hpp"

namespace praporek::app {

/// praporek rules tempo CONTROL: standard, rapid or blitz, and why.
void add_rules_tempo(CLI::App& rules, Run& run);

}  // namespace praporek::app
