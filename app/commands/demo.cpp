#include "app/commands/demo.hpp"

#include "app/console/demo_event.hpp"
#include "app/console/open_console.hpp"
#include "app/console/session_link.hpp"
#include "tui/messages.hpp"

#include <filesystem>
#include <memory>
#include <stdlib.h>
#include <string>
#include <utility>

namespace praporek::app {

namespace {

struct Options {
  DemoOptions event;
  bool no_devices = false;
  bool once = false;
  ConsoleWishes wishes;
};

/// A place for the demonstration's files that is gone with it.
class DemoFolder {
 public:
  DemoFolder() {
    std::string pattern =
        (std::filesystem::temp_directory_path() / "praporek-demo-XXXXXX").string();
    if (::mkdtemp(pattern.data()) != nullptr) path_ = pattern;
  }
  ~DemoFolder() {
    std::error_code ignored;
    if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
  }
  DemoFolder(const DemoFolder&) = delete;
  DemoFolder& operator=(const DemoFolder&) = delete;

  [[nodiscard]] std::filesystem::path event() const { return path_ / "demo.praporek"; }

 private:
  std::filesystem::path path_;
};

Exit refuse(const Refusal& refusal, Streams streams) {
  streams.err << "praporek: " << tui::sentence(refusal) << '\n';
  return Exit::Failed;
}

Exit demonstrate(Options options, Streams streams) {
  const DemoFolder folder;
  auto session = demo_event(folder.event(), options.event);
  if (!session) return refuse(session.error(), streams);
  options.wishes.who = demo_arbiter;
  SessionLink link{std::move(*session), demo_arbiter};
  if (options.once || !has_terminal()) {
    streams.out << plain_screen(link, options.wishes);
    return Exit::Ok;
  }
  return open_console(link, options.wishes, streams);
}

}  // namespace

void add_demo(CLI::App& root, Run& run) {
  CLI::App* command = root.add_subcommand("demo", "A made-up event to try the console on");
  auto options = std::make_shared<Options>();
  command->add_option("--boards", options->event.boards, "How many boards")
      ->capture_default_str()
      ->check(CLI::Range(1, 800));
  command->add_option("--seed", options->event.seed, "Another event for every number")
      ->capture_default_str();
  command->add_flag("--no-devices", options->no_devices, "An event without electronic boards");
  command->add_flag("--once", options->once, "Print the hall as plain text and end");
  add_console_options(*command, options->wishes);
  command->callback([options, &run] {
    run = [options](Streams streams) { return demonstrate(*options, streams); };
  });
}

}  // namespace praporek::app
