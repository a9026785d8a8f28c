#include "app/commands/keep_event.hpp"

#include "app/commands/journal_text.hpp"
#include "data/event_file.hpp"
#include "data/mirror.hpp"
#include "data/restore.hpp"
#include "tui/messages.hpp"

#include <memory>
#include <string>

namespace praporek::app {

namespace {

using data::EventFile;
using data::OpenMode;

Exit refuse(const Refusal& refusal, Streams streams) {
  streams.err << "praporek: " << tui::sentence(refusal) << '\n';
  return Exit::Failed;
}

Exit print_journal(const std::string& path, Streams streams) {
  auto file = EventFile::open(path, OpenMode::ReadOnly);
  if (!file) return refuse(file.error(), streams);
  const auto read =
      file->for_each_group(1, [&](const hall::Group& group) { streams.out << readable(group); });
  return read ? Exit::Ok : refuse(read.error(), streams);
}

Exit verify(const std::string& path, Streams streams) {
  auto file = EventFile::open(path, OpenMode::ReadOnly);
  if (!file) return refuse(file.error(), streams);
  const auto whole = file->verify();
  if (!whole) return refuse(whole.error(), streams);
  const auto state = file->load();
  if (!state) return refuse(state.error(), streams);
  streams.out << "ok: " << state->last_group << " groups, " << state->last_seq
              << " changes, records agree with the journal\n";
  return Exit::Ok;
}

Exit back_up(const std::string& path, const std::string& to, Streams streams) {
  auto file = EventFile::open(path, OpenMode::ReadOnly);
  if (!file) return refuse(file.error(), streams);
  const auto copied = file->back_up(to);
  if (!copied) return refuse(copied.error(), streams);
  streams.out << to << '\n';
  return Exit::Ok;
}

Exit restore(const std::string& to, const std::string& mirror, const std::string& backup,
             Streams streams) {
  const auto restored = data::restore(to, mirror, backup);
  if (!restored) return refuse(restored.error(), streams);
  streams.out << to << ": " << restored->groups << " groups\n";
  for (const auto& [first, last] : restored->missing) {
    streams.err << "praporek: lost: changes " << first << " to " << last << '\n';
  }
  return restored->missing.empty() ? Exit::Ok : Exit::No;
}

}  // namespace

void add_journal(CLI::App& root, Run& run) {
  CLI::App* command = root.add_subcommand("journal", "What happened, readably");
  auto file = std::make_shared<std::string>();
  command->add_option("FILE", *file, "The event file")->required();
  command->callback(
      [file, &run] { run = [file](Streams streams) { return print_journal(*file, streams); }; });
}

void add_verify(CLI::App& root, Run& run) {
  CLI::App* command = root.add_subcommand("verify", "Replays the journal and compares");
  auto file = std::make_shared<std::string>();
  command->add_option("FILE", *file, "The event file")->required();
  command->callback(
      [file, &run] { run = [file](Streams streams) { return verify(*file, streams); }; });
}

void add_backup(CLI::App& root, Run& run) {
  CLI::App* command = root.add_subcommand("backup", "A copy, also while the event is in use");
  auto file = std::make_shared<std::string>();
  auto to = std::make_shared<std::string>();
  command->add_option("FILE", *file, "The event file")->required();
  command->add_option("TO", *to, "The copy")->required();
  command->callback([file, to, &run] {
    run = [file, to](Streams streams) { return back_up(*file, *to, streams); };
  });
}

void add_restore(CLI::App& root, Run& run) {
  CLI::App* command = root.add_subcommand("restore", "An event file from its mirror");
  auto to = std::make_shared<std::string>();
  auto mirror = std::make_shared<std::string>();
  auto backup = std::make_shared<std::string>();
  command->add_option("FILE", *to, "The event file to write")->required();
  command->add_option("--mirror", *mirror, "The mirror of the lost file")->required();
  command->add_option("--backup", *backup, "A copy to start from");
  command->callback([to, mirror, backup, &run] {
    run = [to, mirror, backup](Streams streams) { return restore(*to, *mirror, *backup, streams); };
  });
}

}  // namespace praporek::app
