#pragma once

#include "app/commands/table.hpp"

namespace praporek::app {

/// praporek do: any wish of an arbiter, in words.
void add_do(CLI::App& root, Run& run);

/// praporek result: short for do … result in the current round.
void add_result(CLI::App& root, Run& run);

}  // namespace praporek::app
