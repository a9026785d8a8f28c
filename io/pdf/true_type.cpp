#include "io/pdf/true_type.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace praporek::io {

namespace {

/// A big-endian number; what lies behind the end is a broken font.
std::uint32_t number_at(std::string_view bytes, std::size_t at, std::size_t length) {
  if (at + length > bytes.size()) throw std::invalid_argument{"font cut short"};
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < length; ++i) {
    number = (number << 8U) | static_cast<std::uint8_t>(bytes[at + i]);
  }
  return number;
}

std::uint16_t word_at(std::string_view bytes, std::size_t at) {
  return static_cast<std::uint16_t>(number_at(bytes, at, 2));
}

std::int16_t signed_at(std::string_view bytes, std::size_t at) {
  return static_cast<std::int16_t>(word_at(bytes, at));
}

void put(std::string& to, std::uint32_t number, int length) {
  for (int i = length; i-- > 0;) to += static_cast<char>((number >> (8U * unsigned(i))) & 0xFFU);
}

std::uint32_t checksum(std::string bytes) {
  bytes.resize((bytes.size() + 3) / 4 * 4, '\0');
  std::uint32_t sum = 0;
  for (std::size_t i = 0; i < bytes.size(); i += 4) sum += number_at(bytes, i, 4);
  return sum;
}

/// Tables one after the other behind their directory.
std::string font_file(const std::map<std::string, std::string>& tables) {
  constexpr std::uint32_t version = 0x00010000;
  const auto count = static_cast<std::uint32_t>(tables.size());
  std::uint32_t power = 0;
  while ((2U << power) <= count) ++power;
  std::string file;
  put(file, version, 4);
  put(file, count, 2);
  put(file, 16U << power, 2);
  put(file, power, 2);
  put(file, count * 16 - (16U << power), 2);
  std::string body;
  const std::size_t begin = 12 + 16 * tables.size();
  for (const auto& [tag, content] : tables) {
    file += tag;
    put(file, checksum(content), 4);
    put(file, static_cast<std::uint32_t>(begin + body.size()), 4);
    put(file, static_cast<std::uint32_t>(content.size()), 4);
    body += content;
    body.resize((body.size() + 3) / 4 * 4, '\0');
  }
  return file + body;
}

}  // namespace

TrueType::TrueType(std::string_view bytes) {
  const std::size_t count = word_at(bytes, 4);
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t row = 12 + 16 * i;
    const std::size_t from = number_at(bytes, row + 8, 4);
    const std::size_t length = number_at(bytes, row + 12, 4);
    if (from > bytes.size() || length > bytes.size() - from) {
      throw std::invalid_argument{"font cut short"};
    }
    tables_[bytes.substr(row, 4)] = bytes.substr(from, length);
  }
  units_ = word_at(table("head"), 18);
  if (units_ == 0) throw std::invalid_argument{"font without a size"};
  long_offsets_ = word_at(table("head"), 50) != 0;
  glyph_count_ = word_at(table("maxp"), 4);
  width_count_ = std::max<int>(word_at(table("hhea"), 34), 1);
  read_characters();
}

std::string_view TrueType::table(std::string_view tag) const {
  const auto found = tables_.find(tag);
  return found == tables_.end() ? std::string_view{} : found->second;
}

int TrueType::scaled(int units) const { return units * 1000 / units_; }

/// The map of the Unicode characters below 65536 (platform 3, encoding 1, format 4).
void TrueType::read_characters() {
  const std::string_view maps = table("cmap");
  const std::size_t count = word_at(maps, 2);
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t row = 4 + 8 * i;
    const std::size_t from = number_at(maps, row + 4, 4);
    const bool unicode = word_at(maps, row) == 3 && word_at(maps, row + 2) == 1;
    if (unicode && word_at(maps, from) == 4) read_segments(maps.substr(from));
  }
  if (glyphs_.empty()) throw std::invalid_argument{"font without Unicode characters"};
}

void TrueType::read_segments(std::string_view map) {
  const std::size_t doubled = word_at(map, 6);
  const std::size_t ends = 14;
  const std::size_t starts = ends + doubled + 2;
  const std::size_t deltas = starts + doubled;
  const std::size_t offsets = deltas + doubled;
  for (std::size_t i = 0; i < doubled; i += 2) {
    const std::uint32_t last = word_at(map, ends + i);
    const std::uint32_t offset = word_at(map, offsets + i);
    for (std::uint32_t code = word_at(map, starts + i); code <= last && code < 0xFFFF; ++code) {
      std::uint32_t glyph = code;
      if (offset != 0) {
        const std::uint32_t nth = code - word_at(map, starts + i);
        glyph = word_at(map, offsets + i + offset + std::size_t{2} * nth);
        if (glyph == 0) continue;
      }
      glyphs_[code] = static_cast<std::uint16_t>(glyph + word_at(map, deltas + i));
    }
  }
}

std::uint16_t TrueType::glyph_of(char32_t character) const {
  const auto found = glyphs_.find(character);
  return found == glyphs_.end() ? std::uint16_t{0} : found->second;
}

int TrueType::width_of(std::uint16_t glyph) const {
  const int row = std::min<int>(glyph, width_count_ - 1);
  return scaled(word_at(table("hmtx"), static_cast<std::size_t>(row) * 4));
}

TrueType::Frame TrueType::frame() const {
  const std::string_view head = table("head");
  const std::string_view hhea = table("hhea");
  return {scaled(signed_at(head, 36)), scaled(signed_at(head, 38)), scaled(signed_at(head, 40)),
          scaled(signed_at(head, 42)), scaled(signed_at(hhea, 4)),  scaled(signed_at(hhea, 6))};
}

std::string_view TrueType::outline_of(std::uint16_t glyph) const {
  const std::string_view offsets = table("loca");
  const auto place = [&](std::size_t i) -> std::size_t {
    return long_offsets_ ? number_at(offsets, 4 * i, 4) : std::size_t{2} * word_at(offsets, 2 * i);
  };
  const std::size_t from = place(glyph);
  const std::size_t to = place(std::size_t{glyph} + 1);
  if (from > to || to > table("glyf").size()) throw std::invalid_argument{"font cut short"};
  return table("glyf").substr(from, to - from);
}

/// Accented letters are often made of a letter and an accent.
void TrueType::add_components(std::uint16_t glyph, std::set<std::uint16_t>& glyphs) const {
  constexpr std::uint16_t words = 0x0001, scale = 0x0008, more = 0x0020, two_scales = 0x0040,
                          matrix = 0x0080;
  const std::string_view outline = outline_of(glyph);
  if (outline.empty() || signed_at(outline, 0) >= 0) return;
  std::size_t at = 10;
  std::uint16_t flags = more;
  while ((flags & more) != 0) {
    flags = word_at(outline, at);
    const std::uint16_t component = word_at(outline, at + 2);
    if (glyphs.insert(component).second) add_components(component, glyphs);
    at += (flags & words) != 0 ? 8U : 6U;
    if ((flags & scale) != 0) at += 2;
    if ((flags & two_scales) != 0) at += 4;
    if ((flags & matrix) != 0) at += 8;
  }
}

std::string TrueType::subset(const std::set<std::uint16_t>& glyphs) const {
  std::set<std::uint16_t> kept = glyphs;
  kept.insert(0);
  for (const std::uint16_t glyph : std::set<std::uint16_t>{kept}) add_components(glyph, kept);
  std::string outlines;
  std::string offsets;
  for (int glyph = 0; glyph < glyph_count_; ++glyph) {
    put(offsets, static_cast<std::uint32_t>(outlines.size()), 4);
    const auto number = static_cast<std::uint16_t>(glyph);
    if (kept.contains(number)) outlines += outline_of(number);
    outlines.resize((outlines.size() + 3) / 4 * 4, '\0');
  }
  put(offsets, static_cast<std::uint32_t>(outlines.size()), 4);
  std::map<std::string, std::string> tables;
  for (const char* tag : {"head", "hhea", "hmtx", "maxp", "cvt ", "fpgm", "prep"}) {
    if (!table(tag).empty()) tables[tag] = table(tag);
  }
  tables["head"].replace(50, 2, std::string("\0\1", 2));  // offsets in four bytes
  tables["glyf"] = outlines;
  tables["loca"] = offsets;
  return font_file(tables);
}

}  // namespace praporek::io
