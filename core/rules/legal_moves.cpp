#include "core/rules/legal_moves.hpp"

#include "core/rules/attacks.hpp"
#include "core/rules/castling.hpp"
#include "core/rules/en_passant.hpp"

#include <algorithm>

namespace praporek::rules {

namespace {

class Lister {
 public:
  explicit Lister(MoveList& moves) : moves_{moves} {}

  void to_each(Square from, Bitboard targets) {
    for (const Square to : squares_of(targets)) moves_.push_back(Move::normal(from, to));
  }
  /// Pawns that all took the same step of `distance` squares.
  void pawns_to_each(Bitboard targets, int distance) {
    for (const Square to : squares_of(targets)) {
      moves_.push_back(Move::normal(static_cast<Square>(index_of(to) - distance), to));
    }
  }
  void promotions_to_each(Bitboard targets, int distance) {
    for (const Square to : squares_of(targets)) {
      const auto from = static_cast<Square>(index_of(to) - distance);
      for (const Kind kind : promotion_kinds) moves_.push_back(Move::promoting(from, to, kind));
    }
  }
  void en_passant(Bitboard takers, Square to) {
    for (const Square from : squares_of(takers)) moves_.push_back(Move::en_passant(from, to));
  }
  void castling(Square king, Bitboard rooks) {
    for (const Square rook : squares_of(rooks)) moves_.push_back(Move::castling(king, rook));
  }

 private:
  MoveList& moves_;
};

class Counter {
 public:
  void to_each(Square, Bitboard targets) { add(targets); }
  void pawns_to_each(Bitboard targets, int) { add(targets); }
  void promotions_to_each(Bitboard targets, int) { total_ += 4 * count(targets); }
  void en_passant(Bitboard takers, Square) { add(takers); }
  void castling(Square, Bitboard rooks) { add(rooks); }

  [[nodiscard]] std::size_t total() const { return static_cast<std::size_t>(total_); }

 private:
  void add(Bitboard set) { total_ += count(set); }

  int total_ = 0;
};

/// Shifts the whole set by a pawn's step; bits that leave the board at a side edge are dropped.
template <int Distance>
constexpr Bitboard stepped(Bitboard set) {
  constexpr Bitboard not_a = ~file_bits(0);
  constexpr Bitboard not_h = ~file_bits(7);
  if constexpr (Distance == 9 || Distance == -7) set &= not_h;
  if constexpr (Distance == 7 || Distance == -9) set &= not_a;
  if constexpr (Distance > 0) {
    return set << Distance;
  } else {
    return set >> -Distance;
  }
}

/// Generates only legal moves: what the king's safety forbids (Laws 3.9.2) is masked out before
/// a move is made, not tried afterwards.
template <Side Us, class Sink>
class Generator {
 public:
  Generator(const Position& position, Sink& sink)
      : position_{position},
        board_{position.board()},
        sink_{sink},
        own_{board_.of(Us)},
        enemy_{board_.of(other(Us))},
        kings_{board_.of(Us, Kind::King)},
        allowed_{~board_.of(other(Us), Kind::King)} {
    if (kings_ != 0) find_checks_and_pins();
  }

  void run() {
    king_moves();
    if (several(checkers_)) return;  // no single move parries two checks but the king's
    if (checkers_ != 0) {
      const Square checker = first_of(checkers_);
      allowed_ = between(king(), checker) | bit(checker);
    } else if (position_.castling_rooks() != 0) {
      const Bitboard rooks = rooks_to_castle_with(position_);
      if (rooks != 0) sink_.castling(king(), rooks);
    }
    free_pawns();
    pinned_pawns();
    if (const auto passed = position_.en_passant()) {
      sink_.en_passant(en_passant_takers(board_, Us, *passed), *passed);
    }
    knights();
    sliders();
  }

 private:
  static constexpr int up = Us == Side::White ? 8 : -8;
  static constexpr int up_a = up - 1;
  static constexpr int up_h = up + 1;
  static constexpr Bitboard after_one_step = rank_bits(Us == Side::White ? 2 : 5);
  static constexpr Bitboard last_rank = rank_bits(Us == Side::White ? 7 : 0);

  [[nodiscard]] Square king() const { return first_of(kings_); }
  [[nodiscard]] Bitboard occupied() const { return own_ | enemy_; }
  [[nodiscard]] Bitboard enemy(Kind kind) const { return enemy_ & board_.of(kind); }

  void find_checks_and_pins() {
    const Square at = king();
    checkers_ =
        (knight_attacks(at) & enemy(Kind::Knight)) | (pawn_attacks(Us, at) & enemy(Kind::Pawn));
    // Enemy pieces that would see the king if our own pieces were not there.
    const Bitboard queens = board_.of(Kind::Queen);
    const Bitboard snipers = ((rook_attacks(at, enemy_) & (board_.of(Kind::Rook) | queens)) |
                              (bishop_attacks(at, enemy_) & (board_.of(Kind::Bishop) | queens))) &
                             enemy_;
    for (const Square sniper : squares_of(snipers)) {
      const Bitboard shield = between(at, sniper) & own_;
      if (shield == 0) {
        checkers_ |= bit(sniper);
      } else if (!several(shield)) {
        pinned_ |= shield;
      }
    }
  }

  void king_moves() {
    for (const Square from : squares_of(kings_)) {
      // The king does not shield the squares behind it from the piece that checks it.
      const Bitboard without_king = occupied() ^ bit(from);
      Bitboard safe = 0;
      for (const Square to : squares_of(king_attacks(from) & ~own_ & ~enemy(Kind::King))) {
        if (!is_attacked(board_, to, other(Us), without_king)) safe |= bit(to);
      }
      sink_.to_each(from, safe);
    }
  }

  template <int Distance>
  void pawn_step(Bitboard targets) {
    const Bitboard promoting = targets & last_rank;
    sink_.pawns_to_each(targets ^ promoting, Distance);
    if (promoting != 0) sink_.promotions_to_each(promoting, Distance);
  }

  void free_pawns() {
    const Bitboard pawns = own_ & board_.of(Kind::Pawn) & ~pinned_;
    const Bitboard empty = ~occupied();
    const Bitboard once = stepped<up>(pawns) & empty;                   // Laws 3.7.1
    const Bitboard twice = stepped<up>(once & after_one_step) & empty;  // Laws 3.7.2
    pawn_step<up>(once & allowed_);
    sink_.pawns_to_each(twice & allowed_, 2 * up);
    pawn_step<up_a>(stepped<up_a>(pawns) & enemy_ & allowed_);  // Laws 3.7.3
    pawn_step<up_h>(stepped<up_h>(pawns) & enemy_ & allowed_);
  }

  void pinned_pawns() {
    for (const Square from : squares_of(own_ & board_.of(Kind::Pawn) & pinned_)) {
      const Bitboard pawn = bit(from);
      const Bitboard line = line_through(king(), from) & allowed_;
      const Bitboard empty = ~occupied();
      const Bitboard once = stepped<up>(pawn) & empty;
      const Bitboard twice = stepped<up>(once & after_one_step) & empty;
      pawn_step<up>(once & line);
      sink_.pawns_to_each(twice & line, 2 * up);
      pawn_step<up_a>(stepped<up_a>(pawn) & enemy_ & line);
      pawn_step<up_h>(stepped<up_h>(pawn) & enemy_ & line);
    }
  }

  void knights() {
    // A pinned knight never stays on the line of the pin.
    for (const Square from : squares_of(own_ & board_.of(Kind::Knight) & ~pinned_)) {
      sink_.to_each(from, knight_attacks(from) & ~own_ & allowed_);
    }
  }

  [[nodiscard]] Bitboard unpinned_targets(Square from, Bitboard attacks) const {
    const Bitboard targets = attacks & ~own_ & allowed_;
    return contains(pinned_, from) ? targets & line_through(king(), from) : targets;
  }

  void sliders() {
    const Bitboard queens = own_ & board_.of(Kind::Queen);
    for (const Square from : squares_of(own_ & board_.of(Kind::Bishop))) {
      sink_.to_each(from, unpinned_targets(from, bishop_attacks(from, occupied())));
    }
    for (const Square from : squares_of(own_ & board_.of(Kind::Rook))) {
      sink_.to_each(from, unpinned_targets(from, rook_attacks(from, occupied())));
    }
    for (const Square from : squares_of(queens)) {
      sink_.to_each(from, unpinned_targets(from, queen_attacks(from, occupied())));
    }
  }

  const Position& position_;
  const Placement& board_;
  Sink& sink_;
  Bitboard own_;
  Bitboard enemy_;
  Bitboard kings_;
  Bitboard allowed_;  ///< targets that parry the check, or all but a king (Laws 1.4.1)
  Bitboard checkers_ = 0;
  Bitboard pinned_ = 0;
};

template <class Sink>
void generate(const Position& position, Sink& sink) {
  if (position.side_to_move() == Side::White) {
    Generator<Side::White, Sink>{position, sink}.run();
  } else {
    Generator<Side::Black, Sink>{position, sink}.run();
  }
}

}  // namespace

MoveList legal_moves(const Position& position) {
  MoveList moves;
  Lister lister{moves};
  generate(position, lister);
  return moves;
}

std::size_t count_legal_moves(const Position& position) {
  Counter counter;
  generate(position, counter);
  return counter.total();
}

bool has_legal_move(const Position& position) { return count_legal_moves(position) > 0; }

bool is_legal(const Position& position, Move move) {
  const MoveList moves = legal_moves(position);
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

bool in_check(const Position& position) {
  const Placement& board = position.board();
  const Side side = position.side_to_move();
  const Bitboard king = board.of(side, Kind::King);
  return king != 0 && is_attacked(board, first_of(king), other(side), board.occupied());
}

}  // namespace praporek::rules
