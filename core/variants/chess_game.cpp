#include "core/variants/chess_game.hpp"

#include "core/formats/fen.hpp"
#include "core/notation/write.hpp"
#include "core/rules/legal_moves.hpp"
#include "core/rules/play.hpp"
#include "core/rules/unwinnable.hpp"
#include "core/variants/board_text.hpp"

namespace praporek::variants {

ChessGame::ChessGame(const rules::Position& start)
    : position_{start}, progress_{position_text(start), start.halfmove_clock()} {}

Result<ChessGame> ChessGame::read(std::string_view fen, bool chess960) {
  auto setup = formats::read_fen(fen);
  if (!setup) return setup.error();
  setup->chess960 = setup->chess960 || chess960;
  const auto position = rules::legal_position(*setup);
  if (!position) return position.error();
  return ChessGame{*position};
}

std::vector<std::string> ChessGame::choices(notation::Letters letters) const {
  std::vector<std::string> texts;
  for (const rules::Move move : rules::legal_moves(position_)) {
    texts.push_back(notation::written(position_, move, {letters}));
  }
  return texts;
}

Result<ChessGame> ChessGame::played(std::string_view text, const notation::Reading& reading) const {
  const auto move = notation::read_move(position_, text, reading);
  if (!move) return move.error();
  ChessGame next = *this;
  next.position_ = rules::after(position_, *move);
  next.progress_.turn_ended(position_text(next.position_), next.position_.halfmove_clock() == 0);
  return next;
}

std::optional<Ending> ChessGame::ending() const {
  if (rules::has_legal_move(position_)) {
    if (rules::life_of(position_) == rules::Life::Dead) {
      return drawn("5.2.2", "variants.dead-position");
    }
    return progress_.ending();
  }
  // Mate stands even on the seventy-fifth move (Laws 9.6.2).
  if (rules::in_check(position_)) return won(other(to_move()), "5.1.1", "variants.checkmate");
  return drawn("5.2.1", "variants.stalemate");
}

std::string ChessGame::text() const { return formats::fen_of(position_); }

}  // namespace praporek::variants
