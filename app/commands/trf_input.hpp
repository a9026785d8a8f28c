#pragma once

#include "app/commands/streams.hpp"
#include "core/formats/trf_reader.hpp"

#include <string>
#include <variant>

namespace praporek::app {

/// A sound report file, or the exit code of a command that could not get one.
using TrfInput = std::variant<formats::TrfReading, Exit>;

/// Reads a report file ("-" is standard input). What the reader repaired, assumed or refused goes
/// to err as "file:line:column: …".
TrfInput read_trf_input(const std::string& path, Streams streams);

}  // namespace praporek::app
