#pragma once

#include "app/commands/event_wish.hpp"
#include "app/commands/table.hpp"

namespace praporek::app {

/// FILE, --as and --pin, as every command has them that changes an event.
void add_wish_options(CLI::App& command, WishOptions& options);

/// praporek do: any wish of an arbiter, in words.
void add_do(CLI::App& root, Run& run);

/// praporek result: short for do … result in the current round.
void add_result(CLI::App& root, Run& run);

}  // namespace praporek::app
