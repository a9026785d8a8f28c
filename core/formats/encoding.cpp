#include "core/formats/encoding.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace praporek::formats {

namespace {

constexpr std::uint32_t replacement = 0xFFFD;

/// What the bytes 0x80 to 0xFF of Windows-1250 stand for.
constexpr std::array<std::uint16_t, 128> windows_1250{{
    0x20AC, 0xFFFD, 0x201A, 0xFFFD, 0x201E, 0x2026, 0x2020, 0x2021, 0xFFFD, 0x2030, 0x0160, 0x2039,
    0x015A, 0x0164, 0x017D, 0x0179, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0xFFFD, 0x2122, 0x0161, 0x203A, 0x015B, 0x0165, 0x017E, 0x017A, 0x00A0, 0x02C7, 0x02D8, 0x0141,
    0x00A4, 0x0104, 0x00A6, 0x00A7, 0x00A8, 0x00A9, 0x015E, 0x00AB, 0x00AC, 0x00AD, 0x00AE, 0x017B,
    0x00B0, 0x00B1, 0x02DB, 0x0142, 0x00B4, 0x00B5, 0x00B6, 0x00B7, 0x00B8, 0x0105, 0x015F, 0x00BB,
    0x013D, 0x02DD, 0x013E, 0x017C, 0x0154, 0x00C1, 0x00C2, 0x0102, 0x00C4, 0x0139, 0x0106, 0x00C7,
    0x010C, 0x00C9, 0x0118, 0x00CB, 0x011A, 0x00CD, 0x00CE, 0x010E, 0x0110, 0x0143, 0x0147, 0x00D3,
    0x00D4, 0x0150, 0x00D6, 0x00D7, 0x0158, 0x016E, 0x00DA, 0x0170, 0x00DC, 0x00DD, 0x0162, 0x00DF,
    0x0155, 0x00E1, 0x00E2, 0x0103, 0x00E4, 0x013A, 0x0107, 0x00E7, 0x010D, 0x00E9, 0x0119, 0x00EB,
    0x011B, 0x00ED, 0x00EE, 0x010F, 0x0111, 0x0144, 0x0148, 0x00F3, 0x00F4, 0x0151, 0x00F6, 0x00F7,
    0x0159, 0x016F, 0x00FA, 0x0171, 0x00FC, 0x00FD, 0x0163, 0x02D9,
}};

/// The plain letters of U+00C0 to U+017F (Latin-1 Supplement and Latin Extended-A).
constexpr std::string_view plain =
    "AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo?ouuuuyty"
    "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlL"
    "lLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs";
constexpr std::uint32_t first_plain = 0xC0;

std::uint8_t byte_at(std::string_view bytes, std::size_t i) {
  return static_cast<std::uint8_t>(bytes[i]);
}

bool is_continuation(std::uint8_t byte) { return (byte & 0xC0U) == 0x80U; }

/// The length a character's first byte announces; 0 when it cannot be a first byte.
std::size_t announced_length(std::uint8_t first) {
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first <= 0xDF) return 2;
  if (first >= 0xE0 && first <= 0xEF) return 3;
  if (first >= 0xF0 && first <= 0xF4) return 4;
  return 0;
}

std::uint32_t code_point(std::string_view character) {
  constexpr std::array<std::uint8_t, 5> mask{{0, 0x7F, 0x1F, 0x0F, 0x07}};
  std::uint32_t code = byte_at(character, 0) & mask[character.size()];
  for (std::size_t i = 1; i < character.size(); ++i) {
    code = (code << 6U) | (byte_at(character, i) & 0x3FU);
  }
  return code;
}

/// The length of the well-formed character at the start of `bytes`, 0 when there is none.
std::size_t well_formed_length(std::string_view bytes) {
  const std::size_t length = announced_length(byte_at(bytes, 0));
  if (length == 0 || length > bytes.size()) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if (!is_continuation(byte_at(bytes, i))) return 0;
  }
  const std::uint32_t code = code_point(bytes.substr(0, length));
  const bool overlong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
  const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
  return overlong || surrogate || code > 0x10FFFF ? 0 : length;
}

/// Code points below 0x10000 only: the code page has no others.
void append(std::string& text, std::uint32_t code) {
  if (code < 0x800) {
    text += static_cast<char>(0xC0U | (code >> 6U));
  } else {
    text += static_cast<char>(0xE0U | (code >> 12U));
    text += static_cast<char>(0x80U | ((code >> 6U) & 0x3FU));
  }
  text += static_cast<char>(0x80U | (code & 0x3FU));
}

char plain_letter(std::uint32_t code) {
  if (code < first_plain || code >= first_plain + plain.size()) return '?';
  return plain[code - first_plain];
}

}  // namespace

bool is_utf8(std::string_view bytes) {
  while (!bytes.empty()) {
    const std::size_t length = well_formed_length(bytes);
    if (length == 0) return false;
    bytes.remove_prefix(length);
  }
  return true;
}

std::string utf8_from_windows_1250(std::string_view bytes) {
  std::string text;
  text.reserve(bytes.size() + bytes.size() / 8);
  for (const char letter : bytes) {
    const auto byte = static_cast<std::uint8_t>(letter);
    if (byte < 0x80) {
      text += letter;
    } else {
      append(text, windows_1250[byte - 0x80U]);
    }
  }
  return text;
}

std::string plain_letters(std::string_view utf8) {
  std::string text;
  text.reserve(utf8.size());
  while (!utf8.empty()) {
    const std::size_t length = well_formed_length(utf8);
    const std::uint32_t code = length == 0 ? replacement : code_point(utf8.substr(0, length));
    text += length == 1 ? utf8.front() : plain_letter(code);
    utf8.remove_prefix(length == 0 ? 1 : length);
  }
  return text;
}

int length_in_characters(std::string_view utf8) {
  int length = 0;
  for (const char letter : utf8) {
    if (!is_continuation(static_cast<std::uint8_t>(letter))) ++length;
  }
  return length;
}

}  // namespace praporek::formats
