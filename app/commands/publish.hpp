#pragma once

#include "app/commands/table.hpp"

namespace praporek::app {

/// `praporek publish FILE DIR`: freezes the pairing and writes what the public may see.
void add_publish(CLI::App& root, Run& run);

}  // namespace praporek::app
