#include "core/formats/trf_file.hpp"

#include "core/base/text.hpp"
#include "core/formats/encoding.hpp"

#include <algorithm>
#include <utility>

namespace praporek::formats {

namespace {

constexpr std::string_view utf8_mark = "\xEF\xBB\xBF";
constexpr std::string_view utf16_little = "\xFF\xFE";
constexpr std::string_view utf16_big = "\xFE\xFF";

bool starts_character(char letter) { return (static_cast<unsigned char>(letter) & 0xC0U) != 0x80U; }

}  // namespace

TrfLine::TrfLine(int number, std::string text)
    : number_{number}, text_{std::move(text)}, length_{length_in_characters(text_)} {
  if (static_cast<std::size_t>(length_) == text_.size()) return;
  for (std::size_t i = 0; i < text_.size(); ++i) {
    if (starts_character(text_[i])) starts_.push_back(i);
  }
}

std::size_t TrfLine::byte_of(int column) const {
  const auto index = static_cast<std::size_t>(std::max(column - 1, 0));
  if (starts_.empty()) return std::min(index, text_.size());
  return index < starts_.size() ? starts_[index] : text_.size();
}

std::string_view TrfLine::at(Field field) const {
  const std::size_t first = byte_of(field.first);
  return std::string_view{text_}.substr(first, byte_of(field.last + 1) - first);
}

std::string_view TrfLine::from(int column) const {
  return std::string_view{text_}.substr(byte_of(column));
}

TrfFile split_trf(std::string_view bytes) {
  TrfFile file;
  file.utf16 = bytes.starts_with(utf16_little) || bytes.starts_with(utf16_big);
  if (file.utf16) return file;
  file.byte_order_mark = bytes.starts_with(utf8_mark);
  if (file.byte_order_mark) bytes.remove_prefix(utf8_mark.size());
  int number = 0;
  for (const std::string_view line : lines_of(bytes)) {
    ++number;
    const bool utf8 = is_utf8(line);
    if (!utf8) file.lines_in_windows_1250.push_back(number);
    file.lines.emplace_back(number, utf8 ? std::string{line} : utf8_from_windows_1250(line));
  }
  return file;
}

}  // namespace praporek::formats
