#include "core/hall/game_line.hpp"

#include "core/formats/fen.hpp"
#include "core/notation/illegal_move.hpp"
#include "core/rules/play.hpp"
#include "core/rules/uci.hpp"

#include <iterator>

namespace praporek::hall {

namespace {

constexpr int beyond_any_ply = 1'000'000;

}  // namespace

int moves_played(const HallState& state, GameId game) {
  const auto& moves = state.all<MoveMade>();
  const auto after = moves.upper_bound({game, beyond_any_ply});
  if (after == moves.begin()) return 0;
  const MoveMade& last = std::prev(after)->second;
  return last.game == game ? last.ply : 0;
}

Result<rules::Position> position_now(const HallState& state, const Game& game) {
  Result<rules::Position> position = game.start_fen.empty()
                                         ? Result<rules::Position>{rules::initial_position()}
                                         : formats::position_of_fen(game.start_fen);
  const auto& moves = state.all<MoveMade>();
  for (auto entry = moves.lower_bound({game.id, 0});
       position && entry != moves.end() && entry->second.game == game.id; ++entry) {
    const MoveMade& made = entry->second;
    const auto legal = rules::move_of_uci(*position, made.uci);
    if (legal) {
      position = rules::after(*position, *legal);
      continue;
    }
    // A move that was illegal and stood (Laws 7.5.1, A.4.2).
    auto carried = notation::read_illegal(*position, made.uci);
    if (!carried) return carried.error();
    position = notation::after_illegal(*position, *carried);
  }
  return position;
}

}  // namespace praporek::hall
