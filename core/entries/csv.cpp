#include "core/base/text.hpp"
#include "core/entries/sheet.hpp"
#include "core/formats/encoding.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace praporek::entries {

namespace {

/// One pass over the text with one delimiter.
class CsvScanner {
 public:
  CsvScanner(std::string_view text, char delimiter) : text_{text}, delimiter_{delimiter} {}

  /// At most this many rows.
  Sheet read(std::size_t limit) {
    while (at_ < text_.size() && sheet_.rows.size() < limit) {
      const char sign = text_[at_++];
      if (quoted_) {
        read_quoted(sign);
      } else if (sign == '"' && trimmed(cell_).empty()) {
        quoted_ = true;
        cell_.clear();
      } else if (sign == delimiter_) {
        end_cell();
      } else if (sign == '\n' || sign == '\r') {
        if (sign == '\r' && at_ < text_.size() && text_[at_] == '\n') ++at_;
        end_row();
        ++line_;
        first_line_ = line_;
      } else {
        cell_ += sign;
      }
    }
    end_row();
    return std::move(sheet_);
  }

 private:
  void read_quoted(char sign) {
    if (sign == '\n') ++line_;
    if (sign != '"') {
      cell_ += sign;
    } else if (at_ < text_.size() && text_[at_] == '"') {
      cell_ += '"';
      ++at_;
    } else {
      quoted_ = false;
    }
  }

  void end_cell() { row_.push_back(std::exchange(cell_, {})); }

  void end_row() {
    const bool empty = row_.empty() && trimmed(cell_).empty();
    if (!empty) {
      end_cell();
      sheet_.rows.push_back(std::exchange(row_, {}));
      sheet_.lines.push_back(first_line_);
    }
    cell_.clear();
  }

  std::string_view text_;
  char delimiter_;
  std::size_t at_ = 0;
  bool quoted_ = false;
  int line_ = 1;
  int first_line_ = 1;
  std::string cell_;
  std::vector<std::string> row_;
  Sheet sheet_;
};

/// How well a delimiter divides the first lines: columns all rows have, none when only one.
std::size_t common_columns(std::string_view text, char delimiter) {
  constexpr std::size_t sample = 20;
  const Sheet sheet = CsvScanner{text, delimiter}.read(sample);
  if (sheet.rows.empty()) return 0;
  const auto shortest = std::ranges::min_element(
      sheet.rows, {}, [](const std::vector<std::string>& row) { return row.size(); });
  return shortest->size();
}

char delimiter_of(std::string_view text) {
  constexpr std::array candidates{';', ',', '\t', '|'};
  char best = candidates.front();
  std::size_t most = 1;
  for (const char candidate : candidates) {
    const std::size_t columns = common_columns(text, candidate);
    if (columns > most) {
      best = candidate;
      most = columns;
    }
  }
  return best;
}

}  // namespace

std::string_view Sheet::cell(std::size_t row, std::size_t column) const {
  if (row >= rows.size() || column >= rows[row].size()) return {};
  return trimmed(rows[row][column]);
}

CsvReading read_csv(std::string_view bytes) {
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (bytes.starts_with(byte_order_mark)) bytes.remove_prefix(byte_order_mark.size());
  CsvReading reading;
  reading.encoding = formats::is_utf8(bytes) ? Encoding::Utf8 : Encoding::Windows1250;
  const std::string text = reading.encoding == Encoding::Utf8
                               ? std::string{bytes}
                               : formats::utf8_from_windows_1250(bytes);
  reading.delimiter = delimiter_of(text);
  reading.sheet = CsvScanner{text, reading.delimiter}.read(std::string::npos);
  return reading;
}

}  // namespace praporek::entries
