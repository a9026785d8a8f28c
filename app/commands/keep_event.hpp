#pragma once

#include "app/commands/table.hpp"

namespace praporek::app {

/// praporek journal, verify, backup, restore: what happened, whether it is whole, and copies.
void add_journal(CLI::App& root, Run& run);
void add_verify(CLI::App& root, Run& run);
void add_backup(CLI::App& root, Run& run);
void add_restore(CLI::App& root, Run& run);

}  // namespace praporek::app
