#include "core/formats/fen.hpp"
#include "core/hall/decide_parts.hpp"
#include "core/hall/game_line.hpp"
#include "core/notation/read.hpp"
#include "core/rules/play.hpp"
#include "core/rules/uci.hpp"

namespace praporek::hall {

Objection grant(Draft& draft, const TypeMoves& wish) {
  const Game* game = current_game(draft.state(), wish.board);
  if (game == nullptr) return refused("hall.no-game-at-board", {std::to_string(wish.board.value)});
  auto position = position_now(draft.state(), *game);
  if (!position) return position.error();
  int ply = moves_played(draft.state(), game->id);
  for (const std::string& text : wish.moves) {
    auto move = notation::read_move(*position, text);
    if (!move) return move.error();
    MoveMade made;
    made.game = game->id;
    made.ply = ++ply;
    made.uci = rules::uci(*move, position->chess960());
    made.at = draft.command().at;
    draft.put(std::move(made));
    position = rules::after(*position, *move);
  }
  return std::nullopt;
}

}  // namespace praporek::hall
