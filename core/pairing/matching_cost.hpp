#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace praporek::pairing {

/// A whole number of fixed width. The criteria of a bracket stand in it one beside the other, the
/// most important one highest, so that comparing two numbers compares them in their order.
template <std::size_t Words>
class Cost {
 public:
  static constexpr int bits = static_cast<int>(64 * Words);

  constexpr Cost() = default;

  /// amount · 2^shift.
  static constexpr Cost at(std::uint64_t amount, int shift) {
    Cost cost;
    const auto word = static_cast<std::size_t>(shift) / 64;
    const unsigned offset = static_cast<unsigned>(shift) % 64;
    cost.words_[word] = amount << offset;
    if (offset != 0 && word + 1 < Words) cost.words_[word + 1] = amount >> (64 - offset);
    return cost;
  }

  /// The `width` bits that start at `shift`.
  [[nodiscard]] constexpr std::uint64_t field(int shift, int width) const {
    std::uint64_t value = 0;
    for (int i = 0; i < width; ++i) {
      const auto word = static_cast<std::size_t>(shift + i) / 64;
      value |= ((words_[word] >> (static_cast<unsigned>(shift + i) % 64)) & 1U) << i;
    }
    return value;
  }

  [[nodiscard]] constexpr bool is_zero() const { return *this == Cost{}; }
  [[nodiscard]] constexpr bool is_negative() const {
    return static_cast<std::int64_t>(words_[Words - 1]) < 0;
  }

  constexpr Cost& operator+=(const Cost& more) {
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < Words; ++i) {
      const std::uint64_t part = words_[i] + carry;
      carry = part < carry ? 1U : 0U;
      words_[i] = part + more.words_[i];
      carry += words_[i] < part ? 1U : 0U;
    }
    return *this;
  }
  constexpr Cost& operator-=(const Cost& less) {
    std::uint64_t borrow = 0;
    for (std::size_t i = 0; i < Words; ++i) {
      const std::uint64_t part = words_[i] - less.words_[i];
      const std::uint64_t next = words_[i] < less.words_[i] ? 1U : 0U;
      words_[i] = part - borrow;
      borrow = next + (part < borrow ? 1U : 0U);
    }
    return *this;
  }
  /// Half of an even number, also of a negative one.
  [[nodiscard]] constexpr Cost half() const {
    Cost result;
    for (std::size_t i = 0; i < Words; ++i) {
      const std::uint64_t above = i + 1 < Words ? words_[i + 1] << 63 : 0;
      result.words_[i] = (words_[i] >> 1) | above;
    }
    result.words_[Words - 1] |= words_[Words - 1] & (std::uint64_t{1} << 63);
    return result;
  }

  friend constexpr Cost operator+(Cost a, const Cost& b) { return a += b; }
  friend constexpr Cost operator-(Cost a, const Cost& b) { return a -= b; }
  friend constexpr bool operator==(const Cost&, const Cost&) = default;
  friend constexpr std::strong_ordering operator<=>(const Cost& a, const Cost& b) {
    if (a.is_negative() != b.is_negative()) return b.is_negative() <=> a.is_negative();
    for (std::size_t i = Words; i-- > 0;) {
      if (a.words_[i] != b.words_[i]) return a.words_[i] <=> b.words_[i];
    }
    return std::strong_ordering::equal;
  }

 private:
  std::array<std::uint64_t, Words> words_{};
};

}  // namespace praporek::pairing
