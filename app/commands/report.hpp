#pragma once

#include "app/commands/table.hpp"

namespace praporek::app {

/// `praporek report FILE DIR`: what the federation wants, and what it would send back.
void add_report(CLI::App& root, Run& run);

}  // namespace praporek::app
