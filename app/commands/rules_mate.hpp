#pragma once

#include "app/commands/table.hpp"

namespace praporek::app {

/// `rules mate [FEN SIDE]`: can the side still mate by any series of legal moves?
void add_rules_mate(CLI::App& rules, Run& run);

/// `rules dead [FEN]`: can anybody?
void add_rules_dead(CLI::App& rules, Run& run);

}  // namespace praporek::app
