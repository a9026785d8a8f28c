#pragma once

#include "app/commands/table.hpp"

namespace praporek::app {

/// `praporek laws`: the Laws by number or by word, and where each is implemented and tested.
void add_laws(CLI::App& root, Run& run);

}  // namespace praporek::app
