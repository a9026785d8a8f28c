#pragma once

#include "core/base/result.hpp"
#include "core/notation/read.hpp"
#include "core/rules/placement.hpp"
#include "core/variants/ending.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace praporek::variants {

/// What the leaflet leaves open; the default is the recommended reading.
struct PositionalReading {
  bool king_first = false;  ///< each player begins with the king (P-A9)

  friend bool operator==(const PositionalReading&, const PositionalReading&) = default;
};

/// Positional chess: the players in turn place their sixteen pieces on an empty board, none of
/// which may attack an enemy piece or be attacked by one. Nothing ever moves. Who cannot place
/// a piece loses.
///
/// As text: the board as in a FEN and the side to place; what is not on the board is in hand.
class PositionalGame {
 public:
  static PositionalGame start(const PositionalReading& reading = {});
  static Result<PositionalGame> read(std::string_view text, const PositionalReading& reading = {});

  [[nodiscard]] Side to_move() const { return to_place_; }
  /// How many pieces of this kind the player has not placed yet.
  [[nodiscard]] int in_hand(Side side, rules::Kind kind) const;
  /// Placements as "Qd4", "Pa2".
  [[nodiscard]] std::vector<std::string> choices(notation::Letters letters) const;
  [[nodiscard]] Result<PositionalGame> played(std::string_view text,
                                              const notation::Reading& reading) const;
  [[nodiscard]] std::optional<Ending> ending() const;
  [[nodiscard]] bool may_claim_draw() const { return false; }  // nothing can ever repeat
  [[nodiscard]] std::string text() const;
  [[nodiscard]] std::string reading() const { return reading_.king_first ? "king-first" : ""; }

 private:
  explicit PositionalGame(const PositionalReading& reading) : reading_{reading} {}

  [[nodiscard]] bool has_placement() const;
  [[nodiscard]] bool hand_is_empty(Side side) const;
  /// Why the piece may not be placed there; none if it may.
  [[nodiscard]] std::optional<Refusal> objection(rules::Kind kind, rules::Square square) const;
  [[nodiscard]] std::optional<Refusal> rank_or_colour_objection(rules::Kind kind,
                                                                rules::Square square) const;

  rules::Placement board_;
  Side to_place_ = Side::White;  // reading P-A1
  PositionalReading reading_;
};

}  // namespace praporek::variants
