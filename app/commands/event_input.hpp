#pragma once

#include "app/commands/table.hpp"
#include "core/hall/state.hpp"
#include "tui/messages.hpp"

#include <CLI/CLI.hpp>
#include <memory>
#include <string>

namespace praporek::app {

/// What the commands that only read an event are told on the command line.
struct EventChoice {
  std::string file;
  std::string section;  ///< number or name; empty for the only one
  std::string language = "en";
};

/// FILE, --section and --lang of such a command.
void add_event_options(CLI::App& command, const std::shared_ptr<EventChoice>& choice);

/// The event as it stands, read without disturbing a hall that has it open.
Result<hall::HallState> read_event(const std::string& file);

/// The section by number or name. Refused when the event has several and none was named.
Result<SectionId> chosen_section(const hall::HallState& state, const std::string& section);

tui::Language language_of(const std::string& code);

/// Says why on the error stream.
Exit refused(const Refusal& refusal, Exit code, Streams streams);

}  // namespace praporek::app
