#pragma once

#include "app/commands/table.hpp"

namespace praporek::app {

/// `rules claim`: checks draw claims, one JSON object a line on standard input.
void add_rules_claim(CLI::App& rules, Run& run);

}  // namespace praporek::app
