#include "core/rules/unwinnable.hpp"

#include "core/rules/legal_moves.hpp"
#include "core/rules/play.hpp"
#include "core/rules/unwinnable_blocked.hpp"
#include "core/rules/unwinnable_material.hpp"
#include "core/rules/unwinnable_search.hpp"

#include <algorithm>
#include <optional>

namespace praporek::rules {

namespace {

bool has_one_king_each(const Placement& board) {
  return count(board.of(Side::White, Kind::King)) == 1 &&
         count(board.of(Side::Black, Kind::King)) == 1;
}

/// The series of single legal moves a position starts with.
struct ForcedLine {
  std::vector<Position> positions;  ///< at least the first
  std::vector<Move> moves;
  bool circular = false;
};

ForcedLine forced_line(const Position& start) {
  ForcedLine line{{start}, {}, false};
  for (MoveList moves = legal_moves(start); moves.size() == 1;) {
    const Position next = after(line.positions.back(), moves[0]);
    line.moves.push_back(moves[0]);
    line.circular = std::ranges::any_of(
        line.positions, [&](const Position& earlier) { return same_position(earlier, next); });
    line.positions.push_back(next);
    if (line.circular) break;
    moves = legal_moves(next);
  }
  return line;
}

/// The answer of the board as it stands, if there is no move left.
std::optional<MateVerdict> finished(const Position& position, Side mater) {
  if (has_legal_move(position)) return std::nullopt;
  // Tested before the material: a mate on the board is a mate (Laws 5.1.1).
  if (in_check(position) && position.side_to_move() != mater) return MateVerdict{Helpmate{}, 1};
  return MateVerdict{CannotMate::Forced, 1};
}

MateVerdict decide(const Position& position, Side mater, NodeBudget budget) {
  if (auto verdict = finished(position, mater)) return *verdict;
  if (cannot_mate_with_this_material(position.board(), mater)) return {CannotMate::Material, 1};
  if (is_blocked_for(position, mater)) return {CannotMate::Blocked, 1};
  return search_helpmate(position, mater, budget);
}

}  // namespace

MateVerdict can_still_mate(const Position& position, Side mater, NodeBudget budget) {
  if (!has_one_king_each(position.board())) return {Undecided{}, 0};
  const ForcedLine forced = forced_line(position);
  if (forced.circular) return {CannotMate::Forced, forced.moves.size()};
  MateVerdict verdict = decide(forced.positions.back(), mater, budget);
  verdict.nodes += forced.moves.size();
  if (auto* helpmate = std::get_if<Helpmate>(&verdict.answer)) {
    helpmate->line.insert(helpmate->line.begin(), forced.moves.begin(), forced.moves.end());
  }
  return verdict;
}

Life life_of(const Position& position, NodeBudget budget) {
  const MateVerdict white = can_still_mate(position, Side::White, budget);
  if (white.winnable()) return Life::Alive;
  const MateVerdict black = can_still_mate(position, Side::Black, budget);
  if (black.winnable()) return Life::Alive;
  return white.unwinnable() && black.unwinnable() ? Life::Dead : Life::Undecided;
}

}  // namespace praporek::rules
