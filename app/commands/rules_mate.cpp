#include "app/commands/rules_mate.hpp"

#include "app/commands/questions.hpp"
#include "core/base/text.hpp"
#include "core/formats/fen.hpp"
#include "core/rules/uci.hpp"
#include "core/rules/unwinnable.hpp"
#include "tui/messages.hpp"

#include <memory>
#include <optional>
#include <string>

namespace praporek::app {

namespace {

using namespace rules;

/// Without these the Laws cannot be applied; every other fault is accepted with a remark.
constexpr FaultSet needed{FaultKind::NoKing, FaultKind::SeveralKings, FaultKind::PawnOnEndRank,
                          FaultKind::OpponentInCheck, FaultKind::BothKingsInCheck};

struct Asked {
  Position position;
  std::string remark;  ///< the faults waived
};

Result<Asked> read_position(std::string_view fen) {
  const auto setup = formats::read_fen(fen);
  if (!setup) return setup.error();
  const auto position = legal_position(*setup, FaultSet::all().without(needed));
  if (!position) return position.error();
  Asked asked{*position, ""};
  for (const Fault& fault : faults_of(*setup)) {
    asked.remark += (asked.remark.empty() ? "waived: " : "; ") + tui::sentence(refusal_of(fault));
  }
  return asked;
}

Result<Side> read_side(std::string_view word) {
  if (word == "white") return Side::White;
  if (word == "black") return Side::Black;
  return Refusal{Message{"rules.no-such-side", {std::string{word}}}};
}

const char* word_of(CannotMate proof) {
  switch (proof) {
    case CannotMate::Material:
      return "material";
    case CannotMate::Forced:
      return "forced";
    case CannotMate::Closure:
      return "closure";
    case CannotMate::Blocked:
      return "blocked";
  }
  return "";
}

std::string line_text(const Helpmate& helpmate, bool chess960) {
  if (helpmate.line.empty()) return "-";  // mate is on the board
  std::string text;
  for (const Move move : helpmate.line) text += (text.empty() ? "" : " ") + uci(move, chess960);
  return text;
}

std::string text_of(const MateVerdict& verdict, bool chess960) {
  std::string text = "undecided\tbudget";
  if (const auto* helpmate = std::get_if<Helpmate>(&verdict.answer)) {
    text = "winnable\t" + line_text(*helpmate, chess960);
  } else if (const auto* proof = std::get_if<CannotMate>(&verdict.answer)) {
    text = std::string{"unwinnable\t"} + word_of(*proof);
  }
  return text + '\t' + std::to_string(verdict.nodes);
}

std::string text_of(Life life) {
  if (life == Life::Undecided) return "undecided";
  return life == Life::Dead ? "dead" : "alive";
}

/// An answer and what a script learns from the exit code.
struct Verdict {
  LineAnswer line;
  Exit exit = Exit::Ok;
};

Result<Verdict> mate_verdict(std::string_view fen, std::string_view side, NodeBudget budget) {
  const auto asked = read_position(fen);
  if (!asked) return asked.error();
  const auto mater = read_side(side);
  if (!mater) return mater.error();
  const MateVerdict verdict = can_still_mate(asked->position, *mater, budget);
  const Exit no = verdict.undecided() ? Exit::Undecided : Exit::No;
  return Verdict{{text_of(verdict, asked->position.chess960()), asked->remark},
                 verdict.winnable() ? Exit::Ok : no};
}

Result<Verdict> dead_verdict(std::string_view fen, NodeBudget budget) {
  const auto asked = read_position(fen);
  if (!asked) return asked.error();
  const Life life = life_of(asked->position, budget);
  const Exit no = life == Life::Undecided ? Exit::Undecided : Exit::No;
  return Verdict{{text_of(life), asked->remark}, life == Life::Alive ? Exit::Ok : no};
}

Exit print(const Result<Verdict>& verdict, Streams streams) {
  if (!verdict) {
    streams.err << tui::sentence(verdict.error()) << '\n';
    return Exit::BadInput;
  }
  streams.out << verdict->line.text << '\n';
  if (!verdict->line.remark.empty()) streams.err << verdict->line.remark << '\n';
  return verdict->exit;
}

Result<LineAnswer> line_of(const Result<Verdict>& verdict) {
  if (!verdict) return verdict.error();
  return verdict->line;
}

struct Question {
  std::string fen;
  std::string side;
  NodeBudget budget;
};

CLI::App& add_question(CLI::App& rules, const char* name, const char* help, Question& question) {
  CLI::App& command = *rules.add_subcommand(name, help);
  command.add_option("fen", question.fen, "The position; without it, one a line on stdin");
  command.add_option("--budget", question.budget.nodes, "Positions to look at before giving up")
      ->check(CLI::PositiveNumber);
  return command;
}

}  // namespace

void add_rules_mate(CLI::App& rules, Run& run) {
  const auto asked = std::make_shared<Question>();
  CLI::App& mate = add_question(rules, "mate", "Can a side still mate by any legal moves?", *asked);
  auto* side = mate.add_option("side", asked->side, "white or black, who wants to mate");
  mate.get_option("fen")->needs(side);
  mate.callback([asked, &run] {
    run = [asked](Streams streams) {
      if (!asked->fen.empty()) {
        return print(mate_verdict(asked->fen, asked->side, asked->budget), streams);
      }
      return answer_lines(streams, [&](std::string_view line) {
        const auto fields = split(line, ';');
        const std::string_view word = fields.size() > 1 ? trimmed(fields[1]) : "";
        return line_of(mate_verdict(trimmed(fields[0]), word, asked->budget));
      });
    };
  });
}

void add_rules_dead(CLI::App& rules, Run& run) {
  const auto asked = std::make_shared<Question>();
  CLI::App& dead = add_question(rules, "dead", "Can anybody still mate?", *asked);
  dead.callback([asked, &run] {
    run = [asked](Streams streams) {
      if (!asked->fen.empty()) return print(dead_verdict(asked->fen, asked->budget), streams);
      return answer_lines(streams, [&](std::string_view line) {
        return line_of(dead_verdict(trimmed(split(line, ';')[0]), asked->budget));
      });
    };
  });
}

}  // namespace praporek::app
