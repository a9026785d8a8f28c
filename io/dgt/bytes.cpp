#include "io/dgt/bytes.hpp"

#include "core/base/text.hpp"

#include <charconv>
#include <fmt/format.h>
#include <numeric>

namespace praporek::dgt {

std::optional<int> sixty_of_bcd(Byte byte) {
  const int tens = byte >> 4;
  const int ones = byte & 0x0F;
  if (tens > 5 || ones > 9) return std::nullopt;
  return tens * 10 + ones;
}

Byte bcd_of(int value) { return static_cast<Byte>(value / 10 << 4 | value % 10); }

Byte checksum_of(ByteView message) {
  return low_seven(std::accumulate(message.begin(), message.end(), 0));
}

std::string hex_of(ByteView bytes) {
  std::string text;
  for (const Byte byte : bytes) {
    if (!text.empty()) text += ' ';
    text += fmt::format("{:02X}", byte);
  }
  return text;
}

std::optional<Bytes> bytes_of_hex(std::string_view text) {
  Bytes bytes;
  for (const std::string_view word : words_of(text)) {
    Byte byte = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), byte, 16);
    if (word.size() != 2 || error != std::errc{} || end != word.data() + word.size()) {
      return std::nullopt;
    }
    bytes.push_back(byte);
  }
  return bytes;
}

}  // namespace praporek::dgt
