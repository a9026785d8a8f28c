#include "app/commands/pair.hpp"

#include "app/commands/pair_system.hpp"
#include "core/pairing/checker.hpp"
#include "core/pairing/engine.hpp"
#include "tui/messages.hpp"

#include <fmt/format.h>
#include <memory>
#include <string>

namespace praporek::app {

namespace {

using pairing::Pair;
using pairing::PairedRound;

struct PairOptions {
  std::string path;
  SystemOptions system;
  bool floats = false;
  bool explain = false;
  std::string out;
};

std::string boards_text(const PairedRound& paired) {
  std::string text = fmt::format("{}\n", paired.boards.size());
  for (const Pair& pair : paired.boards) text += fmt::format("{} {}\n", pair.white, pair.black);
  return text;
}

std::string floats_text(const PairedRound& paired) {
  std::string text = "\n";
  for (const auto& row : paired.floats) {
    text += fmt::format("{} {}\n", row.tpn, row.direction == pairing::Float::Down ? 'D' : 'U');
  }
  return text;
}

std::string explanation_text(const std::vector<pairing::BoardExplanation>& explanations) {
  std::string text = "\n";
  int board = 0;
  for (const auto& explanation : explanations) {
    text +=
        fmt::format("board {} {}-{}\n", ++board, explanation.pair.white, explanation.pair.black);
    for (const auto& reason : explanation.reasons) {
      text += fmt::format("  {}\n", tui::sentence(Refusal{reason.article, reason.text}));
    }
  }
  return text;
}

Exit print(const PairOptions& options, const PairedRound& paired, Streams streams) {
  if (options.out.empty()) {
    streams.out << boards_text(paired);
  } else if (const auto written = write_all(options.out, boards_text(paired)); !written) {
    streams.err << tui::sentence(written.error()) << '\n';
    return Exit::Failed;
  }
  if (options.floats) streams.out << floats_text(paired);
  return Exit::Ok;
}

Exit refuse(const Refusal& refusal, Streams streams) {
  streams.err << tui::sentence(refusal) << '\n';
  return Exit::No;
}

Exit pair(const PairOptions& options, Streams streams) {
  const auto input = tournament_to_pair(options.path, options.system, streams);
  if (const auto* code = std::get_if<Exit>(&input)) return *code;
  const auto& event = std::get<pairing::Tournament>(input);
  const int round = last_paired_round(event) + 1;
  const auto paired = pairing::pair_round(event, round);
  if (!paired) return refuse(paired.error(), streams);
  const Exit printed = print(options, *paired, streams);
  if (printed != Exit::Ok || !options.explain) return printed;
  const auto explanations = pairing::explain_round(event, round);
  if (!explanations) return refuse(explanations.error(), streams);
  streams.out << explanation_text(*explanations);
  return Exit::Ok;
}

std::string pair_text(const Pair& pair) {
  return pair.white == 0 ? "none" : fmt::format("{}-{}", pair.white, pair.black);
}

std::string check_text(const pairing::RoundCheck& check) {
  if (check.refusal) {
    return fmt::format("round {} differs: {}\n", check.round, tui::sentence(*check.refusal));
  }
  if (check.differences.empty()) return fmt::format("round {} ok\n", check.round);
  std::string text = fmt::format("round {} differs:", check.round);
  for (std::size_t i = 0; i < check.differences.size(); ++i) {
    const pairing::BoardDifference& difference = check.differences[i];
    text += fmt::format("{} board {} expected {} got {}", i == 0 ? "" : ";", difference.board,
                        pair_text(difference.expected), pair_text(difference.played));
  }
  return text + "\n";
}

struct CheckOptions {
  std::string path;
  SystemOptions system;
};

Exit check(const CheckOptions& options, Streams streams) {
  const auto input = tournament_to_pair(options.path, options.system, streams);
  if (const auto* code = std::get_if<Exit>(&input)) return *code;
  Exit answer = Exit::Ok;
  for (const auto& round : pairing::check_rounds(std::get<pairing::Tournament>(input))) {
    streams.out << check_text(round);
    if (!round.is_ok()) answer = Exit::No;
  }
  return answer;
}

}  // namespace

void add_pair(CLI::App& root, Run& run) {
  auto options = std::make_shared<PairOptions>();
  CLI::App* command = root.add_subcommand("pair", "Pairs the round after the last one played");
  command->add_option("TRF", options->path, "Report file, - for standard input")->required();
  add_system_options(*command, options->system);
  command->add_flag("--floats", options->floats, "List who floats: id D or id U");
  command->add_flag("--explain", options->explain, "Say for every board why");
  command->add_option("-p", options->out, "Write the pairs to this file");
  command->callback(
      [options, &run] { run = [options](Streams streams) { return pair(*options, streams); }; });
}

void add_check(CLI::App& root, Run& run) {
  auto options = std::make_shared<CheckOptions>();
  CLI::App* command = root.add_subcommand("check", "Pairs every finished round again and compares");
  command->add_option("TRF", options->path, "Report file, - for standard input")->required();
  add_system_options(*command, options->system);
  command->callback(
      [options, &run] { run = [options](Streams streams) { return check(*options, streams); }; });
}

}  // namespace praporek::app
