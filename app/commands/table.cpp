#include "app/commands/table.hpp"

#include "app/commands/demo.hpp"
#include "app/commands/deputy.hpp"
#include "app/commands/do_event.hpp"
#include "app/commands/entries.hpp"
#include "app/commands/exchange.hpp"
#include "app/commands/generate.hpp"
#include "app/commands/hall.hpp"
#include "app/commands/keep_event.hpp"
#include "app/commands/laws.hpp"
#include "app/commands/new_event.hpp"
#include "app/commands/open.hpp"
#include "app/commands/pair.hpp"
#include "app/commands/print.hpp"
#include "app/commands/prizes.hpp"
#include "app/commands/publish.hpp"
#include "app/commands/rating.hpp"
#include "app/commands/ratings.hpp"
#include "app/commands/report.hpp"
#include "app/commands/rule.hpp"
#include "app/commands/rules.hpp"
#include "app/commands/standings.hpp"
#include "app/commands/start.hpp"
#include "app/console/open_console.hpp"

namespace praporek::app {

namespace {

void add_all(CLI::App& root, Run& run) {
  add_open(root, run);
  add_demo(root, run);
  add_new(root, run);
  add_hall(root, run);
  add_status(root, run);
  add_stop(root, run);
  add_deputy(root, run);
  add_do(root, run);
  add_result(root, run);
  add_entries(root, run);
  add_journal(root, run);
  add_verify(root, run);
  add_backup(root, run);
  add_restore(root, run);
  add_import(root, run);
  add_export(root, run);
  add_pair(root, run);
  add_check(root, run);
  add_generate(root, run);
  add_standings(root, run);
  add_print(root, run);
  add_prizes(root, run);
  add_publish(root, run);
  add_report(root, run);
  add_rating(root, run);
  add_ratings(root, run);
  add_rule(root, run);
  add_rules(root, run);
  add_laws(root, run);
}

/// A command line made of words, as if it had been typed.
int run_words(const std::vector<std::string>& words, Streams streams) {
  std::vector<const char*> argv{"praporek"};
  for (const std::string& word : words) argv.push_back(word.c_str());
  return run_command_line(static_cast<int>(argv.size()), argv.data(), streams);
}

}  // namespace

int run_command_line(int argc, const char* const* argv, Streams streams) {
  CLI::App root{"Praporek, a console for chess arbiters", "praporek"};
  root.set_version_flag("--version", "praporek " PRAPOREK_VERSION);
  root.require_subcommand(0, 1);
  Run run;
  add_all(root, run);
  try {
    root.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    const int code = root.exit(error, streams.out, streams.err);
    return static_cast<int>(code == 0 ? Exit::Ok : Exit::Usage);
  }
  if (!run && has_terminal()) return start(run_words, streams);
  if (!run) {
    streams.out << root.help();
    return static_cast<int>(Exit::Ok);
  }
  return static_cast<int>(run(streams));
}

}  // namespace praporek::app
