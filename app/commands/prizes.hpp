#pragma once

#include "app/commands/table.hpp"

namespace praporek::app {

/// `praporek prizes FILE SHEET`: who wins what.
void add_prizes(CLI::App& root, Run& run);

}  // namespace praporek::app
