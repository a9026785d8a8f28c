#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace praporek::tui {

/// A character as the terminal sees it, with what combines with it.
struct Glyph {
  std::string text;
  int width = 1;
};

std::vector<Glyph> glyphs_of(std::string_view text);
int glyphs_width(std::string_view text);

}  // namespace praporek::tui
