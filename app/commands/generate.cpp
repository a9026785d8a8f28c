#include "app/commands/generate.hpp"

#include "app/commands/pair_system.hpp"
#include "core/formats/trf_writer.hpp"
#include "core/pairing/generator.hpp"
#include "tui/messages.hpp"

#include <memory>

namespace praporek::app {

namespace {

struct GenerateOptions {
  pairing::GeneratorOptions event;
  SystemOptions system;
  bool old_edition = false;
  bool plain_names = false;
};

Exit generate(GenerateOptions options, Streams streams) {
  pairing::Tournament wanted;
  apply(options.system, wanted);
  options.event.system = wanted.system;
  options.event.reading = wanted.reading;
  const auto event = pairing::generate(options.event);
  if (!event) {
    streams.err << tui::sentence(event.error()) << '\n';
    return Exit::No;
  }
  formats::TrfHeader header;
  header.program = "Praporek";
  const formats::TrfStyle style{
      options.old_edition ? formats::TrfEdition::Trf16 : formats::TrfEdition::Trf26,
      options.plain_names, "\n"};
  streams.out << formats::write_trf(*event, header, style);
  return Exit::Ok;
}

void add_chances(CLI::App& command, pairing::GeneratorOptions& event) {
  const auto chance = [&](const char* name, int& percent, const char* what) {
    command.add_option(name, percent, what)->check(CLI::Range(0, 100));
  };
  chance("--draws", event.draws, "Percent of draws between equals");
  chance("--forfeits", event.forfeits, "Percent of games forfeited");
  chance("--half-byes", event.half_point_byes, "Percent of half-point byes a round");
  chance("--zero-byes", event.zero_point_byes, "Percent of zero-point byes a round");
  chance("--full-byes", event.full_point_byes, "Percent of full-point byes a round");
  chance("--late", event.late_entries, "Percent of players who enter late");
  chance("--withdrawals", event.withdrawals, "Percent of players who leave early");
  chance("--unrated", event.unrated, "Percent of players without a rating");
}

}  // namespace

void add_generate(CLI::App& root, Run& run) {
  auto options = std::make_shared<GenerateOptions>();
  CLI::App* command = root.add_subcommand("generate", "A random tournament as a report file");
  command->add_option("--players", options->event.players, "Number of players")
      ->check(CLI::Range(1, 9999));
  command->add_option("--rounds", options->event.rounds, "Number of rounds")
      ->check(CLI::Range(1, 999));
  command->add_option("--seed", options->event.seed, "The same seed, the same tournament");
  add_chances(*command, options->event);
  add_system_options(*command, options->system);
  command->add_flag("--baku", options->event.baku, "Baku acceleration");
  command->add_flag("--trf16", options->old_edition, "Write TRF16 instead of TRF26");
  command->add_flag("--ascii", options->plain_names, "Names without diacritics");
  command->callback([options, &run] {
    run = [options](Streams streams) { return generate(*options, streams); };
  });
}

}  // namespace praporek::app
