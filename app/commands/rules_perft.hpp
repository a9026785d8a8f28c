#pragma once

#include "app/commands/table.hpp"

namespace praporek::app {

/// `rules perft FEN DEPTH`: how many series of legal moves there are.
void add_rules_perft(CLI::App& rules, Run& run);

}  // namespace praporek::app
