#include "app/commands/standings.hpp"

#include "app/commands/standings_print.hpp"
#include "app/commands/trf_input.hpp"
#include "tui/messages.hpp"

#include <memory>
#include <optional>
#include <string>

namespace praporek::app {

namespace {

struct StandingsOptions {
  std::string path;
  std::optional<int> after;
  std::optional<std::string> tie_breaks;
  std::optional<std::string> columns;
  std::string format = "text";
  bool with_results = false;
};

/// What the command line says, else what the file says, else what the system's rules say.
std::string chosen_tie_breaks(const StandingsOptions& options, const pairing::Tournament& event) {
  if (options.tie_breaks) return *options.tie_breaks;
  if (event.tie_breaks.empty()) return standings::usual_tie_breaks(event.system);
  std::string list;
  for (const std::string& code : event.tie_breaks) list += code + ",";
  return list;
}

Exit refuse(const Refusal& refusal, Streams streams) {
  streams.err << tui::sentence(refusal) << '\n';
  return Exit::Usage;
}

Exit print(const StandingsOptions& options, const pairing::Tournament& event, Streams streams) {
  const int last = last_paired_round(event);
  const int after = options.after.value_or(last);
  if (after < 0 || after > last) {
    return refuse(
        Refusal{Message{"trf.round-not-played", {std::to_string(after), std::to_string(last)}}},
        streams);
  }
  const auto tie_breaks = standings::tie_breaks_from(chosen_tie_breaks(options, event));
  if (!tie_breaks) return refuse(tie_breaks.error(), streams);
  const auto columns = options.columns ? standings::tie_breaks_from(*options.columns) : tie_breaks;
  if (!columns) return refuse(columns.error(), streams);
  const standings::Crosstable crosstable = standings::crosstable_after(event, after);
  const standings::Ranking ranking = standings::rank(crosstable, *tie_breaks, *columns);
  const StandingsTable table{event, crosstable, ranking, *columns, options.with_results};
  if (options.format == "tsv") {
    streams.out << standings_as_tsv(table);
  } else if (options.format == "html") {
    streams.out << standings_as_html(table);
  } else {
    streams.out << standings_as_text(table);
  }
  return Exit::Ok;
}

}  // namespace

void add_standings(CLI::App& root, Run& run) {
  auto options = std::make_shared<StandingsOptions>();
  CLI::App* command = root.add_subcommand("standings", "The table after any round");
  command->add_option("TRF", options->path, "Report file, - for standard input")->required();
  command->add_option("--after", options->after, "After this round (default: the last one)");
  command->add_option("--tiebreaks", options->tie_breaks, "Codes in order: DE,BH/C1,BH,SB");
  command->add_option("--columns", options->columns, "Codes to print (default: the tie-breaks)");
  command->add_option("--format", options->format, "text, tsv or html")
      ->check(CLI::IsMember({"text", "tsv", "html"}));
  command->add_flag("--crosstable", options->with_results, "Print every result (text, html)");
  command->callback([options, &run] {
    run = [options](Streams streams) {
      const TrfInput input = read_trf_input(options->path, streams);
      if (const auto* code = std::get_if<Exit>(&input)) return *code;
      return print(*options, std::get<formats::TrfReading>(input).tournament, streams);
    };
  });
}

}  // namespace praporek::app
