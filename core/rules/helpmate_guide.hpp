#pragma once

#include "core/rules/attacks.hpp"
#include "core/rules/position.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace praporek::rules {

/// Tells a helpmate search which positions look nearer to mate, by several measures that fail in
/// different positions. Only the order of the search depends on them, never the answer.
class HelpmateGuide {
 public:
  static constexpr std::size_t measures = 4;
  static constexpr int farthest = 255;

  using Distances = std::array<int, measures>;

  HelpmateGuide(const Position& start, Side mater);

  /// Smaller is nearer; 0 to farthest.
  [[nodiscard]] Distances distances(const Position& position) const;

 private:
  /// A square next to the mated king, to be filled by a piece of its own.
  struct Filling {
    Square square{};
    BySquare<std::uint8_t> leaps{};  ///< knight's moves to it
  };

  /// What several measures need to know of a position.
  struct Picture {
    const Placement& board;
    Square mating_king{};
    Square defending_king{};
    BySide<int> promotion{};  ///< how far the most advanced pawn is from its last rank
    int force = 0;            ///< how much the side misses to mate with
  };

  [[nodiscard]] Picture picture_of(const Placement& board) const;
  [[nodiscard]] int to_corner_mate(const Picture& picture) const;
  [[nodiscard]] int to_clean_board(const Picture& picture) const;
  [[nodiscard]] int to_open_board(const Picture& picture) const;
  [[nodiscard]] int to_caged_king(const Picture& picture) const;
  [[nodiscard]] int force_distance(const Picture& picture) const;
  [[nodiscard]] int minor_piece_distance(const Picture& picture) const;
  [[nodiscard]] int filler_distance(const Picture& picture, const Filling& filling) const;

  Side mater_;
  // The picture aimed at: the king mated in a corner, the square beside it filled by a piece of
  // its own, the one before it filled too or guarded by the mating king.
  Square mate_square_;
  Square support_square_;
  BySquare<std::uint8_t> leaps_to_mate_{};
  Filling beside_;
  Filling before_;
};

}  // namespace praporek::rules
