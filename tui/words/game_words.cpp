#include "tui/words/game_words.hpp"

#include "core/base/text.hpp"
#include "core/formats/fen.hpp"
#include "core/notation/diagram.hpp"
#include "core/rules/move_count.hpp"
#include "core/rules/repetition.hpp"
#include "core/rules/uci.hpp"
#include "tui/words/words.hpp"

#include <algorithm>

namespace praporek::tui {

namespace {

notation::Letters letters_of(Language language) {
  switch (language) {
    case Language::Czech:
      return notation::Letters::Czech;
    case Language::Slovak:
      return notation::Letters::Slovak;
    case Language::English:
      break;
  }
  return notation::Letters::English;
}

}  // namespace

rules::Record record_of(const hall::HallState& state, const hall::Game& game) {
  const auto start = game.start_fen.empty() ? Result<rules::Position>{rules::initial_position()}
                                            : formats::position_of_fen(game.start_fen);
  rules::Record record{start ? *start : rules::initial_position()};
  const auto& moves = state.all<hall::MoveMade>();
  for (auto at = moves.lower_bound({game.id, 0}); at != moves.end() && at->second.game == game.id;
       ++at) {
    const auto move = rules::move_of_uci(record.now(), at->second.uci);
    // After an illegal move that stood there is nothing to count repetitions with.
    if (!move) break;
    record.play(*move);
  }
  return record;
}

notation::Style writing_of(const Sight& sight) {
  return {letters_of(sight.settings.language), notation::Form::Short,
          notation::CastlingSign::Zeros};
}

std::vector<std::string> move_lines(const rules::Record& record, std::size_t plies, int width,
                                    const Sight& sight) {
  std::string text;
  const notation::Style style = writing_of(sight);
  for (std::size_t i = 0; i < std::min(plies, record.moves().size()); ++i) {
    const rules::Position& before = record.positions()[i];
    const bool white = before.side_to_move() == Side::White;
    if (white || i == 0) {
      text += std::to_string(before.fullmove_number()) + (white ? "." : "...");
    }
    text += notation::written(before, record.moves()[i], style) + " ";
  }
  return wrapped(text, width);
}

std::vector<std::string> board_lines(const rules::Record& record, std::size_t plies,
                                     const Sight& sight) {
  const auto letters =
      sight.settings.ascii ? writing_of(sight).letters : notation::Letters::Figurine;
  const rules::Position& position =
      record.positions()[std::min(plies, record.positions().size() - 1)];
  const std::string drawn = notation::diagram(position.board(), Side::White, letters);
  std::vector<std::string> lines;
  for (const std::string_view line : lines_of(drawn)) lines.push_back(" " + std::string{line});
  return lines;
}

std::vector<std::string> claim_facts(const rules::Record& record, const Sight& sight) {
  std::vector<std::string> facts;
  const auto stood = rules::occurrences_of_present(record);
  if (stood.size() >= 2) {
    std::string when;
    for (const rules::Occurrence& each : stood) {
      when += (when.empty() ? "" : ", ") + rules::text_of(record, each);
    }
    const std::string side = word_for(record.now().side_to_move(), sight);
    const bool enough = stood.size() >= rules::claimable_occurrences;
    facts.push_back(sight.say(enough ? "boards.may-claim" : "boards.stood",
                              {std::to_string(stood.size()), when, side}));
  }
  const int quiet_moves = record.now().halfmove_clock() / 2;
  facts.push_back(sight.say("boards.of-fifty", {std::to_string(quiet_moves)}));
  return facts;
}

}  // namespace praporek::tui
