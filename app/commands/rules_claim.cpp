#include "app/commands/rules_claim.hpp"

#include "app/commands/questions.hpp"
#include "core/formats/fen.hpp"
#include "core/rules/claim.hpp"
#include "core/rules/move_count.hpp"
#include "core/rules/uci.hpp"

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace praporek::app {

namespace {

using namespace rules;

struct ClaimLine {
  std::string start_fen;
  std::vector<std::string> moves;
  std::string claim;
  std::optional<std::string> intended;
};

Result<ClaimLine> read_line(std::string_view text) {
  try {
    const auto json = nlohmann::json::parse(text);
    ClaimLine line{json.at("start_fen"), json.at("moves"), json.at("claim"), {}};
    const auto intended = json.find("intended_move");
    if (intended != json.end() && !intended->is_null()) {
      line.intended = intended->get<std::string>();
    }
    return line;
  } catch (const nlohmann::json::exception& error) {
    return Refusal{Message{"rules.bad-json", {error.what()}}};
  }
}

Refusal illegal(const std::string& move, std::size_t number) {
  return Refusal{Article{"3.10.1"},
                 Message{"rules.illegal-in-record", {std::to_string(number), move}}};
}

Result<Record> replay(const ClaimLine& line) {
  const auto start = formats::position_of_fen(line.start_fen);
  if (!start) return start.error();
  Record record{*start};
  for (const std::string& text : line.moves) {
    const auto move = move_of_uci(record.now(), text);
    if (!move) return illegal(text, record.moves().size() + 1);
    record.play(*move);
  }
  return record;
}

std::string moves_text(const Record& record, const std::vector<Occurrence>& occurrences) {
  std::string text;
  for (const Occurrence& occurrence : occurrences) text += " " + text_of(record, occurrence);
  return text;
}

LineAnswer answer(bool right, const Article& article, const std::string& evidence) {
  return {(right ? "true\t" : "false\t") + article.number + evidence, ""};
}

std::string count_text(int halfmoves) { return " " + std::to_string(halfmoves) + " half-moves"; }

Result<LineAnswer> claimed(const Record& record, ClaimKind kind, std::optional<Move> intended) {
  const Claim claim{kind, record.now().side_to_move(), intended};
  const auto verdict = judge(record, claim);
  if (!verdict) return verdict.error();
  Record looked_at = record;
  if (intended) looked_at.play(*intended);
  return answer(verdict->correct, verdict->article,
                kind == ClaimKind::Threefold ? moves_text(looked_at, verdict->occurrences)
                                             : count_text(verdict->quiet_halfmoves));
}

LineAnswer fivefold(const Record& record) {
  const auto five = first_fivefold(record);
  return answer(five.has_value(), Article{"9.6.1"},
                moves_text(record, five ? *five : occurrences_of_present(record)));
}

LineAnswer seventy_five(const Record& record) {
  const auto ply = first_seventy_five(record);
  const Position& counted = ply ? record.positions()[*ply] : record.now();
  return answer(ply.has_value(), Article{"9.6.2"}, count_text(counted.halfmove_clock()));
}

Result<LineAnswer> judged(const ClaimLine& line, Record record) {
  std::optional<Move> intended;
  if (line.intended) {
    intended = move_of_uci(record.now(), *line.intended);
    if (!intended) return illegal(*line.intended, record.moves().size() + 1);
  }
  if (line.claim == "threefold") return claimed(record, ClaimKind::Threefold, intended);
  if (line.claim == "50") return claimed(record, ClaimKind::FiftyMoves, intended);
  // The automatic draws need no claim; a move given is taken as played.
  if (intended) record.play(*intended);
  if (line.claim == "fivefold") return fivefold(record);
  if (line.claim == "75") return seventy_five(record);
  return Refusal{Message{"rules.no-such-claim", {line.claim}}};
}

Result<LineAnswer> answer_line(std::string_view text) {
  const auto line = read_line(text);
  if (!line) return line.error();
  const auto record = replay(*line);
  if (!record) return record.error();
  return judged(*line, *record);
}

}  // namespace

void add_rules_claim(CLI::App& rules, Run& run) {
  CLI::App& claim = *rules.add_subcommand("claim", "Checks draw claims, one JSON object a line");
  claim.callback(
      [&run] { run = [](Streams streams) { return answer_lines(streams, answer_line); }; });
}

}  // namespace praporek::app
