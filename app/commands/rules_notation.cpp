#include "app/commands/rules_notation.hpp"

#include "core/base/text.hpp"
#include "core/formats/fen.hpp"
#include "core/notation/read.hpp"
#include "core/notation/write.hpp"
#include "core/rules/legal_position.hpp"
#include "core/rules/uci.hpp"
#include "tui/messages.hpp"

#include <fmt/format.h>
#include <memory>
#include <string>

namespace praporek::app {

namespace {

using rules::FaultKind;

struct Wish {
  std::string letters = "en";
  bool long_form = false;
  bool parse = false;
};

/// Positions no game can reach are answered all the same, as long as they can be played on.
constexpr rules::FaultSet harmless{FaultKind::TooManyPawns, FaultKind::TooManyPieces,
                                   FaultKind::TooManyCheckers, FaultKind::EnPassant,
                                   FaultKind::Castling};

/// One question: a position, and a move in one of the two languages.
struct Question {
  rules::Position position;
  std::string_view move;
};

Result<Question> question_of(std::string_view line) {
  const auto cells = split(line, '\t');
  if (cells.size() < 2) return Refusal{Message{"notation.cells-missing", {}}};
  auto setup = formats::read_fen(trimmed(cells[0]));
  if (!setup) return setup.error();
  if (cells.size() > 2) setup->chess960 = trimmed(cells[2]) == "1";
  const auto position = rules::legal_position(*setup, harmless);
  if (!position) return position.error();
  return Question{*position, trimmed(cells[1])};
}

Result<std::string> answer_to(const Question& question, const Wish& wish) {
  const auto letters = notation::letters_of_code(wish.letters);
  if (wish.parse) {
    const auto move = notation::read_move(question.position, question.move,
                                          {*letters, notation::Leniency::Prefix});
    if (!move) return move.error();
    return rules::uci(*move, question.position.chess960());
  }
  const auto move = rules::move_of_uci(question.position, question.move);
  if (!move) {
    return Refusal{Article{"3.10.2"}, Message{"notation.illegal", {std::string{question.move}}}};
  }
  const auto form = wish.long_form ? notation::Form::Long : notation::Form::Short;
  return notation::written(question.position, *move, {*letters, form});
}

Exit run_rules_notation(const Wish& wish, Streams streams) {
  std::string line;
  while (std::getline(streams.in, line)) {
    if (trimmed(line).empty()) continue;
    const auto question = question_of(line);
    const auto answer = question ? answer_to(*question, wish) : question.error();
    streams.out << (answer ? *answer : "error: " + tui::sentence(answer.error())) << '\n';
  }
  return Exit::Ok;
}

}  // namespace

void add_rules_notation(CLI::App& rules, Run& run) {
  CLI::App* command = rules.add_subcommand(
      "notation", "Moves to text and back: lines FEN<tab>MOVE[<tab>0|1] on standard input");
  const auto wish = std::make_shared<Wish>();
  std::vector<std::string> codes;
  codes.reserve(notation::all_letters.size());
  for (const auto letters : notation::all_letters) codes.emplace_back(notation::code_of(letters));
  command->add_option("--letters", wish->letters, "Whose piece letters")
      ->check(CLI::IsMember(codes))
      ->capture_default_str();
  command->add_flag("--long", wish->long_form, "Write the departure square: Ng1-f3");
  command->add_flag("--parse", wish->parse, "Read text and print UCI");
  command->callback([wish, &run] {
    run = [wish](Streams streams) { return run_rules_notation(*wish, streams); };
  });
}

}  // namespace praporek::app
