#include "tui/screen/line.hpp"

#include "core/base/text.hpp"
#include "tui/screen/glyphs.hpp"

#include <algorithm>

namespace praporek::tui {

int text_width(std::string_view text) {
  const bool ascii =
      std::ranges::all_of(text, [](char each) { return static_cast<unsigned char>(each) < 0x80; });
  return ascii ? static_cast<int>(text.size()) : glyphs_width(text);
}

namespace {

std::string blanks(int count) {
  return std::string(static_cast<std::size_t>(std::max(0, count)), ' ');
}

/// As many whole characters as fit, and how many cells they take.
std::string head_of(std::string_view text, int width) {
  std::string head;
  int taken = 0;
  for (const Glyph& glyph : glyphs_of(text)) {
    if (taken + glyph.width > width) break;
    head += glyph.text;
    taken += glyph.width;
  }
  return head;
}

std::string cut(std::string_view text, int width) {
  if (width <= 0) return {};
  const std::string head = head_of(text, width - 1) + "…";
  return head + blanks(width - text_width(head));
}

}  // namespace

std::string fitted(std::string_view text, int width) {
  const int own = text_width(text);
  return own <= width ? std::string{text} + blanks(width - own) : cut(text, width);
}

std::string right_fitted(std::string_view text, int width) {
  const int own = text_width(text);
  return own <= width ? blanks(width - own) + std::string{text} : cut(text, width);
}

std::vector<std::string> wrapped(std::string_view text, int width) {
  std::vector<std::string> lines;
  int column = 0;
  for (const std::string_view word : words_of(text)) {
    const int own = text_width(word);
    if (lines.empty() || column + 1 + own > width) {
      lines.emplace_back(word);
      column = own;
    } else {
      lines.back() += " " + std::string{word};
      column += 1 + own;
    }
  }
  return lines;
}

Line& Line::add(std::string text, Style style) {
  if (text.empty()) return *this;
  width_ += text_width(text);
  if (!spans_.empty() && spans_.back().style == style) {
    spans_.back().text += text;
  } else {
    spans_.push_back({std::move(text), style});
  }
  return *this;
}

Line& Line::to(int column) {
  return add(blanks(spans_.empty() ? column : std::max(1, column - width_)));
}

Line& Line::right(const std::string& text, int column, Style style) {
  add(blanks(std::max(spans_.empty() ? 0 : 1, column - width_ - text_width(text))));
  return add(text, style);
}

Line& Line::all(Style style) {
  for (Span& span : spans_) span.style = style;
  return *this;
}

Line Line::cut_at(int width) const {
  Line line;
  for (const Span& span : spans_) {
    const int room = width - line.width();
    if (room <= 0) break;
    const bool fits = text_width(span.text) <= room;
    line.add(fits ? span.text : head_of(span.text, room), span.style);
    if (!fits) break;
  }
  return line;
}

std::string Line::text() const {
  std::string text;
  for (const Span& span : spans_) text += span.text;
  return text;
}

}  // namespace praporek::tui
