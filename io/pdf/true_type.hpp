#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace praporek::io {

/// A TrueType font in memory: which glyph a character has, how wide it is, and the part of the
/// font that a document needs. The bytes must outlive it.
class TrueType {
 public:
  /// Throws std::invalid_argument when the bytes are no such font.
  explicit TrueType(std::string_view bytes);

  /// 0, the glyph of missing characters, where the font has none.
  [[nodiscard]] std::uint16_t glyph_of(char32_t character) const;

  /// In thousandths of the font's size.
  [[nodiscard]] int width_of(std::uint16_t glyph) const;

  struct Frame {
    int left = 0, bottom = 0, right = 0, top = 0;
    int ascent = 0, descent = 0;
  };
  /// In thousandths of the font's size.
  [[nodiscard]] Frame frame() const;

  /// The font with these glyphs only, under their own numbers.
  [[nodiscard]] std::string subset(const std::set<std::uint16_t>& glyphs) const;

 private:
  [[nodiscard]] std::string_view table(std::string_view tag) const;
  [[nodiscard]] std::string_view outline_of(std::uint16_t glyph) const;
  void add_components(std::uint16_t glyph, std::set<std::uint16_t>& glyphs) const;
  void read_characters();
  void read_segments(std::string_view map);
  [[nodiscard]] int scaled(int units) const;

  std::map<std::string_view, std::string_view> tables_;
  std::map<char32_t, std::uint16_t> glyphs_;
  int units_ = 1000;
  int glyph_count_ = 0;
  int width_count_ = 0;
  bool long_offsets_ = false;
};

}  // namespace praporek::io
