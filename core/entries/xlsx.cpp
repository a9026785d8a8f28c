#include "core/entries/xlsx.hpp"

#include "core/base/text.hpp"
#include "core/entries/xml.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cmath>
#include <fmt/format.h>
#include <map>
#include <optional>

namespace praporek::entries {

namespace {

using Mark = XmlScanner::Mark;

constexpr std::size_t widest = 16'384;  // columns a spreadsheet can have

/// The texts of the table of shared strings, pronunciation marks left out.
std::vector<std::string> shared_texts(std::string_view xml) {
  std::vector<std::string> texts;
  XmlScanner scanner{xml};
  bool in_text = false;
  bool in_reading = false;
  for (Mark mark = scanner.next(); mark != Mark::End; mark = scanner.next()) {
    if (mark == Mark::Text) {
      if (in_text && !in_reading && !texts.empty()) texts.back() += scanner.text();
      continue;
    }
    const bool opens = mark == Mark::Open;
    if (scanner.name() == "si" && opens) texts.emplace_back();
    if (scanner.name() == "t") in_text = opens;
    if (scanner.name() == "rPh") in_reading = opens;
  }
  return texts;
}

/// A format of our own is a date when it speaks of days or years outside quotes and brackets.
bool is_date_format(std::string_view code) {
  char closing = 0;
  for (const char sign : code) {
    if (closing != 0) {
      if (sign == closing) closing = 0;
    } else if (sign == '"') {
      closing = '"';
    } else if (sign == '[') {
      closing = ']';
    } else if (std::string_view{"dDyYrR"}.find(sign) != std::string_view::npos) {
      return true;
    }
  }
  return false;
}

/// For every cell style whether it shows a date.
std::vector<bool> date_styles(std::string_view xml) {
  std::map<int, bool> own_formats;
  std::vector<bool> styles;
  bool in_cell_styles = false;
  XmlScanner scanner{xml};
  for (Mark mark = scanner.next(); mark != Mark::End; mark = scanner.next()) {
    if (mark == Mark::Text) continue;
    if (scanner.name() == "cellXfs") in_cell_styles = mark == Mark::Open;
    if (mark != Mark::Open) continue;
    const int format = whole_number(scanner.attribute("numFmtId")).value_or(0);
    if (scanner.name() == "numFmt") {
      own_formats[format] = is_date_format(scanner.attribute("formatCode"));
    } else if (in_cell_styles && scanner.name() == "xf") {
      const bool usual_date = format >= 14 && format <= 17;
      styles.push_back(usual_date || format == 22 || own_formats[format]);
    }
  }
  return styles;
}

std::optional<double> decimal(std::string_view text) {
  double number = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || stop != text.data() + text.size()) return std::nullopt;
  return number;
}

/// Days are counted from the last but one of 1899, as spreadsheets do.
std::string date_text(double serial) {
  using namespace std::chrono;
  const sys_days day = sys_days{year{1899} / 12 / 30} + days{static_cast<int>(serial)};
  const year_month_day date{day};
  return fmt::format("{}/{:02}/{:02}", static_cast<int>(date.year()),
                     static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
}

/// "B12" is column 1.
std::optional<std::size_t> column_of(std::string_view reference) {
  std::size_t column = 0;
  for (const char sign : reference) {
    if (sign < 'A' || sign > 'Z') break;
    column = column * 26 + static_cast<std::size_t>(sign - 'A') + 1;
    if (column > widest) return std::nullopt;
  }
  return column == 0 ? std::nullopt : std::optional{column - 1};
}

/// Goes through the cells of one sheet.
class SheetReader {
 public:
  SheetReader(std::vector<std::string> texts, std::vector<bool> dates)
      : texts_{std::move(texts)}, dates_{std::move(dates)} {}

  Sheet read(std::string_view xml) {
    XmlScanner scanner{xml};
    for (Mark mark = scanner.next(); mark != Mark::End; mark = scanner.next()) {
      if (mark == Mark::Text) {
        if (in_value_) value_ += scanner.text();
      } else if (mark == Mark::Open) {
        open(scanner);
      } else {
        close(scanner.name());
      }
    }
    return std::move(sheet_);
  }

 private:
  void open(const XmlScanner& scanner) {
    if (scanner.name() == "row") {
      row_.clear();
      line_ = whole_number(scanner.attribute("r")).value_or(line_ + 1);
    } else if (scanner.name() == "c") {
      column_ = column_of(scanner.attribute("r")).value_or(row_.size());
      type_ = scanner.attribute("t");
      style_ = whole_number(scanner.attribute("s")).value_or(0);
      value_.clear();
    } else if (scanner.name() == "v" || scanner.name() == "t") {
      in_value_ = true;
    }
  }

  void close(std::string_view name) {
    if (name == "v" || name == "t") {
      in_value_ = false;
    } else if (name == "c") {
      if (row_.size() <= column_) row_.resize(column_ + 1);
      row_[column_] = cell_text();
    } else if (name == "row" &&
               std::ranges::any_of(row_, [](const std::string& cell) { return !cell.empty(); })) {
      sheet_.rows.push_back(row_);
      sheet_.lines.push_back(line_);
    }
  }

  [[nodiscard]] std::string cell_text() const {
    if (type_ == "s") {
      const auto index = static_cast<std::size_t>(whole_number(value_).value_or(-1));
      return index < texts_.size() ? texts_[index] : std::string{};
    }
    const auto number = type_.empty() || type_ == "n" ? decimal(value_) : std::nullopt;
    if (!number) return value_;
    const auto style = static_cast<std::size_t>(std::max(style_, 0));
    constexpr double last_day = 200'000;
    if (style < dates_.size() && dates_[style] && *number >= 1 && *number < last_day) {
      return date_text(*number);
    }
    constexpr double exact = 1e15;
    const bool whole = std::abs(*number) < exact && *number == std::floor(*number);
    return whole ? fmt::format("{}", static_cast<std::int64_t>(*number)) : value_;
  }

  std::vector<std::string> texts_;
  std::vector<bool> dates_;
  Sheet sheet_;
  std::vector<std::string> row_;
  int line_ = 0;
  std::size_t column_ = 0;
  std::string type_;
  int style_ = 0;
  std::string value_;
  bool in_value_ = false;
};

/// The attribute `wanted` of the first tag of this name, with this Id where one is given.
std::string attribute_of(std::string_view xml, std::string_view tag, std::string_view wanted,
                         std::string_view id) {
  XmlScanner scanner{xml};
  for (Mark mark = scanner.next(); mark != Mark::End; mark = scanner.next()) {
    if (mark != Mark::Open || scanner.name() != tag) continue;
    if (id.empty() || scanner.attribute("Id") == id) return scanner.attribute(wanted);
  }
  return {};
}

}  // namespace

std::string first_sheet_of(std::string_view workbook, std::string_view relations) {
  const std::string id = attribute_of(workbook, "sheet", "id", "");
  const std::string target =
      id.empty() ? std::string{} : attribute_of(relations, "Relationship", "Target", id);
  if (target.empty()) return "xl/worksheets/sheet1.xml";
  return target.starts_with('/') ? target.substr(1) : "xl/" + target;
}

Sheet read_xlsx(const XlsxParts& parts) {
  return SheetReader{shared_texts(parts.shared_strings), date_styles(parts.styles)}.read(
      parts.sheet);
}

}  // namespace praporek::entries
