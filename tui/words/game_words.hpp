#pragma once

#include "core/hall/state.hpp"
#include "core/notation/write.hpp"
#include "core/rules/record.hpp"
#include "tui/console/sight.hpp"
#include "tui/screen/line.hpp"

#include <string>
#include <vector>

namespace praporek::tui {

/// The game at a board as far as its moves are known.
rules::Record record_of(const hall::HallState& state, const hall::Game& game);

/// The letters and castling signs of the arbiter's language.
notation::Style writing_of(const Sight& sight);

/// "36. Dd3 Va8 37. Dd5 …" up to this half-move, in lines of this width.
std::vector<std::string> move_lines(const rules::Record& record, std::size_t plies, int width,
                                    const Sight& sight);

/// The board after so many half-moves, nine lines.
std::vector<std::string> board_lines(const rules::Record& record, std::size_t plies,
                                     const Sight& sight);

/// What a claim would rest on: how often the position stood, moves without pawn or capture.
std::vector<std::string> claim_facts(const rules::Record& record, const Sight& sight);

}  // namespace praporek::tui
