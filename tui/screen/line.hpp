#pragma once

#include "tui/screen/frame.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace praporek::tui {

/// How many cells a text takes.
int text_width(std::string_view text);

/// The text in exactly this many cells: filled with blanks, or cut with "…" at the end.
std::string fitted(std::string_view text, int width);

/// The same with the blanks before the text.
std::string right_fitted(std::string_view text, int width);

/// The words in lines of at most this many cells.
std::vector<std::string> wrapped(std::string_view text, int width);

struct Span {
  std::string text;
  Style style;
};

/// One line of a view, from left to right.
class Line {
 public:
  Line() = default;
  explicit Line(std::string text, Style style = {}) { add(std::move(text), style); }

  Line& add(std::string text, Style style = {});
  /// Blanks up to this column; at least one if the text is there already.
  Line& to(int column);
  /// Blanks so that the text ends at this column.
  Line& right(const std::string& text, int column, Style style = {});
  /// Not more than this many cells of it.
  [[nodiscard]] Line cut_at(int width) const;
  /// The whole line in one style: the line that is chosen.
  Line& all(Style style);

  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] const std::vector<Span>& spans() const { return spans_; }
  [[nodiscard]] std::string text() const;

 private:
  std::vector<Span> spans_;
  int width_ = 0;
};

/// Lines that cover what is below them.
struct Popup {
  std::vector<Line> lines;
  Place at;
};

/// What is to be drawn, top line first.
struct View {
  std::vector<Line> lines;
  std::vector<Popup> popups;
  std::optional<Place> cursor;
};

struct Size {
  int width = 80;
  int height = 24;

  friend bool operator==(const Size&, const Size&) = default;
};

/// The view in cells. Lines too long are cut, missing ones are blank.
Frame painted(const View& view, Size size);

}  // namespace praporek::tui
