#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace praporek {

enum class Side : std::uint8_t { White, Black };

constexpr Side other(Side side) { return side == Side::White ? Side::Black : Side::White; }

/// One value for each side.
template <class T>
struct BySide {
  std::array<T, 2> of{};

  constexpr T& operator[](Side side) { return of[static_cast<std::size_t>(side)]; }
  constexpr const T& operator[](Side side) const { return of[static_cast<std::size_t>(side)]; }
  friend bool operator==(const BySide&, const BySide&) = default;
};

}  // namespace praporek
