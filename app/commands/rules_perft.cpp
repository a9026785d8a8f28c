#include "app/commands/rules_perft.hpp"

#include "core/formats/fen.hpp"
#include "core/rules/perft.hpp"
#include "core/rules/uci.hpp"
#include "tui/messages.hpp"

#include <memory>
#include <string>

namespace praporek::app {

namespace {

constexpr int deepest = 20;

struct PerftQuestion {
  std::string fen;
  int depth = 0;
  bool chess960 = false;
  bool divide = false;
};

Exit answer(const PerftQuestion& question, Streams streams) {
  const auto position = formats::position_of_fen(question.fen);
  if (!position) {
    streams.err << tui::sentence(position.error()) << '\n';
    return Exit::BadInput;
  }
  if (question.divide && question.depth > 0) {
    const bool chess960 = question.chess960 || position->chess960();
    for (const auto& [move, total] : rules::divided_perft(*position, question.depth)) {
      streams.out << rules::uci(move, chess960) << ": " << total << '\n';
    }
  }
  streams.out << rules::perft(*position, question.depth) << '\n';
  return Exit::Ok;
}

}  // namespace

void add_rules_perft(CLI::App& rules, Run& run) {
  const auto question = std::make_shared<PerftQuestion>();
  CLI::App& perft = *rules.add_subcommand("perft", "Counts the series of legal moves");
  perft.add_option("fen", question->fen, "The position")->required();
  perft.add_option("depth", question->depth, "Moves of either side")
      ->required()
      ->check(CLI::Range(0, deepest));
  perft.add_flag("--chess960", question->chess960, "Write castling as king takes rook");
  perft.add_flag("--divide", question->divide, "Show the count of each first move");
  perft.callback([question, &run] {
    run = [question](Streams streams) { return answer(*question, streams); };
  });
}

}  // namespace praporek::app
