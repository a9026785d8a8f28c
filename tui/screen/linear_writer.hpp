#pragma once

#include "tui/screen/frame.hpp"

#include <string>
#include <vector>

namespace praporek::tui {

/// For a screen reader: plain lines, the newest last, nothing drawn over. Of every frame only what
/// was not said before is said: new lines, and the line that is chosen now.
class LinearWriter {
 public:
  explicit LinearWriter(bool utf8) : utf8_{utf8} {}

  std::string changes(const Frame& frame);

 private:
  struct Row {
    std::string text;
    bool chosen = false;
    friend bool operator==(const Row&, const Row&) = default;
  };
  [[nodiscard]] static Row row_of(const Frame& frame, int y);

  bool utf8_;
  std::vector<Row> said_;
};

}  // namespace praporek::tui
