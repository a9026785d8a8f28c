#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace praporek::entries {

/// Goes through the marks of an XML text in order. Enough for lists and spreadsheets: namespaces
/// stay prefixes, a document type is skipped, nothing outside the text is ever read.
class XmlScanner {
 public:
  enum class Mark : std::uint8_t { Open, Close, Text, End };

  explicit XmlScanner(std::string_view text) : text_{text} {}

  /// The next mark. A lone tag <a/> is an Open followed by a Close.
  Mark next();

  /// The name of the tag just met, without its prefix.
  [[nodiscard]] std::string_view name() const { return name_; }

  /// The text just met, its entities resolved.
  [[nodiscard]] std::string text() const;

  /// The value of an attribute of the tag just opened; empty when it has none.
  [[nodiscard]] std::string attribute(std::string_view name) const;

 private:
  bool skip_special();
  Mark read_tag();

  std::string_view text_;
  std::size_t at_ = 0;
  std::string_view name_;
  std::string_view inside_;  ///< of a tag, or the text between two
  bool close_next_ = false;
};

}  // namespace praporek::entries
