#pragma once

#include "core/base/result.hpp"
#include "core/rules/position.hpp"
#include "core/rules/setup.hpp"

#include <cstdint>
#include <initializer_list>
#include <vector>

namespace praporek::rules {

/// What can be wrong with an arrangement (Laws 3.10.3). Finding none does not prove that a game
/// can reach it: these are the faults that can be seen without playing backwards.
enum class FaultKind : std::uint8_t {
  NoKing,
  SeveralKings,
  PawnOnEndRank,     ///< a pawn on the first or eighth rank
  TooManyPawns,      ///< nine or more
  TooManyPieces,     ///< more pieces than missing pawns could have become (note to 3.2)
  BothKingsInCheck,  ///< (note to 3.10.3)
  OpponentInCheck,   ///< the side to move could take the king
  TooManyCheckers,   ///< a king attacked by three or more pieces
  EnPassant,         ///< no pawn can have passed over that square just now
  Castling,          ///< no rook or king on a square it could castle from
};

struct Fault {
  FaultKind kind;
  Side side;  ///< whose king, pawns, pieces or rights are meant

  friend bool operator==(const Fault&, const Fault&) = default;
};

/// The faults an arbiter accepts in a position, for instance because it has stood for ten moves.
class FaultSet {
 public:
  constexpr FaultSet() = default;
  constexpr FaultSet(std::initializer_list<FaultKind> kinds) {
    for (const FaultKind kind : kinds) bits_ |= mask(kind);
  }
  static constexpr FaultSet all() {
    FaultSet set;
    set.bits_ = ~0U;
    return set;
  }
  [[nodiscard]] constexpr FaultSet without(FaultSet others) const {
    FaultSet rest;
    rest.bits_ = bits_ & ~others.bits_;
    return rest;
  }
  [[nodiscard]] constexpr bool contains(FaultKind kind) const { return (bits_ & mask(kind)) != 0; }

 private:
  static constexpr std::uint32_t mask(FaultKind kind) {
    return std::uint32_t{1} << static_cast<unsigned>(kind);
  }
  std::uint32_t bits_ = 0;
};

/// Every fault of the arrangement, each kind once for each side concerned.
std::vector<Fault> faults_of(const Setup& setup);

/// The fault with the article it offends, for the arbiter.
Refusal refusal_of(const Fault& fault);

/// The gate: a position if every fault found is waived, else the first that is not. Where an
/// impossible right to castle or to take en passant was waived, the position does not have it.
Result<Position> legal_position(const Setup& setup, FaultSet waived = {});

}  // namespace praporek::rules
