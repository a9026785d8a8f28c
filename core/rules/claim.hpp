#pragma once

#include "core/base/result.hpp"
#include "core/rules/record.hpp"
#include "core/rules/repetition.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace praporek::rules {

enum class ClaimKind : std::uint8_t { Threefold, FiftyMoves };

/// A claim of a draw by the player to move (Laws 9.2, 9.3).
struct Claim {
  ClaimKind kind{};
  Side by{};
  /// The move written down but not yet made (Laws 9.2.1.1, 9.3.1); none: the claim is about the
  /// position on the board (Laws 9.2.1.2, 9.3.2).
  std::optional<Move> intended;
};

/// What an arbiter shows both players.
struct ClaimVerdict {
  bool correct = false;
  Article article;
  std::vector<Occurrence> occurrences;  ///< of the position claimed; the intended move counts
  int quiet_halfmoves = 0;              ///< of either side, without capture or pawn move
};

/// Whether the claim is right. Refused, before it is looked at, if the claimant is not on move or
/// the move written is not legal.
Result<ClaimVerdict> judge(const Record& record, const Claim& claim);

/// Whether the player to move may claim now, without a move (Laws 9.2.1.2, 9.3.2).
bool may_claim(const Record& record, ClaimKind kind);

/// The moves by whose writing down the player to move may claim (Laws 9.2.1.1, 9.3.1).
std::vector<Move> claiming_moves(const Record& record, ClaimKind kind);

}  // namespace praporek::rules
