#pragma once

#include "io/pdf/canvas.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace praporek::io {

/// Sheets of A4 that fill from the top: every new one begins with the document's title.
class Sheets {
 public:
  struct Head {
    std::string title;
    std::string subtitle;
  };

  Sheets(Canvas& canvas, Head head, bool landscape);

  [[nodiscard]] double left() const { return margin; }
  [[nodiscard]] double right() const { return width_ - margin; }
  [[nodiscard]] double usable_width() const { return width_ - 2 * margin; }
  [[nodiscard]] double width() const { return width_; }
  [[nodiscard]] double height() const { return height_; }

  /// Where the next thing may begin.
  [[nodiscard]] double y() const { return y_; }

  /// There is room for something this high below y().
  [[nodiscard]] bool has_room_for(double height) const { return y_ - height >= margin + foot; }
  void move_down(double by) { y_ -= by; }

  /// A new sheet with the title on it.
  void begin_sheet();
  /// A new sheet with nothing on it and no page number.
  void begin_bare_sheet();
  /// Whether anything is on the current sheet beside its title.
  [[nodiscard]] bool is_fresh() const { return y_ == fresh_y_; }

  /// Page numbers, once all sheets are there; "{1}" and "{2}" stand for page and total.
  void number_pages(const std::string& pattern);

  Canvas& canvas() { return canvas_; }

  static constexpr double margin = 42;

 private:
  static constexpr double foot = 18;

  Canvas& canvas_;
  Head head_;
  double width_;
  double height_;
  double y_ = 0;
  double fresh_y_ = 0;
  std::vector<std::size_t> numbered_;
};

/// The text in lines no wider than this; words too long are broken.
std::vector<std::string> wrapped(const Canvas& canvas, Type type, std::string_view text,
                                 double width);

}  // namespace praporek::io
