#include "core/paper/text_form.hpp"

#include "core/formats/encoding.hpp"

#include <algorithm>

namespace praporek::paper {

namespace {

using formats::length_in_characters;

constexpr int page_width = 80;

std::string repeated(std::string_view sign, int times) {
  std::string line;
  for (int i = 0; i < times; ++i) line += sign;
  return line;
}

std::string aligned(const std::string& text, int width, Align align) {
  const int gap = std::max(0, width - length_in_characters(text));
  int before = 0;
  if (align == Align::Right) before = gap;
  if (align == Align::Centre) before = gap / 2;
  return repeated(" ", before) + text + repeated(" ", gap - before);
}

std::string without_trailing_blanks(const std::string& line) {
  return line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
}

std::vector<int> widths_of(const Table& table) {
  std::vector<int> widths;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    int widest = length_in_characters(table.columns[i].title);
    for (const auto& row : table.rows) widest = std::max(widest, length_in_characters(row[i]));
    widths.push_back(widest);
  }
  return widths;
}

/// Writes one kind of block after the other.
struct TextWriter {
  std::string text;

  void operator()(const Heading& heading) {
    text += '\n' + heading.text + '\n' + repeated("-", length_in_characters(heading.text)) + '\n';
  }

  void operator()(const Paragraph& paragraph) {
    std::string line;
    for (std::size_t at = 0; at < paragraph.text.size();) {
      const std::size_t end = std::min(paragraph.text.find(' ', at), paragraph.text.size());
      const std::string word = paragraph.text.substr(at, end - at);
      if (!line.empty() && length_in_characters(line + word) >= page_width) {
        text += without_trailing_blanks(line);
        line.clear();
      }
      line += word + ' ';
      at = end + 1;
    }
    text += without_trailing_blanks(line);
  }

  void operator()(const Table& table) {
    const std::vector<int> widths = widths_of(table);
    std::string head;
    std::string rule;
    for (std::size_t i = 0; i < widths.size(); ++i) {
      const std::string gap = i == 0 ? "" : "  ";
      head += gap + aligned(table.columns[i].title, widths[i], table.columns[i].align);
      rule += gap + repeated("-", widths[i]);
    }
    text += without_trailing_blanks(head) + without_trailing_blanks(rule);
    for (const auto& row : table.rows) {
      std::string line;
      for (std::size_t i = 0; i < widths.size(); ++i) {
        line += (i == 0 ? "" : "  ") + aligned(row[i], widths[i], table.columns[i].align);
      }
      text += without_trailing_blanks(line);
    }
  }

  void operator()(const Blank& blank) {
    write_blank(blank.label);
    for (int i = 1; i < blank.lines; ++i) write_blank("");
  }

  void operator()(const PageBreak&) { text += "\f"; }

  void operator()(const Cards& cards) {
    const std::string cut = "8<" + repeated(" -", page_width / 2 - 1) + '\n';
    for (const Card& card : cards.cards) {
      for (const CardLine& line : card) {
        if (line.to_fill_in) {
          write_blank(line.text);
        } else {
          text += without_trailing_blanks(aligned(line.text, page_width, line.align));
        }
      }
      text += cut;
    }
  }

 private:
  void write_blank(const std::string& label) {
    const std::string lead = label.empty() ? "" : label + ' ';
    text += lead + repeated("_", std::max(10, page_width - length_in_characters(lead))) + '\n';
  }
};

}  // namespace

std::string as_text(const Document& document) {
  TextWriter writer;
  if (!document.title.empty()) writer.text += document.title + '\n';
  if (!document.subtitle.empty()) writer.text += document.subtitle + '\n';
  if (!writer.text.empty()) writer.text += '\n';
  for (const Block& block : document.blocks) std::visit(writer, block);
  return writer.text;
}

}  // namespace praporek::paper
