#pragma once

#include "app/commands/trf_input.hpp"
#include "core/pairing/tournament.hpp"

#include <CLI/CLI.hpp>
#include <string>

namespace praporek::app {

/// How to pair, where the command line overrides the report file.
struct SystemOptions {
  std::string system;   ///< dutch, swiss1992, roundrobin; empty: what the file says
  std::string reading;  ///< czech-letter or empty
  bool twice = false;   ///< a round robin with everybody twice
};

/// Adds --system, --reading and --double to a subcommand.
void add_system_options(CLI::App& command, SystemOptions& options);

/// The system the options name on top of what the tournament says.
void apply(const SystemOptions& options, pairing::Tournament& tournament);

/// The tournament of a sound report file with the options applied, or the exit code. A file made
/// for a system we do not know is refused unless the options name another.
std::variant<pairing::Tournament, Exit> tournament_to_pair(const std::string& path,
                                                           const SystemOptions& options,
                                                           Streams streams);

}  // namespace praporek::app
