#pragma once

#include "core/notation/letters.hpp"
#include "core/rules/move.hpp"
#include "core/rules/position.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace praporek::notation {

/// One way to write a move in bare text, which may come in any case.
struct Spelling {
  std::array<char, 8> bytes{};
  std::size_t size = 0;

  [[nodiscard]] std::string_view text() const { return {bytes.data(), size}; }
};

/// Every way of writing a move that is understood: as Appendix C has it, and also "pe4", or
/// castling by the squares of king or rook.
class Spellings {
 public:
  Spellings(const rules::Position& position, rules::Move move, Letters letters);

  [[nodiscard]] const Spelling* begin() const { return all_.data(); }
  [[nodiscard]] const Spelling* end() const { return all_.data() + count_; }

 private:
  struct Parts;
  Spelling& start() { return all_[count_++]; }
  void add_castling(const rules::Position& position, rules::Move move, char king);
  void add_piece(const Parts& parts);
  void add_pawn(const Parts& parts);

  std::array<Spelling, 5> all_{};
  std::size_t count_ = 0;
};

}  // namespace praporek::notation
