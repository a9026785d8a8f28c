#pragma once

#include "core/base/result.hpp"
#include "core/rules/move.hpp"
#include "core/rules/setup.hpp"

#include <cstdint>
#include <optional>

namespace praporek::rules {

class FaultSet;

/// A position the Laws can be applied to. Made by legal_position() or after() only, so whatever
/// it says about castling and en passant is true. A cheap value: copy it freely.
class Position {
 public:
  [[nodiscard]] const Placement& board() const { return board_; }
  [[nodiscard]] std::optional<Piece> piece_at(Square square) const { return board_.at(square); }
  [[nodiscard]] Side side_to_move() const { return side_to_move_; }

  /// The rook this side may still castle with (Laws 3.8.2.1), whether or not it can just now.
  [[nodiscard]] std::optional<Square> castling_rook(Side side, Wing wing) const;
  /// All rooks of both sides that may still castle.
  [[nodiscard]] Bitboard castling_rooks() const { return castling_rooks_; }

  /// The square on which a pawn can legally be taken en passant now (Laws 3.7.4, 9.2.2.1);
  /// none when a pawn was merely advanced two squares.
  [[nodiscard]] std::optional<Square> en_passant() const {
    if (en_passant_ == 0) return std::nullopt;
    return first_of(en_passant_);
  }

  /// Moves of either side since the last capture or pawn move (Laws 9.3).
  [[nodiscard]] int halfmove_clock() const { return halfmove_clock_; }
  [[nodiscard]] int fullmove_number() const { return fullmove_number_; }
  /// Written as Chess960: castling in UCI is king takes rook.
  [[nodiscard]] bool chess960() const { return chess960_; }

  /// Equal for the same position by Laws 9.2.2; the counters do not count.
  [[nodiscard]] std::uint64_t key() const { return key_; }

  /// The arrangement again, to change it or set it up elsewhere.
  [[nodiscard]] Setup setup() const;

 private:
  friend Result<Position> legal_position(const Setup& setup, FaultSet waived);
  friend Position after(const Position& position, Move move);

  /// Takes over every right the board allows; the other faults were waived.
  explicit Position(const Setup& setup);

  void put(Square square, Piece piece);
  void remove(Square square, Piece piece);
  void lose_castling(Bitboard rooks);
  void allow_en_passant(Square passed);
  void pass_turn();
  void play(Move move);
  void play_castling(Move move);
  void play_piece(Move move);

  Placement board_{};
  Bitboard castling_rooks_ = 0;
  Bitboard en_passant_ = 0;
  std::uint64_t key_ = 0;
  int halfmove_clock_ = 0;
  int fullmove_number_ = 1;
  Side side_to_move_ = Side::White;
  bool chess960_ = false;
};

/// The position of Laws 2.3.
Position initial_position();

/// The same position in the sense of Laws 9.2.2: same player to move, same kinds of piece on the
/// same squares, same castling rights, same right to take en passant.
bool same_position(const Position& a, const Position& b);

}  // namespace praporek::rules
