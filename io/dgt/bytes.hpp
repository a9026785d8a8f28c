#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace praporek::dgt {

using Byte = std::uint8_t;
using Bytes = std::vector<Byte>;
using ByteView = std::span<const Byte>;

/// Lengths and addresses travel as two bytes of seven bits, the high one first.
constexpr int fourteen_bits(Byte high, Byte low) { return (high & 0x7F) << 7 | (low & 0x7F); }
constexpr Byte high_seven(int value) { return static_cast<Byte>(value >> 7 & 0x7F); }
constexpr Byte low_seven(int value) { return static_cast<Byte>(value & 0x7F); }

/// Only the first byte of a frame has its highest bit set.
constexpr bool begins_frame(Byte byte) { return (byte & 0x80) != 0; }

/// Two decimal digits in one byte, 0 to 59; anything else is no number of minutes or seconds.
std::optional<int> sixty_of_bcd(Byte byte);
Byte bcd_of(int value);

/// The sum of all bytes before it, low seven bits.
Byte checksum_of(ByteView message);

/// "8E 00 05".
std::string hex_of(ByteView bytes);

/// The bytes written so; none if anything in it is not a pair of hexadecimal digits.
std::optional<Bytes> bytes_of_hex(std::string_view text);

}  // namespace praporek::dgt
