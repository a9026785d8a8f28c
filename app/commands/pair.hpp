#pragma once

#include "app/commands/table.hpp"

namespace praporek::app {

/// praporek pair: pairs the round after the last one played.
void add_pair(CLI::App& root, Run& run);

/// praporek check: pairs every finished round again and reports differences.
void add_check(CLI::App& root, Run& run);

}  // namespace praporek::app
