#pragma once

#include "tui/screen/style.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace praporek::tui {

/// One place of the screen: a character with whatever combines with it. A wide character owns two
/// cells; the second has width 0 and no text.
struct Cell {
  std::string text = " ";
  Style style;
  std::uint8_t width = 1;

  friend bool operator==(const Cell&, const Cell&) = default;
};

struct Place {
  int x = 0;
  int y = 0;

  friend bool operator==(const Place&, const Place&) = default;
};

/// What the terminal is meant to show.
class Frame {
 public:
  Frame() = default;
  Frame(int width, int height);

  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }
  [[nodiscard]] Cell& at(int x, int y) { return cells_[index(x, y)]; }
  [[nodiscard]] const Cell& at(int x, int y) const { return cells_[index(x, y)]; }

  /// Without styles, each line without the blanks at its end.
  [[nodiscard]] std::string text() const;

  std::optional<Place> cursor;  ///< hidden when there is none

  friend bool operator==(const Frame&, const Frame&) = default;

 private:
  [[nodiscard]] std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
           static_cast<std::size_t>(x);
  }

  int width_ = 0;
  int height_ = 0;
  std::vector<Cell> cells_;
};

/// The same frame for a terminal that knows ASCII only: accents fall off, lines become - | +, and
/// the signs of the console have their own letters.
Frame ascii_of(Frame frame);

}  // namespace praporek::tui
