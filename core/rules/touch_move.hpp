#pragma once

#include "core/base/message.hpp"
#include "core/rules/move.hpp"
#include "core/rules/position.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace praporek::rules {

/// How a piece was touched (Laws 4.2).
enum class TouchIntent : std::uint8_t {
  Deliberate,  ///< also every touch that is not plainly accidental (Laws 4.2.2)
  Adjusting,   ///< announced before, by the player on move (Laws 4.2.1)
  Accidental,
};

struct Touch {
  Square square;
  TouchIntent intent = TouchIntent::Deliberate;

  friend bool operator==(const Touch&, const Touch&) = default;
};

/// A piece let go on a square (Laws 4.7).
struct Release {
  Square from;
  Square on;

  friend bool operator==(const Release&, const Release&) = default;
};

/// What a player's hand did before the move was made.
struct HandsOnBoard {
  Side by = Side::White;
  std::vector<Touch> touches;            ///< in the order they happened
  bool order_known = true;               ///< whether own or the opponent's pieces came first
  std::optional<Release> released;       ///< the first piece let go
  std::optional<Kind> promoted_touched;  ///< this new piece has touched the promotion square
};

/// The moves the player may still make, and the article that says so.
struct Obligation {
  std::vector<Move> moves;
  Article article;
};

/// Article 4: touched pieces must be moved or taken, released ones stay. Without any obligation
/// all legal moves are returned.
Obligation obligation_of(const Position& position, const HandsOnBoard& hands);

/// A player who has deliberately touched a piece can no longer claim the opponent's breach of
/// 4.1–4.7 (Laws 4.8).
bool may_claim_touch_move_breach(const std::vector<Touch>& touches_since_the_breach);

/// How far the hand has come with a legal move.
struct HandProgress {
  bool piece_released = false;  ///< on its arrival square; in castling the king
  bool captured_removed = false;
  bool rook_released = false;      ///< castling
  bool pawn_removed = false;       ///< promotion
  bool promoted_released = false;  ///< promotion: the new piece on the promotion square
};

/// Whether the move counts as made (Laws 4.7.1–4.7.3).
bool is_made(const Position& position, Move move, const HandProgress& progress);

}  // namespace praporek::rules
