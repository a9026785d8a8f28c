#include "core/rules/touch_move.hpp"

#include "core/rules/attacks.hpp"
#include "core/rules/castling.hpp"
#include "core/rules/legal_moves.hpp"

#include <algorithm>
#include <iterator>
#include <string>

namespace praporek::rules {

namespace {

using Moves = std::vector<Move>;

template <class Condition>
Moves those(const Moves& moves, Condition condition) {
  Moves chosen;
  std::ranges::copy_if(moves, std::back_inserter(chosen), condition);
  return chosen;
}

Moves moves_from(const Moves& moves, Square square) {
  return those(moves, [=](Move move) { return move.from() == square; });
}

/// Where the piece taken by the move stands.
Square taken_square(Move move) {
  if (!move.is_en_passant()) return move.to();
  return square_at(file_of(move.to()), rank_of(move.from()));  // Laws 3.7.4.1
}

Moves captures_of(const Moves& moves, Square square) {
  return those(moves,
               [=](Move move) { return !move.is_castling() && taken_square(move) == square; });
}

/// One player's deliberate touches against one position.
class TouchJudge {
 public:
  TouchJudge(const Position& position, const HandsOnBoard& hands)
      : position_{position}, hands_{hands} {
    const MoveList legal = legal_moves(position);
    legal_.assign(legal.begin(), legal.end());
    for (const Touch& touch : hands.touches) {
      const auto piece = position.piece_at(touch.square);
      // Laws 4.2.1, 4.2.2: neither adjusting nor an accident obliges.
      if (!piece || touch.intent != TouchIntent::Deliberate) continue;
      if (std::ranges::find(order_, touch.square) != order_.end()) continue;
      order_.push_back(touch.square);
      (is_own(touch.square) ? own_ : enemy_).push_back(touch.square);
    }
    // Laws 4.3.3: if the order is unclear, the own piece counts as touched first.
    if (!hands.order_known) {
      std::stable_partition(order_.begin(), order_.end(),
                            [&](Square square) { return is_own(square); });
    }
  }

  [[nodiscard]] Obligation judge() const {
    if (hands_.by != position_.side_to_move()) return {legal_, Article{"4.3"}};
    Obligation duty = hands_.released ? released() : touched();
    if (hands_.promoted_touched) fix_promotion(duty);
    return duty;
  }

 private:
  [[nodiscard]] bool is_own(Square square) const {
    return contains(position_.board().of(position_.side_to_move()), square);
  }
  [[nodiscard]] bool is_own(Square square, Kind kind) const {
    return contains(position_.board().of(position_.side_to_move(), kind), square);
  }

  [[nodiscard]] Obligation touched() const {
    if (order_.empty()) return {legal_, Article{"4.3"}};
    if (!own_.empty() && !enemy_.empty()) return both_colours();
    return own_.empty() ? first_usable("4.3.2") : own_pieces();
  }

  // Laws 4.3.3
  [[nodiscard]] Obligation both_colours() const {
    Moves capture = moves_from(captures_of(legal_, enemy_.front()), own_.front());
    if (!capture.empty()) return {std::move(capture), Article{"4.3.3"}};
    return first_usable("4.3.3");
  }

  /// The first touched piece that can be moved or taken (Laws 4.3.1–4.3.3), else anything (4.5).
  [[nodiscard]] Obligation first_usable(const char* article) const {
    return first_usable(legal_, article);
  }
  [[nodiscard]] Obligation first_usable(const Moves& allowed, const char* article) const {
    for (const Square square : order_) {
      Moves moves = is_own(square) ? moves_from(allowed, square) : captures_of(allowed, square);
      if (!moves.empty()) return {std::move(moves), Article{article}};
    }
    return {allowed, Article{"4.5"}};
  }

  /// Only own pieces: castling is intended if king and rook came first among those that matter.
  [[nodiscard]] Obligation own_pieces() const {
    const auto first = std::ranges::find_if(own_, [&](Square square) {
      return is_own(square, Kind::King) || is_own(square, Kind::Rook) ||
             !moves_from(legal_, square).empty();
    });
    if (first == own_.end() || std::next(first) == own_.end()) return first_usable("4.3.1");
    const Square second = *std::next(first);
    if (is_own(*first, Kind::King) && is_own(second, Kind::Rook)) {
      return castling_with(*first, second);
    }
    if (is_own(*first, Kind::Rook) && is_own(second, Kind::King)) {
      return rook_before_king(*first, second);
    }
    return first_usable("4.3.1");
  }

  [[nodiscard]] Obligation castling_with(Square king, Square rook) const {
    const Move castling = Move::castling(king, rook);
    if (std::ranges::find(legal_, castling) != legal_.end()) {
      return {{castling}, Article{"4.4.1"}};
    }
    return another_king_move(king, "4.4.3");
  }

  /// Castling was not possible: the king moves otherwise, perhaps castling to the other side, and
  /// if it cannot, any legal move will do.
  [[nodiscard]] Obligation another_king_move(Square king, const char* article) const {
    Moves moves = moves_from(legal_, king);
    if (moves.empty()) moves = legal_;
    return {std::move(moves), Article{article}};
  }

  /// Laws 4.4.2: no castling with that rook; for the rest 4.3.1.
  [[nodiscard]] Obligation rook_before_king(Square rook, Square king) const {
    const Move castling = Move::castling(king, rook);
    return first_usable(those(legal_, [=](Move move) { return move != castling; }), "4.4.2");
  }

  /// Laws 4.7: a piece let go as a legal move, or part of one, stays there.
  [[nodiscard]] Obligation released() const {
    const auto [from, on] = *hands_.released;
    const Side side = position_.side_to_move();
    Moves moves = those(moves_from(legal_, from), [&, to = on](Move move) {
      const Square king = move.is_castling() ? castled_king(side, wing_of(move)) : move.to();
      return king == to;
    });
    if (!moves.empty()) {
      const bool castling = std::ranges::any_of(moves, &Move::is_castling);
      return {std::move(moves), Article{castling ? "4.7.2" : "4.7"}};
    }
    // Laws 4.7.2: the king was let go two squares away, but castling there is illegal.
    if (is_own(from, Kind::King) && looks_like_castling(from, on)) {
      return another_king_move(from, "4.7.2");
    }
    return touched();
  }

  [[nodiscard]] bool looks_like_castling(Square from, Square on) const {
    const Side side = position_.side_to_move();
    return rank_of(from) == home_rank(side) && !contains(king_attacks(from), on) &&
           (on == castled_king(side, Wing::A) || on == castled_king(side, Wing::H));
  }

  /// Laws 4.4.4: the choice is final once the new piece has touched the promotion square.
  void fix_promotion(Obligation& duty) const {
    Moves fixed =
        those(duty.moves, [&](Move move) { return move.promotion() == hands_.promoted_touched; });
    if (!fixed.empty()) duty = {std::move(fixed), Article{"4.4.4"}};
  }

  const Position& position_;
  const HandsOnBoard& hands_;
  Moves legal_;
  std::vector<Square> order_;  ///< every piece once, as it was first touched
  std::vector<Square> own_;
  std::vector<Square> enemy_;
};

}  // namespace

Obligation obligation_of(const Position& position, const HandsOnBoard& hands) {
  return TouchJudge{position, hands}.judge();
}

bool may_claim_touch_move_breach(const std::vector<Touch>& touches) {
  return std::ranges::none_of(
      touches, [](const Touch& touch) { return touch.intent == TouchIntent::Deliberate; });
}

bool is_made(const Position& position, Move move, const HandProgress& progress) {
  if (move.is_castling()) return progress.piece_released && progress.rook_released;  // Laws 4.7.2
  const bool captures = move.is_en_passant() || position.piece_at(move.to()).has_value();
  if (captures && !progress.captured_removed) return false;                          // Laws 4.7.1
  if (move.promotion()) return progress.promoted_released && progress.pawn_removed;  // Laws 4.7.3
  return progress.piece_released;
}

}  // namespace praporek::rules
