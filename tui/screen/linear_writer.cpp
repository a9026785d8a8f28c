#include "tui/screen/linear_writer.hpp"

#include "core/base/text.hpp"

#include <algorithm>

namespace praporek::tui {

namespace {

/// The top line ticks and the bar never changes; both are said by their pane's title.
constexpr int first_row = 2;

/// Without lines drawn between things and without wide gaps.
std::string plain_text(const std::string& text) {
  std::string words;
  for (const std::string_view word : words_of(text)) {
    const bool drawn = word.find_first_not_of("─│┼-") == std::string_view::npos;
    if (!drawn) words += (words.empty() ? "" : " ") + std::string{word};
  }
  return words;
}

}  // namespace

LinearWriter::Row LinearWriter::row_of(const Frame& frame, int y) {
  Row row;
  std::string text;
  for (int x = 0; x < frame.width(); ++x) {
    const Cell& cell = frame.at(x, y);
    text += cell.text;
    row.chosen = row.chosen || (cell.style.reverse && cell.text != " ");
  }
  row.text = plain_text(text);
  return row;
}

std::string LinearWriter::changes(const Frame& frame) {
  const Frame shown = utf8_ ? frame : ascii_of(frame);
  std::vector<Row> rows;
  std::string text;
  // The last row holds the keys: they are asked for with "?".
  for (int y = first_row; y + 1 < shown.height(); ++y) {
    Row row = row_of(shown, y);
    if (row.text.empty()) continue;
    const bool known =
        std::ranges::find(said_, row) != said_.end() ||
        (!row.chosen && std::ranges::find(said_, row.text, &Row::text) != said_.end());
    if (!known) text += row.text + "\r\n";
    rows.push_back(std::move(row));
  }
  said_ = std::move(rows);
  return text;
}

}  // namespace praporek::tui
