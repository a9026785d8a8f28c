#pragma once

#include "core/base/side.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace praporek::rules {

/// The six kinds of piece (Laws 2.2).
enum class Kind : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King };

inline constexpr std::array all_kinds{Kind::Pawn, Kind::Knight, Kind::Bishop,
                                      Kind::Rook, Kind::Queen,  Kind::King};

/// What a pawn may become (Laws 3.7.5.1).
inline constexpr std::array promotion_kinds{Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight};

struct Piece {
  Kind kind;
  Side side;

  friend bool operator==(const Piece&, const Piece&) = default;
};

/// The English letter as position strings write it: "P" to "K" for White, small for Black.
constexpr char letter_of(Piece piece) {
  constexpr std::array letters{'P', 'N', 'B', 'R', 'Q', 'K'};
  const char letter = letters[static_cast<std::size_t>(piece.kind)];
  return piece.side == Side::White ? letter : static_cast<char>(letter - 'A' + 'a');
}

constexpr std::optional<Piece> piece_of_letter(char letter) {
  for (const Side side : {Side::White, Side::Black}) {
    for (const Kind kind : all_kinds) {
      if (letter_of({kind, side}) == letter) return Piece{kind, side};
    }
  }
  return std::nullopt;
}

}  // namespace praporek::rules
