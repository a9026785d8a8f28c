#include "core/formats/fen.hpp"
#include "core/hall/export_of.hpp"
#include "core/hall/tournament_of.hpp"
#include "core/notation/illegal_move.hpp"
#include "core/rules/play.hpp"
#include "core/rules/uci.hpp"

#include <algorithm>

namespace praporek::hall {

namespace {

/// YYYY.MM.DD, or question marks where the day is not known.
std::string pgn_date(std::string date) {
  if (date.size() != 10) return "????.??.??";
  std::ranges::replace(date, '-', '.');
  return date;
}

std::optional<formats::PgnResult> pgn_result(const Game& game) {
  if (!game.result) return std::nullopt;
  const auto worth = [](arbiter::Share share) {
    return share == arbiter::Share::Whole ? Score{10}
                                          : Score{share == arbiter::Share::Half ? 5 : 0};
  };
  return formats::PgnResult{{worth(arbiter::share_of(*game.result, Side::White)),
                             worth(arbiter::share_of(*game.result, Side::Black))}};
}

void add_moves(const HallState& state, const Game& game, formats::PgnGame& written) {
  const auto& moves = state.all<MoveMade>();
  rules::Position position = written.start;
  for (auto entry = moves.lower_bound({game.id, 0});
       entry != moves.end() && entry->second.game == game.id; ++entry) {
    const MoveMade& made = entry->second;
    formats::PgnMove move;
    move.remark.draw_offer = made.draw_offered;
    const Side mover = position.side_to_move();
    move.remark.clock = made.clocks[mover];
    if (const auto legal = rules::move_of_uci(position, made.uci)) {
      move.move = *legal;
      position = rules::after(position, *legal);
    } else {
      const auto carried = notation::read_illegal(position, made.uci);
      if (!carried) return;
      move.move = *carried;
      move.remark.illegal = true;
      const auto standing = notation::after_illegal(position, *carried);
      written.line.moves.push_back(std::move(move));
      if (!standing) return;  // a king was taken: the game ends there
      position = *standing;
      continue;
    }
    written.line.moves.push_back(std::move(move));
  }
}

void set_player(formats::PgnTags& tags, const std::string& colour, const Player& player) {
  tags.set(colour, player.name);
  if (player.rating > 0) tags.set(colour + "Elo", std::to_string(player.rating));
  if (!player.title.empty()) tags.set(colour + "Title", player.title);
  if (!player.fide_id.empty()) tags.set(colour + "FideId", player.fide_id);
}

}  // namespace

std::vector<formats::PgnGame> pgn_games_of(const HallState& state, SectionId id, RoundNo round) {
  const EventFacts& event = event_of(state);
  const Section& section = *state.find<Section>(id);
  std::vector<formats::PgnGame> games;
  for (const Game* game : games_of(state, id, round)) {
    formats::PgnGame written;
    written.tags.set("Event", event.name + ", " + section.name);
    written.tags.set("Site", event.city.empty() ? "?" : event.city);
    written.tags.set("Date", pgn_date(event.start_date));
    written.tags.set("Round",
                     std::to_string(round.value) + "." + std::to_string(game->board.value));
    set_player(written.tags, "White", *state.find<Player>(game->white));
    set_player(written.tags, "Black", *state.find<Player>(game->black));
    if (!game->start_fen.empty()) {
      if (const auto start = formats::position_of_fen(game->start_fen)) written.start = *start;
    }
    written.result = pgn_result(*game);
    add_moves(state, *game, written);
    games.push_back(std::move(written));
  }
  return games;
}

}  // namespace praporek::hall
