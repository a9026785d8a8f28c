#include "core/rules/uci.hpp"

#include "core/rules/castling.hpp"
#include "core/rules/legal_moves.hpp"

#include <algorithm>

namespace praporek::rules {

std::string uci(Move move, bool chess960) {
  Square to = move.to();
  if (move.is_castling() && !chess960) {
    const Side side = rank_of(move.from()) == home_rank(Side::White) ? Side::White : Side::Black;
    to = castled_king(side, wing_of(move));
  }
  std::string text = text_of(move.from()) + text_of(to);
  if (const auto kind = move.promotion()) text += letter_of({*kind, Side::Black});
  return text;
}

std::optional<Move> move_of_uci(const Position& position, std::string_view text) {
  const MoveList moves = legal_moves(position);
  for (const bool chess960 : {position.chess960(), !position.chess960()}) {
    const auto found = std::find_if(moves.begin(), moves.end(),
                                    [&](Move move) { return uci(move, chess960) == text; });
    if (found != moves.end()) return *found;
  }
  return std::nullopt;
}

}  // namespace praporek::rules
