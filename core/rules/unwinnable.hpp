#pragma once

#include "core/rules/position.hpp"

#include <cstdint>
#include <variant>
#include <vector>

namespace praporek::rules {

/// How many positions a search may look at before it must say "undecided".
struct NodeBudget {
  std::uint64_t nodes = 250'000;
};

/// A series of legal moves, both sides helping, that ends in mate.
struct Helpmate {
  std::vector<Move> line;
};

/// Why no series of legal moves ends in mate. Each argument is a proof.
enum class CannotMate : std::uint8_t {
  Material,  ///< the pieces left cannot mate whatever is played
  Forced,    ///< single legal moves lead to an end that is no such mate, or round in a circle
  Closure,   ///< every position that can be reached was looked at
  Blocked,   ///< no piece can ever come near enough to the enemy king
};

/// The budget was spent first. No ruling may be built on this.
struct Undecided {};

struct MateVerdict {
  std::variant<Helpmate, CannotMate, Undecided> answer;
  std::uint64_t nodes = 0;  ///< positions looked at

  [[nodiscard]] bool winnable() const { return std::holds_alternative<Helpmate>(answer); }
  [[nodiscard]] bool unwinnable() const { return std::holds_alternative<CannotMate>(answer); }
  [[nodiscard]] bool undecided() const { return std::holds_alternative<Undecided>(answer); }
};

/// Can this side still mate by any series of legal moves (Laws 5.2.2, 6.9, 7.5.5)? The automatic
/// draws of Laws 9.6 are not considered: the Laws ask for legal moves only.
MateVerdict can_still_mate(const Position& position, Side mater, NodeBudget budget = {});

enum class Life : std::uint8_t { Alive, Dead, Undecided };

/// Is the position dead: can neither side mate by any series of legal moves (Laws 5.2.2)?
Life life_of(const Position& position, NodeBudget budget = {});

}  // namespace praporek::rules
