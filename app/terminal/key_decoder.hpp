#pragma once

#include "tui/keys/key.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace praporek::app {

/// Bytes of a terminal to keys. A sequence that is cut in two is kept until the rest arrives.
class KeyDecoder {
 public:
  std::vector<tui::Key> feed(std::string_view bytes);

  /// An Esc is waiting to be told apart from the beginning of a sequence.
  [[nodiscard]] bool waits() const { return !rest_.empty() && rest_.front() == '\x1b'; }

  /// Nothing came after it: it was the key, and what followed it are keys too.
  std::vector<tui::Key> time_out();

 private:
  std::size_t step(std::string_view bytes, std::vector<tui::Key>& keys);
  void paste(std::string_view bytes, std::vector<tui::Key>& keys) const;

  std::string rest_;
  bool pasting_ = false;
};

}  // namespace praporek::app
