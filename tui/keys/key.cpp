#include "tui/keys/key.hpp"

#include <algorithm>
#include <array>

namespace praporek::tui {

namespace {

struct RowKey {
  char32_t rune;
  char digit;
};

/// The unshifted digit rows, and what they send with Caps Lock on.
constexpr std::array digit_row{
    RowKey{U'+', '1'}, RowKey{U'ě', '2'}, RowKey{U'ľ', '2'}, RowKey{U'š', '3'}, RowKey{U'č', '4'},
    RowKey{U'ř', '5'}, RowKey{U'ť', '5'}, RowKey{U'ž', '6'}, RowKey{U'ý', '7'}, RowKey{U'á', '8'},
    RowKey{U'í', '9'}, RowKey{U'é', '0'}, RowKey{U'Ě', '2'}, RowKey{U'Ľ', '2'}, RowKey{U'Š', '3'},
    RowKey{U'Č', '4'}, RowKey{U'Ř', '5'}, RowKey{U'Ť', '5'}, RowKey{U'Ž', '6'}, RowKey{U'Ý', '7'},
    RowKey{U'Á', '8'}, RowKey{U'Í', '9'}, RowKey{U'É', '0'}};

/// How many bytes follow a leading byte; -1 for a byte that leads nothing.
int followers_of(unsigned char lead) {
  if (lead < 0x80) return 0;
  if (lead >= 0xC2 && lead < 0xE0) return 1;
  if (lead >= 0xE0 && lead < 0xF0) return 2;
  if (lead >= 0xF0 && lead < 0xF5) return 3;
  return -1;
}

}  // namespace

std::optional<char> digit_of(const Key& key) {
  if (key.name != KeyName::Character) return std::nullopt;
  if (key.rune >= U'0' && key.rune <= U'9') return static_cast<char>(key.rune);
  const auto found = std::ranges::find(digit_row, key.rune, &RowKey::rune);
  if (found == digit_row.end()) return std::nullopt;
  return found->digit;
}

std::string utf8_of(char32_t rune) {
  const auto code = static_cast<std::uint32_t>(rune);
  const auto tail = [&](unsigned shift) {
    return static_cast<char>(0x80U | ((code >> shift) & 0x3FU));
  };
  if (code < 0x80U) return {static_cast<char>(code)};
  if (code < 0x800U) return {static_cast<char>(0xC0U | (code >> 6U)), tail(0)};
  if (code < 0x10000U) return {static_cast<char>(0xE0U | (code >> 12U)), tail(6), tail(0)};
  return {static_cast<char>(0xF0U | (code >> 18U)), tail(12), tail(6), tail(0)};
}

std::string text_of(const Key& key) {
  return key.name == KeyName::Character ? utf8_of(key.rune) : std::string{};
}

std::u32string runes_of(std::string_view text) {
  std::u32string runes;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto lead = static_cast<unsigned char>(text[i]);
    const int followers = followers_of(lead);
    if (followers < 0 || i + static_cast<std::size_t>(followers) >= text.size()) continue;
    std::uint32_t code = followers == 0 ? lead : lead & (0x3FU >> static_cast<unsigned>(followers));
    for (int k = 0; k < followers; ++k) {
      code = (code << 6U) | (static_cast<unsigned char>(text[++i]) & 0x3FU);
    }
    runes += static_cast<char32_t>(code);
  }
  return runes;
}

}  // namespace praporek::tui
