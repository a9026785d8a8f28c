#pragma once

#include "app/commands/table.hpp"

namespace praporek::app {

/// praporek rules …: single questions to the rules, each a subcommand of its own.
void add_rules(CLI::App& root, Run& run);

}  // namespace praporek::app
