#pragma once

#include "app/commands/table.hpp"

namespace praporek::app {

/// praporek hall: the service of an event in the foreground.
void add_hall(CLI::App& root, Run& run);

/// praporek status: what the hall of an event is doing.
void add_status(CLI::App& root, Run& run);

/// praporek stop: ends the hall of an event.
void add_stop(CLI::App& root, Run& run);

}  // namespace praporek::app
