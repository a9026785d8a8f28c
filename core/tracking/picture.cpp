#include "core/tracking/picture.hpp"

#include "core/rules/castling.hpp"
#include "core/rules/chess960.hpp"

#include <string>

namespace praporek::tracking {

using rules::Bitboard;
using rules::Kind;
using rules::Placement;
using rules::Square;

Bitboard differing(const Placement& a, const Placement& b) {
  Bitboard squares = 0;
  for (const Side side : {Side::White, Side::Black}) squares |= a.of(side) ^ b.of(side);
  for (const Kind kind : rules::all_kinds) squares |= a.of(kind) ^ b.of(kind);
  return squares;
}

void see_square(Placement& board, Square square, std::optional<rules::Piece> piece) {
  if (const auto before = board.at(square)) board.remove(square, *before);
  if (piece) board.put(square, *piece);
}

bool only_lifted(const rules::Position& position, const Placement& seen) {
  const Bitboard changed = differing(position.board(), seen);
  const Bitboard own = changed & position.board().of(position.side_to_move());
  // A man and the one it takes; the two men of castling.
  return own != 0 && (changed & seen.occupied()) == 0 && rules::count(changed) <= 2;
}

std::optional<Displaced> displaced_man(const Placement& before, const Placement& now, Side side) {
  const Bitboard changed = differing(before, now);
  const Bitboard left = changed & before.of(side) & ~now.occupied();
  const Bitboard arrived = changed & now.of(side);
  if (rules::count(changed) != 2 || rules::count(left) != 1 || rules::count(arrived) != 1)
    return std::nullopt;
  const Square from = rules::first_of(left);
  const Square to = rules::first_of(arrived);
  if (before.at(from) != now.at(to)) return std::nullopt;
  return Displaced{from, to};
}

std::optional<Square> pawn_at_the_end(const Placement& board, Side side) {
  const Bitboard pawns =
      board.of(side, Kind::Pawn) & rules::rank_bits(rules::home_rank(other(side)));
  if (pawns == 0) return std::nullopt;
  return rules::first_of(pawns);
}

std::optional<Signal> signal_in(const Placement& board) {
  constexpr Bitboard light = rules::bit(Square::D5) | rules::bit(Square::E4);
  constexpr Bitboard dark = rules::bit(Square::D4) | rules::bit(Square::E5);
  const Bitboard kings = board.of(Kind::King);
  for (const Side side : {Side::White, Side::Black}) {
    if (rules::count(board.of(side, Kind::King)) != 1) return std::nullopt;
  }
  if ((kings & ~(light | dark)) != 0) return std::nullopt;
  if (kings == light) return Signal::WhiteWins;
  if (kings == dark) return Signal::BlackWins;
  return Signal::Draw;
}

std::optional<int> start_number(const Placement& board) {
  std::string letters;
  for (int file = 0; file < 8; ++file) {
    const auto piece = board.at(rules::square_at(file, 0));
    if (!piece || piece->side != Side::White) return std::nullopt;
    letters += letter_of(*piece);
  }
  const auto number = rules::number_of_array(letters);
  if (!number || rules::chess960_position(*number).board() != board) return std::nullopt;
  return *number;
}

}  // namespace praporek::tracking
