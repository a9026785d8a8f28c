#include "app/commands/open.hpp"

#include "app/commands/arbiter_name.hpp"
#include "app/commands/start.hpp"
#include "app/console/open_console.hpp"
#include "app/console/session_link.hpp"
#include "tui/messages.hpp"

#include <memory>
#include <string>
#include <utility>

namespace praporek::app {

namespace {

struct Options {
  std::string file;
  ConsoleWishes wishes;
};

Exit open(Options options, Streams streams) {
  auto session = EventSession::open(options.file);
  if (!session) {
    streams.err << "praporek: " << tui::sentence(session.error()) << '\n';
    return Exit::Failed;
  }
  if (options.wishes.who.empty()) options.wishes.who = account_name();
  remember_event(options.file);
  SessionLink link{std::move(*session), options.wishes.who};
  return open_console(link, options.wishes, streams);
}

}  // namespace

void add_open(CLI::App& root, Run& run) {
  CLI::App* command = root.add_subcommand("open", "The console on an event");
  auto options = std::make_shared<Options>();
  command->add_option("FILE", options->file, "The event file")->required();
  add_console_options(*command, options->wishes);
  command->callback(
      [options, &run] { run = [options](Streams streams) { return open(*options, streams); }; });
}

}  // namespace praporek::app
