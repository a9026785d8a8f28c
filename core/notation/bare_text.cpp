#include "core/notation/bare_text.hpp"

#include "core/base/text.hpp"

#include <algorithm>
#include <array>

namespace praporek::notation {

using rules::Kind;

namespace {

struct Glyph {
  std::string_view bytes;
  char stands_for;
};

constexpr char nothing = '\0';

/// Signs beyond ASCII that carry no meaning of their own.
constexpr std::array<Glyph, 8> ornaments{{
    {"×", nothing},             // Laws C.9 as printed
    {"–", nothing},             // en dash
    {"—", nothing},             // em dash
    {"‐", nothing},             // hyphen
    {"‑", nothing},             // non-breaking hyphen
    {"−", nothing},             // minus
    {"\xEF\xB8\x8E", nothing},  // "show as text" after a figurine
    {"\xC2\xA0", nothing},      // non-breaking space
}};

/// White's figurines; Black's are the same six code points further.
constexpr std::array<Glyph, 12> figurines{{
    {"♔", 'K'},
    {"♕", 'Q'},
    {"♖", 'R'},
    {"♗", 'B'},
    {"♘", 'N'},
    {"♙", nothing},
    {"♚", 'K'},
    {"♛", 'Q'},
    {"♜", 'R'},
    {"♝", 'B'},
    {"♞", 'N'},
    {"♟", nothing},
}};

/// The top row of both keyboards from 2 to 0; 1 is the plus sign.
constexpr std::array<Glyph, 11> top_row{{
    {"ě", '2'},
    {"ľ", '2'},
    {"š", '3'},
    {"č", '4'},
    {"ř", '5'},
    {"ť", '5'},
    {"ž", '6'},
    {"ý", '7'},
    {"á", '8'},
    {"í", '9'},
    {"é", '0'},
}};

template <std::size_t N>
const Glyph* glyph_at(const std::array<Glyph, N>& glyphs, std::string_view text) {
  const auto found = std::ranges::find_if(
      glyphs, [&](const Glyph& glyph) { return text.starts_with(glyph.bytes); });
  return found == glyphs.end() ? nullptr : &*found;
}

std::string_view without_move_number(std::string_view text) {
  const std::size_t dot = text.find_first_not_of("0123456789");
  if (dot == 0 || dot == std::string_view::npos || text[dot] != '.') return text;
  return text.substr(std::min(text.find_first_not_of('.', dot), text.size()));
}

bool is_file(char c) { return c >= 'a' && c <= 'h'; }

class Stripper {
 public:
  Stripper(Letters letters, bool digit_row) : letters_{letters}, digit_row_{digit_row} {}

  std::string operator()(std::string_view text) {
    while (!text.empty()) text.remove_prefix(take(text));
    drop_en_passant();
    return std::move(bare_);
  }

 private:
  void add(char c) {
    if (c != nothing) bare_ += c;
  }

  /// How many bytes it took from the front.
  std::size_t take(std::string_view text) {
    const char c = text.front();
    if (static_cast<unsigned char>(c) < 0x80) {
      take_ascii(c);
      return 1;
    }
    if (const Glyph* ornament = glyph_at(ornaments, text)) return ornament->bytes.size();
    if (const Glyph* figurine = glyph_at(figurines, text)) {
      const auto piece = rules::piece_of_letter(figurine->stands_for);
      if (piece) add(bare_letter(piece->kind, letters_));
      return figurine->bytes.size();
    }
    if (const Glyph* digit = digit_row_ ? glyph_at(top_row, text) : nullptr) {
      add(digit->stands_for);
      return digit->bytes.size();
    }
    add(c);
    return 1;
  }

  void take_ascii(char c) {
    constexpr std::string_view ornament = " \t-xX:=+#!?()./,";
    if (c == '+' && digit_row_ && !bare_.empty() && is_file(bare_.back())) {
      add('1');
    } else if (c == 'o' || c == 'O') {
      add('0');
    } else if (ornament.find(c) == std::string_view::npos) {
      add(c);
    }
  }

  // Laws C.13: e.p. may be added after the square.
  void drop_en_passant() {
    const std::size_t size = bare_.size();
    if (size < 4 || lower_case_ascii(std::string_view{bare_}.substr(size - 2)) != "ep") return;
    if (bare_[size - 3] == '3' || bare_[size - 3] == '6') bare_.resize(size - 2);
  }

  Letters letters_;
  bool digit_row_;
  std::string bare_;
};

}  // namespace

char bare_letter(Kind kind, Letters letters) {
  if (kind == Kind::Pawn) return nothing;
  if (letters == Letters::Figurine) letters = Letters::English;
  return letter_of(kind, letters).front();
}

std::optional<Kind> kind_of_bare_letter(char letter, Letters letters) {
  for (const Kind kind : rules::all_kinds) {
    if (kind != Kind::Pawn && bare_letter(kind, letters) == letter) return kind;
  }
  return std::nullopt;
}

std::string bare_text(std::string_view text, Letters letters, bool digit_row) {
  return Stripper{letters, digit_row}(without_move_number(trimmed(text)));
}

}  // namespace praporek::notation
