#include "core/base/collation.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace praporek {

namespace {

/// One character of a name as the order sees it.
struct Weight {
  std::uint32_t letter = 0;
  std::uint32_t accent = 0;
  bool is_capital = false;
};

/// An accented letter, small: which letter it is filed under, or after, and with what accent.
struct Row {
  char32_t sign;
  char base;
  std::uint8_t after;   ///< 1: a letter of its own, just behind the base
  std::uint8_t accent;  ///< order among letters that differ in nothing else
};

constexpr std::uint8_t acute = 1, grave = 2, breve = 3, circumflex = 4, caron = 5, ring = 6,
                       umlaut = 7, double_acute = 8, tilde = 9, dot = 10, stroke = 11, cedilla = 12,
                       ogonek = 13, macron = 14;

constexpr std::array rows{
    Row{U'ä', 'a', 1, 0},
    Row{U'č', 'c', 1, 0},
    Row{U'ô', 'o', 1, 0},
    Row{U'ř', 'r', 1, 0},
    Row{U'š', 's', 1, 0},
    Row{U'ž', 'z', 1, 0},
    Row{U'á', 'a', 0, acute},
    Row{U'à', 'a', 0, grave},
    Row{U'ă', 'a', 0, breve},
    Row{U'â', 'a', 0, circumflex},
    Row{U'å', 'a', 0, ring},
    Row{U'ã', 'a', 0, tilde},
    Row{U'ą', 'a', 0, ogonek},
    Row{U'ā', 'a', 0, macron},
    Row{U'ć', 'c', 0, acute},
    Row{U'ç', 'c', 0, cedilla},
    Row{U'ĉ', 'c', 0, circumflex},
    Row{U'ċ', 'c', 0, dot},
    Row{U'ď', 'd', 0, caron},
    Row{U'đ', 'd', 0, stroke},
    Row{U'ð', 'd', 0, stroke},
    Row{U'é', 'e', 0, acute},
    Row{U'è', 'e', 0, grave},
    Row{U'ê', 'e', 0, circumflex},
    Row{U'ě', 'e', 0, caron},
    Row{U'ë', 'e', 0, umlaut},
    Row{U'ė', 'e', 0, dot},
    Row{U'ę', 'e', 0, ogonek},
    Row{U'ē', 'e', 0, macron},
    Row{U'ğ', 'g', 0, breve},
    Row{U'ģ', 'g', 0, cedilla},
    Row{U'í', 'i', 0, acute},
    Row{U'ì', 'i', 0, grave},
    Row{U'î', 'i', 0, circumflex},
    Row{U'ï', 'i', 0, umlaut},
    Row{U'į', 'i', 0, ogonek},
    Row{U'ī', 'i', 0, macron},
    Row{U'ı', 'i', 0, dot},
    Row{U'ķ', 'k', 0, cedilla},
    Row{U'ĺ', 'l', 0, acute},
    Row{U'ľ', 'l', 0, caron},
    Row{U'ł', 'l', 0, stroke},
    Row{U'ļ', 'l', 0, cedilla},
    Row{U'ń', 'n', 0, acute},
    Row{U'ň', 'n', 0, caron},
    Row{U'ñ', 'n', 0, tilde},
    Row{U'ņ', 'n', 0, cedilla},
    Row{U'ó', 'o', 0, acute},
    Row{U'ò', 'o', 0, grave},
    Row{U'ö', 'o', 0, umlaut},
    Row{U'ő', 'o', 0, double_acute},
    Row{U'õ', 'o', 0, tilde},
    Row{U'ø', 'o', 0, stroke},
    Row{U'ō', 'o', 0, macron},
    Row{U'ŕ', 'r', 0, acute},
    Row{U'ś', 's', 0, acute},
    Row{U'ş', 's', 0, cedilla},
    Row{U'ť', 't', 0, caron},
    Row{U'ţ', 't', 0, cedilla},
    Row{U'ú', 'u', 0, acute},
    Row{U'ù', 'u', 0, grave},
    Row{U'û', 'u', 0, circumflex},
    Row{U'ů', 'u', 0, ring},
    Row{U'ü', 'u', 0, umlaut},
    Row{U'ű', 'u', 0, double_acute},
    Row{U'ų', 'u', 0, ogonek},
    Row{U'ū', 'u', 0, macron},
    Row{U'ý', 'y', 0, acute},
    Row{U'ÿ', 'y', 0, umlaut},
    Row{U'ź', 'z', 0, acute},
    Row{U'ż', 'z', 0, dot},
};

/// Bytes that are no UTF-8 count as a character each.
char32_t next_sign(std::string_view& text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(0);
  const std::size_t length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  const bool is_whole =
      first < 0x80 || (first >= 0xC2 && text.size() >= length &&
                       std::ranges::all_of(text.substr(1, length - 1), [](char c) {
                         return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
                       }));
  if (!is_whole || length == 1) {
    text.remove_prefix(1);
    return first;
  }
  char32_t sign = first & (0xFFU >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) sign = (sign << 6U) | (byte(i) & 0x3FU);
  text.remove_prefix(length);
  return sign;
}

/// Capitals of ASCII, Latin-1 and Latin Extended-A as small letters, anything else as it is.
char32_t small(char32_t sign) {
  if (sign >= U'A' && sign <= U'Z') return sign + 0x20;
  if (sign >= 0xC0 && sign <= 0xDE && sign != 0xD7) return sign + 0x20;
  if (sign == 0x178) return 0xFF;
  const bool even_capitals = (sign >= 0x100 && sign <= 0x137) || (sign >= 0x14A && sign <= 0x177);
  const bool odd_capitals = (sign >= 0x139 && sign <= 0x148) || (sign >= 0x179 && sign <= 0x17E);
  if (even_capitals && sign % 2 == 0) return sign + 1;
  if (odd_capitals && sign % 2 == 1) return sign + 1;
  return sign;
}

/// Room for a letter of its own behind every ASCII sign, and for ch behind that.
constexpr std::uint32_t letter_behind(std::uint32_t base, std::uint32_t after) {
  return 4 * base + after;
}

Weight weight_of(char32_t sign) {
  Weight weight;
  const char32_t plain = small(sign);
  weight.is_capital = plain != sign;
  const auto row = std::ranges::find(rows, plain, &Row::sign);
  if (row == rows.end()) {
    weight.letter = letter_behind(plain, 0);
  } else {
    weight.letter = letter_behind(static_cast<unsigned char>(row->base), row->after);
    weight.accent = row->accent;
  }
  return weight;
}

bool is_c(char32_t sign) { return sign == U'c' || sign == U'C'; }

std::vector<Weight> weights_of(std::string_view text) {
  std::vector<Weight> weights;
  while (!text.empty()) {
    const char32_t sign = next_sign(text);
    weights.push_back(weight_of(sign));
    if (is_c(sign) && !text.empty() && (text.front() == 'h' || text.front() == 'H')) {
      weights.back().letter = letter_behind('h', 1);
      text.remove_prefix(1);
    }
  }
  return weights;
}

template <class Part>
std::strong_ordering compare_by(const std::vector<Weight>& a, const std::vector<Weight>& b,
                                Part part) {
  return std::lexicographical_compare_three_way(
      a.begin(), a.end(), b.begin(), b.end(),
      [part](const Weight& x, const Weight& y) { return x.*part <=> y.*part; });
}

}  // namespace

std::strong_ordering compare_names(std::string_view a, std::string_view b) {
  const std::vector<Weight> first = weights_of(a);
  const std::vector<Weight> second = weights_of(b);
  if (const auto order = compare_by(first, second, &Weight::letter); order != 0) return order;
  if (const auto order = compare_by(first, second, &Weight::accent); order != 0) return order;
  if (const auto order = compare_by(first, second, &Weight::is_capital); order != 0) return order;
  return a <=> b;
}

}  // namespace praporek
