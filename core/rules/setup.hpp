#pragma once

#include "core/base/side.hpp"
#include "core/rules/placement.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace praporek::rules {

/// The side of the board a king castles to: towards the a-file (0-0-0) or the h-file (0-0).
enum class Wing : std::uint8_t { A, H };

inline constexpr std::array both_wings{Wing::A, Wing::H};

/// One value for each wing.
template <class T>
struct ByWing {
  std::array<T, 2> of{};

  constexpr T& operator[](Wing wing) { return of[static_cast<std::size_t>(wing)]; }
  constexpr const T& operator[](Wing wing) const { return of[static_cast<std::size_t>(wing)]; }
  friend bool operator==(const ByWing&, const ByWing&) = default;
};

/// An arrangement as it was read or set up by hand, perhaps one no game can reach.
/// legal_position() is the gate from here to a Position.
struct Setup {
  Placement board;
  Side side_to_move = Side::White;
  /// The rook each side may still castle with on each wing (Laws 3.8.2.1).
  BySide<ByWing<std::optional<Square>>> castling;
  /// The square a pawn has just passed over (Laws 3.7.4).
  std::optional<Square> en_passant;
  int halfmove_clock = 0;   ///< moves of either side since a capture or pawn move (Laws 9.3)
  int fullmove_number = 1;  ///< number of the move to be played
  bool chess960 = false;

  friend bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace praporek::rules
