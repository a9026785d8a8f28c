#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace praporek::rules {

/// The 64 squares, rank by rank from White's side (Laws C.5–C.7).
// clang-format off
enum class Square : std::uint8_t {
  A1, B1, C1, D1, E1, F1, G1, H1,
  A2, B2, C2, D2, E2, F2, G2, H2,
  A3, B3, C3, D3, E3, F3, G3, H3,
  A4, B4, C4, D4, E4, F4, G4, H4,
  A5, B5, C5, D5, E5, F5, G5, H5,
  A6, B6, C6, D6, E6, F6, G6, H6,
  A7, B7, C7, D7, E7, F7, G7, H7,
  A8, B8, C8, D8, E8, F8, G8, H8,
};
// clang-format on

constexpr std::size_t square_count = 64;

constexpr int index_of(Square square) { return static_cast<int>(square); }

/// 0 for the a-file to 7 for the h-file.
constexpr int file_of(Square square) { return index_of(square) & 7; }

/// 0 for White's first rank to 7 for the eighth.
constexpr int rank_of(Square square) { return index_of(square) >> 3; }

/// File and rank must be 0 to 7.
constexpr Square square_at(int file, int rank) { return static_cast<Square>(rank * 8 + file); }

/// "e4".
inline std::string text_of(Square square) {
  return {static_cast<char>('a' + file_of(square)), static_cast<char>('1' + rank_of(square))};
}

/// The square named by exactly two characters, "a1" to "h8"; "i9" and "a0" are no squares.
constexpr std::optional<Square> square_of(std::string_view text) {
  if (text.size() != 2 || text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8') {
    return std::nullopt;
  }
  return square_at(text[0] - 'a', text[1] - '1');
}

}  // namespace praporek::rules
