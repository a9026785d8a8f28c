#pragma once

#include "core/formats/trf_fields.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace praporek::formats {

/// One line of a report file in UTF-8, addressed by columns.
class TrfLine {
 public:
  TrfLine(int number, std::string text);

  [[nodiscard]] int number() const { return number_; }  ///< from 1
  [[nodiscard]] const std::string& text() const { return text_; }
  [[nodiscard]] int length() const { return length_; }  ///< in characters

  /// The first three characters, the name of the record.
  [[nodiscard]] std::string_view record() const { return at({1, 3}); }

  /// What stands in these columns; columns behind the end are not there.
  [[nodiscard]] std::string_view at(Field field) const;

  /// Everything from this column on.
  [[nodiscard]] std::string_view from(int column) const;

 private:
  [[nodiscard]] std::size_t byte_of(int column) const;

  int number_ = 0;
  std::string text_;
  int length_ = 0;
  std::vector<std::size_t> starts_;  ///< first byte of each character; empty when all are ASCII
};

/// A report file as it was read: every line, also those nobody understands.
struct TrfFile {
  std::vector<TrfLine> lines;
  std::vector<int> lines_in_windows_1250;  ///< numbers of the lines that were not UTF-8
  bool byte_order_mark = false;
  bool utf16 = false;  ///< a byte order mark of UTF-16: nothing was read
};

/// Splits bytes into lines ended by CR, LF or CRLF. A line that is not UTF-8 is Windows-1250.
TrfFile split_trf(std::string_view bytes);

}  // namespace praporek::formats
