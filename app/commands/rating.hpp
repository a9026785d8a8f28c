#pragma once

#include "app/commands/table.hpp"

namespace praporek::app {

/// praporek rating: rating changes and performances, or first ratings, from a table on stdin.
void add_rating(CLI::App& root, Run& run);

}  // namespace praporek::app
