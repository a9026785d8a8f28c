#pragma once

#include <string_view>
#include <unordered_map>

namespace praporek::tui {

/// The sentences of one language, read from a compiled gettext catalogue (.mo) in memory.
/// The bytes must outlive the catalogue; nothing is copied.
class Catalogue {
 public:
  /// Throws std::invalid_argument if the bytes are not a catalogue of this machine's byte order.
  explicit Catalogue(std::string_view mo_bytes);

  /// The sentence with this id, or an empty view if the catalogue has none.
  [[nodiscard]] std::string_view find(std::string_view id) const;

  [[nodiscard]] const std::unordered_map<std::string_view, std::string_view>& all() const {
    return sentences_;
  }

 private:
  std::unordered_map<std::string_view, std::string_view> sentences_;
};

}  // namespace praporek::tui
