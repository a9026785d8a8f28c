#pragma once

#include "core/rules/position.hpp"

#include <array>
#include <cstddef>

namespace praporek::rules {

/// The moves of one position, kept without allocating.
class MoveList {
 public:
  /// No square can be reached from more than eight lines and eight knight's leaps; a promotion
  /// square replaces three of the lines by four choices each. Holds even for set-ups without
  /// end of queens.
  static constexpr std::size_t capacity = 64 * 16 + 8 * 9;

  MoveList() {}  // NOLINT(cppcoreguidelines-pro-type-member-init): clearing 4 KB would dominate

  void push_back(Move move) { moves_[size_++] = move; }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] const Move& operator[](std::size_t i) const { return moves_[i]; }
  [[nodiscard]] const Move* begin() const { return moves_.data(); }
  [[nodiscard]] const Move* end() const { return moves_.data() + size_; }
  [[nodiscard]] Move* begin() { return moves_.data(); }
  [[nodiscard]] Move* end() { return moves_.data() + size_; }

 private:
  std::array<Move, capacity> moves_;
  std::size_t size_ = 0;
};

/// Every legal move of the side to move (Laws 3.10.1), each promotion piece as its own move.
MoveList legal_moves(const Position& position);

/// How many there are, faster than listing them.
std::size_t count_legal_moves(const Position& position);

bool has_legal_move(const Position& position);

bool is_legal(const Position& position, Move move);

/// Whether the king of the side to move is attacked (Laws 3.9.1).
bool in_check(const Position& position);

}  // namespace praporek::rules
