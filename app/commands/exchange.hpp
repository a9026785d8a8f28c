#pragma once

#include "app/commands/table.hpp"

namespace praporek::app {

/// praporek import: a report file becomes a section of the event.
void add_import(CLI::App& root, Run& run);

/// praporek export: the event in the forms other programs read.
void add_export(CLI::App& root, Run& run);

}  // namespace praporek::app
