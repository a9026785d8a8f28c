#pragma once

#include "core/rules/piece.hpp"
#include "core/rules/square.hpp"

#include <cstdint>
#include <optional>

namespace praporek::rules {

enum class MoveType : std::uint8_t { Normal, EnPassant, Castling };

/// One move as a small value. Castling is the king's move onto its own rook, which names it
/// without doubt in chess and Chess960 alike. A default Move holds no move yet.
class Move {
 public:
  Move() = default;

  static constexpr Move normal(Square from, Square to) {
    return {from, to, MoveType::Normal, Kind::Pawn};
  }
  static constexpr Move promoting(Square from, Square to, Kind becomes) {
    return {from, to, MoveType::Normal, becomes};
  }
  static constexpr Move en_passant(Square from, Square to) {
    return {from, to, MoveType::EnPassant, Kind::Pawn};
  }
  static constexpr Move castling(Square king, Square rook) {
    return {king, rook, MoveType::Castling, Kind::Pawn};
  }

  [[nodiscard]] constexpr Square from() const { return from_; }
  /// Where the piece arrives; in castling the square of the rook.
  [[nodiscard]] constexpr Square to() const { return to_; }
  [[nodiscard]] constexpr MoveType type() const { return type_; }
  [[nodiscard]] constexpr bool is_castling() const { return type_ == MoveType::Castling; }
  [[nodiscard]] constexpr bool is_en_passant() const { return type_ == MoveType::EnPassant; }
  /// What the pawn becomes (Laws 3.7.5).
  [[nodiscard]] constexpr std::optional<Kind> promotion() const {
    if (becomes_ == Kind::Pawn) return std::nullopt;
    return becomes_;
  }

  friend constexpr bool operator==(const Move&, const Move&) = default;

 private:
  constexpr Move(Square from, Square to, MoveType type, Kind becomes)
      : from_{from}, to_{to}, type_{type}, becomes_{becomes} {}

  Square from_;
  Square to_;
  MoveType type_;
  Kind becomes_;  ///< a pawn stays a pawn where nothing is promoted
};

}  // namespace praporek::rules
