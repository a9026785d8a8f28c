#pragma once

#include "app/commands/streams.hpp"

#include <CLI/CLI.hpp>
#include <functional>

namespace praporek::app {

/// What the chosen subcommand will do once the whole command line has been read.
using Run = std::function<Exit(Streams)>;

/// Reads the command line and does what it says.
int run_command_line(int argc, const char* const* argv, Streams streams);

}  // namespace praporek::app
