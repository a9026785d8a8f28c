#pragma once

#include "app/commands/table.hpp"

namespace praporek::app {

/// `praporek entries FILE SHEET`: registers the players of a sheet.
void add_entries(CLI::App& root, Run& run);

}  // namespace praporek::app
