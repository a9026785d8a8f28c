#include "core/base/clean_text.hpp"

#include <array>
#include <cstddef>

namespace praporek {

namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";

/// One character of UTF-8 at the start of a text; length 0 when the bytes are none.
struct Character {
  char32_t code = 0;
  std::size_t length = 0;
};

Character first_character(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text[0]);
  if (lead < 0x80U) return {lead, 1};
  struct Form {
    unsigned mask;
    unsigned sign;
    char32_t least;  ///< anything smaller would have a shorter form
  };
  constexpr std::array<Form, 3> forms{
      {{0xE0U, 0xC0U, 0x80}, {0xF0U, 0xE0U, 0x800}, {0xF8U, 0xF0U, 0x10000}}};
  for (std::size_t i = 0; i < forms.size(); ++i) {
    const std::size_t length = i + 2;
    if ((lead & forms[i].mask) != forms[i].sign || text.size() < length) continue;
    char32_t code = lead & ~forms[i].mask & 0xFFU;
    for (std::size_t at = 1; at < length; ++at) {
      const auto next = static_cast<unsigned char>(text[at]);
      if ((next & 0xC0U) != 0x80U) return {};
      code = code << 6U | (next & 0x3FU);
    }
    const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    if (code < forms[i].least || code > 0x10FFFF || surrogate) return {};
    return {code, length};
  }
  return {};
}

/// Turns the direction of writing, or splits lines where nobody sees it.
bool turns_or_hides(char32_t code) {
  return (code >= 0x80 && code <= 0x9F) || (code >= 0x200B && code <= 0x200F) ||
         (code >= 0x2028 && code <= 0x202E) || (code >= 0x2060 && code <= 0x206F) ||
         code == 0xFEFF || (code >= 0xFFF9 && code <= 0xFFFB);
}

std::string symbol_of(char32_t control) {
  // U+2400 onwards are the symbols of the controls, U+2421 that of DEL.
  const char32_t code = control == 0x7F ? 0x2421 : 0x2400 + control;
  return {static_cast<char>(0xE2), static_cast<char>(0x80U | (code >> 6U & 0x3FU)),
          static_cast<char>(0x80U | (code & 0x3FU))};
}

}  // namespace

std::string clean_text(std::string_view text) {
  std::string clean;
  clean.reserve(text.size());
  while (!text.empty()) {
    const Character each = first_character(text);
    if (each.length == 0) {
      clean += replacement;
      text.remove_prefix(1);
      continue;
    }
    if (each.code == '\t' || each.code == '\n' || each.code == '\r') {
      clean += ' ';
    } else if (each.code < 0x20 || each.code == 0x7F) {
      clean += symbol_of(each.code);
    } else if (turns_or_hides(each.code)) {
      clean += replacement;
    } else {
      clean += text.substr(0, each.length);
    }
    text.remove_prefix(each.length);
  }
  return clean;
}

}  // namespace praporek
