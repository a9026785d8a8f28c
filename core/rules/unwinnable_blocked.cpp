#include "core/rules/unwinnable_blocked.hpp"

#include "core/rules/attacks.hpp"
#include "core/rules/legal_moves.hpp"
#include "core/rules/play.hpp"
#include "core/rules/reach.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace praporek::rules {

namespace {

bool mates_at_once(const Position& position) {
  return std::ranges::any_of(legal_moves(position), [&](Move move) {
    const Position next = after(position, move);
    return in_check(next) && !has_legal_move(next);
  });
}

/// The pieces that could ever give check where the defending king can go.
struct Checkers {
  Bitboard bishops = 0;  ///< squares where such bishops stand now
  bool others = false;
};

/// Who can stop the escapes of a king, each one of them at most.
class Stoppers {
 public:
  void add(Bitboard escapes) {
    if (escapes != 0) escapes_[size_++] = escapes;
  }

  /// Whether each escape can be given to a stopper of its own.
  [[nodiscard]] bool can_stop(Bitboard escapes) const { return can_stop(escapes, 0); }

 private:
  [[nodiscard]] bool can_stop(Bitboard escapes, Bitboard used) const {
    if (escapes == 0) return true;
    const Square escape = first_of(escapes);
    for (std::size_t i = 0; i < size_; ++i) {
      const Bitboard self = Bitboard{1} << i;
      if ((used & self) == 0 && contains(escapes_[i], escape) &&
          can_stop(escapes ^ bit(escape), used | self)) {
        return true;
      }
    }
    return false;
  }

  std::array<Bitboard, square_count> escapes_{};
  std::size_t size_ = 0;
};

/// Supposes that the defender has made at least one move before being mated.
class BlockedMate {
 public:
  BlockedMate(const Placement& board, Side mater)
      : board_{board},
        reach_{board},
        mater_{mater},
        region_{reach_.of_king(other(mater))},
        king_reach_{reach_.of_king(mater)} {
    for (const Square pawn : squares_of(board.of(mater, Kind::Pawn))) {
      pawn_guards_ |= pawn_attacks_of(mater, reach_.of(pawn));
    }
  }

  [[nodiscard]] bool impossible() const {
    if (reach_.confined(other(mater_)) && king_may_uncover_check()) return false;
    const Checkers checkers = find_checkers();
    if (checkers.others) return false;
    if (checkers.bishops == 0) return true;
    const bool on_dark = (checkers.bishops & dark_squares) != 0;
    const bool on_light = (checkers.bishops & light_squares) != 0;
    if (on_dark && on_light) return false;
    const Bitboard colour = on_dark ? dark_squares : light_squares;
    return std::ranges::none_of(squares_of(region_ & colour), [&](Square mate) {
      return escapes_can_be_stopped(mate, colour) && has_last_move(mate, colour);
    });
  }

 private:
  /// Squares from which the mating king guards the escape without touching the mated king.
  static Bitboard posts_for(Square mate, Square escape) {
    return king_attacks(escape) & ~king_attacks(mate) & ~bit(mate);
  }

  /// The lines on which pieces of the mating side could ever attack this square.
  [[nodiscard]] Bitboard lines_to(Square target) const {
    const Bitboard own = board_.of(mater_);
    const Bitboard shut = reach_.shut() & ~king_reach_ & ~bit(target);
    const Bitboard colour = contains(dark_squares, target) ? dark_squares : light_squares;
    const Bitboard queens = board_.of(Kind::Queen);
    Bitboard lines = 0;
    if ((own & ((board_.of(Kind::Bishop) & colour) | queens)) != 0) {
      lines |= bishop_attacks(target, shut);
    }
    if ((own & (board_.of(Kind::Rook) | queens)) != 0) lines |= rook_attacks(target, shut);
    return lines;
  }

  /// Next to a confined king the mating king can only end the game: by stalemate, unless its step
  /// opens a line to the other king.
  [[nodiscard]] bool king_may_uncover_check() const {
    return std::ranges::any_of(squares_of(region_), [&](Square mate) {
      Bitboard posts = 0;
      for (const Square escape : squares_of(region_)) posts |= posts_for(mate, escape);
      return may_uncover_check(mate, posts);
    });
  }

  /// Whether the mating king could step from a line to the mated king onto one of these squares.
  [[nodiscard]] bool may_uncover_check(Square mate, Bitboard posts) const {
    const Bitboard lines = lines_to(mate) & king_reach_;
    return std::ranges::any_of(squares_of(posts),
                               [&](Square post) { return (king_attacks(post) & lines) != 0; });
  }

  /// A piece that attacks a square could also stand on it. Only a pawn attacks where it cannot
  /// go, and a pawn that never moves never gives check.
  [[nodiscard]] Checkers find_checkers() const {
    Checkers checkers;
    const Bitboard pawns = board_.of(Kind::Pawn);
    const Bitboard never_check = board_.of(Kind::King) | (pawns & reach_.stuck(mater_));
    for (const Square start : squares_of(board_.of(mater_) & ~never_check)) {
      Bitboard attacked = reach_.of(start);
      if (contains(pawns, start)) attacked |= pawn_attacks_of(mater_, attacked);
      if ((attacked & region_) == 0) continue;
      if (contains(board_.of(Kind::Bishop), start)) {
        checkers.bishops |= bit(start);
      } else {
        checkers.others = true;
      }
    }
    return checkers;
  }

  /// Bishops of one colour do not guard the squares of the other colour next to the mated king.
  /// Unless a pawn guards it, each must be filled by a piece of the defender; the mating king can
  /// guard one.
  [[nodiscard]] bool escapes_can_be_stopped(Square mate, Bitboard colour) const {
    const Bitboard escapes = unguarded_escapes(mate, colour);
    Stoppers stoppers;
    const Bitboard fillers = board_.of(other(mater_)) & ~board_.of(Kind::King);
    for (const Square start : squares_of(fillers)) stoppers.add(reach_.of(start) & escapes);
    Bitboard guarded = 0;
    for (const Square escape : squares_of(escapes)) {
      if ((posts_for(mate, escape) & king_reach_) != 0) guarded |= bit(escape);
    }
    stoppers.add(guarded);
    return stoppers.can_stop(escapes);
  }

  [[nodiscard]] Bitboard unguarded_escapes(Square mate, Bitboard colour) const {
    return king_attacks(mate) & region_ & ~colour & ~pawn_guards_;
  }

  /// Whether the defender can have had a last move before being mated on this square. If only
  /// its king can move, it came from a neighbour square, which it must not be able to go back to.
  /// A pawn or a bishop may guard that square; otherwise it was not guarded while the king stood
  /// there, so the mating king must have come to guard it with the move that opened the line.
  [[nodiscard]] bool has_last_move(Square mate, Bitboard colour) const {
    const Side defender = other(mater_);
    const Bitboard men = board_.of(defender) & ~board_.of(Kind::King);
    if ((men & ~reach_.stuck(defender)) != 0) return true;
    const Bitboard came_from = king_attacks(mate) & region_;
    if ((came_from & (colour | pawn_guards_)) != 0) return true;
    return std::ranges::any_of(squares_of(came_from), [&](Square escape) {
      return may_uncover_check(mate, posts_for(mate, escape));
    });
  }

  Placement board_;
  Reach reach_;
  Side mater_;
  Bitboard region_;           ///< where the defending king can go
  Bitboard king_reach_;       ///< where the mating king can go
  Bitboard pawn_guards_ = 0;  ///< what pawns of the mating side may ever attack
};

}  // namespace

bool is_blocked_for(const Position& position, Side mater) {
  if (position.castling_rooks() != 0 || position.en_passant()) return false;
  if (!BlockedMate{position.board(), mater}.impossible()) return false;
  return position.side_to_move() != mater || !mates_at_once(position);
}

}  // namespace praporek::rules
