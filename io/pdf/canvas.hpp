#pragma once

#include "io/pdf/true_type.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace praporek::io {

enum class Face : std::uint8_t { Regular, Bold };

/// Text as it is set: its face and its size in points.
struct Type {
  Face face = Face::Regular;
  double size = 10;
};

/// A place on a page, in points from its lower left corner.
struct Spot {
  double x = 0;
  double y = 0;
};

/// Pages to draw on, and the PDF they make. The fonts are part of it, as far as they are used, so
/// that every printer shows the same letters.
class Canvas {
 public:
  Canvas(const TrueType& regular, const TrueType& bold) : fonts_{&regular, &bold} {}

  void add_page(double width, double height);
  [[nodiscard]] std::size_t pages() const { return pages_.size(); }

  /// Draws on this page from now on.
  void turn_to(std::size_t page) { current_ = page; }

  /// UTF-8, its base line beginning at the spot.
  void text(Spot at, Type type, std::string_view words);
  void line(Spot from, Spot to, bool dashed = false);
  void grey_box(Spot corner, double width, double height);

  [[nodiscard]] double width_of(Type type, std::string_view words) const;

  /// The whole document.
  [[nodiscard]] std::string pdf() const;

 private:
  struct Page {
    double width = 0;
    double height = 0;
    std::string drawing;
  };

  [[nodiscard]] const TrueType& font(Face face) const {
    return *fonts_[static_cast<std::size_t>(face)];
  }

  std::array<const TrueType*, 2> fonts_;
  std::array<std::map<std::uint16_t, char32_t>, 2> used_;
  std::vector<Page> pages_;
  std::size_t current_ = 0;
};

}  // namespace praporek::io
