#include "io/pdf/sheet.hpp"

#include "core/base/text.hpp"

#include <utility>

namespace praporek::io {

namespace {

constexpr double a4_short = 595.28;
constexpr double a4_long = 841.89;

std::string filled(std::string pattern, std::size_t page, std::size_t total) {
  for (const auto& [place, number] : {std::pair{"{1}", page}, std::pair{"{2}", total}}) {
    const auto at = pattern.find(place);
    if (at != std::string::npos) pattern.replace(at, 3, std::to_string(number));
  }
  return pattern;
}

/// The longest beginning that fits, at least one character.
std::size_t fitting_bytes(const Canvas& canvas, Type type, std::string_view text, double width) {
  const auto next = [&](std::size_t at) {
    do {
      ++at;
    } while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U);
    return at;
  };
  std::size_t fits = next(0);
  for (std::size_t end = fits; end <= text.size(); end = next(end)) {
    if (canvas.width_of(type, text.substr(0, end)) > width) break;
    fits = end;
    if (end == text.size()) break;
  }
  return fits;
}

}  // namespace

Sheets::Sheets(Canvas& canvas, Head head, bool landscape)
    : canvas_{canvas},
      head_{std::move(head)},
      width_{landscape ? a4_long : a4_short},
      height_{landscape ? a4_short : a4_long} {}

void Sheets::begin_sheet() {
  canvas_.add_page(width_, height_);
  numbered_.push_back(canvas_.pages() - 1);
  y_ = height_ - margin;
  const auto head_lines = [&](Type type, const std::string& text) {
    for (const std::string& line : wrapped(canvas_, type, text, usable_width())) {
      y_ -= type.size * 1.3;
      canvas_.text({left(), y_}, type, line);
    }
  };
  head_lines({Face::Bold, 13}, head_.title);
  head_lines({Face::Regular, 10}, head_.subtitle);
  y_ -= 6;
  canvas_.line({left(), y_}, {right(), y_});
  y_ -= 10;
  fresh_y_ = y_;
}

void Sheets::begin_bare_sheet() {
  canvas_.add_page(width_, height_);
  y_ = fresh_y_ = height_;
}

void Sheets::number_pages(const std::string& pattern) {
  constexpr Type small{Face::Regular, 8};
  for (std::size_t i = 0; i < numbered_.size(); ++i) {
    const std::string words = filled(pattern, i + 1, numbered_.size());
    canvas_.turn_to(numbered_[i]);
    canvas_.text({right() - canvas_.width_of(small, words), margin - 8}, small, words);
  }
}

std::vector<std::string> wrapped(const Canvas& canvas, Type type, std::string_view text,
                                 double width) {
  std::vector<std::string> lines;
  std::string line;
  const auto end_line = [&] { lines.push_back(std::exchange(line, {})); };
  for (std::string_view word : words_of(text)) {
    const std::string longer = line.empty() ? std::string{word} : line + " " + std::string{word};
    if (canvas.width_of(type, longer) <= width) {
      line = longer;
      continue;
    }
    if (!line.empty()) end_line();
    while (canvas.width_of(type, word) > width) {
      const std::size_t bytes = fitting_bytes(canvas, type, word, width);
      lines.emplace_back(word.substr(0, bytes));
      word.remove_prefix(bytes);
    }
    line = word;
  }
  if (!line.empty()) end_line();
  return lines;
}

}  // namespace praporek::io
