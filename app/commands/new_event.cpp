#include "app/commands/new_event.hpp"

#include "app/commands/arbiter_name.hpp"
#include "app/event/event_session.hpp"
#include "core/clock/tempo.hpp"
#include "core/clock/time_control_text.hpp"
#include "core/hall/wish_text.hpp"
#include "tui/messages.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <utility>

namespace praporek::app {

namespace {

struct Options {
  std::string file;
  std::string name;
  std::string arbiter;
  std::string section = "Open";
  std::string control = "5400+30";
  std::string system = "dutch";
  std::string edition = "2023";
  int rounds = 9;
};

/// A second look at every result takes time that a rapid or blitz round has not.
bool is_slow(const std::string& control) {
  const auto read = clock::read_time_control(control);
  return !read || clock::tempo_of(*read).tempo == clock::Tempo::Standard;
}

/// The wishes a new event begins with.
std::vector<std::pair<std::string, hall::KeyValues>> first_wishes(const Options& options) {
  return {{"set-event", {{"name", options.name}, {"chief-arbiter", options.arbiter}}},
          {"set-arbiter", {{"name", options.arbiter}, {"role", "chief"}}},
          {"set-section",
           {{"name", options.section},
            {"rounds", std::to_string(options.rounds)},
            {"time-control", options.control},
            {"system", options.system},
            {"verify-results", is_slow(options.control) ? "yes" : "no"},
            {"edition", options.edition}}}};
}

Exit create(Options options, Streams streams) {
  if (options.name.empty()) options.name = std::filesystem::path{options.file}.stem().string();
  if (options.arbiter.empty()) options.arbiter = account_name();
  auto session = EventSession::create(options.file);
  if (!session) {
    streams.err << "praporek: " << tui::sentence(session.error()) << '\n';
    return Exit::Failed;
  }
  for (const auto& [kind, words] : first_wishes(options)) {
    auto wish = hall::wish_of(kind, words, session->state());
    auto done = wish ? session->obey(options.arbiter, "shell", *wish) : wish.error();
    if (!done) {
      streams.err << "praporek: " << tui::sentence(done.error()) << '\n';
      return Exit::Usage;
    }
  }
  streams.out << options.file << ": " << options.name << ", section " << options.section << ", "
              << options.rounds << " rounds, chief arbiter " << options.arbiter << '\n';
  return Exit::Ok;
}

}  // namespace

void add_new(CLI::App& root, Run& run) {
  CLI::App* command = root.add_subcommand("new", "A new event file");
  auto options = std::make_shared<Options>();
  command->add_option("FILE", options->file, "The event file, usually NAME.praporek")->required();
  command->add_option("--name", options->name, "Name of the event (default: the file's name)");
  command->add_option("--as", options->arbiter, "Chief arbiter (default: this account)");
  command->add_option("--section", options->section, "Name of the first section")
      ->capture_default_str();
  command->add_option("--rounds", options->rounds, "Rounds of the first section")
      ->capture_default_str();
  command->add_option("--control", options->control, "Time control, MOVES/BASE+INCREMENT")
      ->capture_default_str();
  command->add_option("--system", options->system, "dutch, swiss1992, roundrobin")
      ->capture_default_str();
  command->add_option("--edition", options->edition, "Edition of the Laws, 2018 or 2023")
      ->capture_default_str();
  command->callback(
      [options, &run] { run = [options](Streams streams) { return create(*options, streams); }; });
}

}  // namespace praporek::app
