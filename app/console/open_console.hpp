#pragma once

#include "app/commands/table.hpp"
#include "app/console/hall_link.hpp"

#include <string>

namespace praporek::app {

/// What the command line says about a console.
struct ConsoleWishes {
  std::string who;
  std::string language;  ///< en, cs, sk; empty: as the environment says
  bool ascii = false;
  bool bell = false;
  bool linear = false;  ///< plain lines for a screen reader
};

void add_console_options(CLI::App& command, ConsoleWishes& wishes);

/// Runs a console on this terminal until the arbiter leaves it.
Exit open_console(HallLink& link, const ConsoleWishes& wishes, Streams streams);

/// Somebody sits at a terminal.
bool has_terminal();

/// What the console would show first, as plain text.
std::string plain_screen(HallLink& link, const ConsoleWishes& wishes);

}  // namespace praporek::app
