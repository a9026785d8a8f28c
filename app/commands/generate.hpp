#pragma once

#include "app/commands/table.hpp"

namespace praporek::app {

/// praporek generate: a random tournament as a report file.
void add_generate(CLI::App& root, Run& run);

}  // namespace praporek::app
