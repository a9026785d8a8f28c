#include "tui/screen/frame.hpp"

namespace praporek::tui {

Frame::Frame(int width, int height)
    : width_{width},
      height_{height},
      cells_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {}

std::string Frame::text() const {
  std::string text;
  for (int y = 0; y < height_; ++y) {
    std::string line;
    for (int x = 0; x < width_; ++x) line += at(x, y).text;
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

}  // namespace praporek::tui
