#pragma once

#include "core/rules/attacks.hpp"
#include "core/rules/placement.hpp"

namespace praporek::rules {

/// For each piece on the board a set that contains every square it can ever stand on, in any
/// series of legal moves. The sets may be too large, never too small. Castling and an en passant
/// capture that is possible at once are not considered: the position must have neither.
///
/// One kind of step is left out: that of a king next to a confined() king. It ends the game.
class Reach {
 public:
  explicit Reach(const Placement& board);

  /// Where the piece that now stands on this square can ever stand.
  [[nodiscard]] Bitboard of(Square start) const { return squares_[slot(start)]; }
  [[nodiscard]] Bitboard of_all(Side side) const { return all_[side]; }
  [[nodiscard]] Bitboard of_king(Side side) const { return king_[side]; }

  /// The pieces of a side that never leave their square (but may be taken there).
  [[nodiscard]] Bitboard stuck(Side side) const { return stuck_[side]; }

  /// The squares that a piece of either side keeps for ever.
  [[nodiscard]] Bitboard shut() const { return ~clear_[Side::White] | ~clear_[Side::Black]; }

  /// Whether this side can move nothing but its king, and that between two squares at most. A
  /// king that steps next to these squares leaves it without a move.
  [[nodiscard]] bool confined(Side side) const { return confined_[side]; }

 private:
  void close(Bitboard movers);
  void summarise();
  void summarise(Side side);
  [[nodiscard]] Bitboard steps(Square start, Piece piece) const;
  [[nodiscard]] Bitboard king_steps(Side side, Bitboard from) const;
  [[nodiscard]] Bitboard pawn_steps(Square start, Side side) const;
  [[nodiscard]] Bitboard shut_by_pawns(Square start, Side side) const;
  [[nodiscard]] bool moves_only_its_king(Side side) const;

  Placement board_;
  BySquare<Bitboard> squares_{};
  BySide<Bitboard> all_{};    ///< squares some piece of the side can reach
  BySide<Bitboard> twice_{};  ///< squares several of its pieces can reach
  BySide<Bitboard> men_{};    ///< squares some piece but the king can reach
  BySide<Bitboard> king_{};   ///< squares the king can reach
  BySide<Bitboard> stuck_{};
  BySide<Bitboard> clear_{};  ///< squares not kept for ever by a piece of the side
  BySide<Bitboard> cell_{};   ///< at most two squares the king seems to be confined to
  BySide<bool> confined_{};
};

/// The squares that pawns standing on these squares attack.
Bitboard pawn_attacks_of(Side side, Bitboard pawns);

}  // namespace praporek::rules
