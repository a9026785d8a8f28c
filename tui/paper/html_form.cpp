#include "tui/paper/html_form.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace praporek::tui::paper {

namespace {

using praporek::paper::Align;
using praporek::paper::Blank;
using praporek::paper::Block;
using praporek::paper::Cards;
using praporek::paper::Document;
using praporek::paper::Heading;
using praporek::paper::PageBreak;
using praporek::paper::Paragraph;
using praporek::paper::Table;

constexpr std::string_view style =
    "body{font:16px/1.45 system-ui,sans-serif;margin:0 auto;padding:0 .75em 2em;max-width:70em;"
    "color:#111;background:#fff}h1{font-size:1.4em;margin:.6em 0 0}h2{font-size:1.1em;"
    "margin:.4em 0}h3{font-size:1em;margin:1em 0 .3em}nav{margin:.6em 0}nav ul{display:flex;"
    "flex-wrap:wrap;gap:.3em 1em;list-style:none;margin:0;padding:0}nav a{display:inline-block;"
    "padding:.35em 0}.wide{overflow-x:auto}table{border-collapse:collapse}th,td{padding:.3em .5em;"
    "text-align:left;vertical-align:top}thead th{border-bottom:2px solid #555}tbody "
    "tr:nth-child(even){background:#f0f0f0}.r{text-align:right}.c{text-align:center}a{color:#03c}"
    "@media print{nav{display:none}}";

const char* class_of(Align align) {
  if (align == Align::Right) return " class=\"r\"";
  return align == Align::Centre ? " class=\"c\"" : "";
}

/// Writes one kind of block after the other.
class HtmlWriter {
 public:
  explicit HtmlWriter(const Surroundings& around, const std::string& label)
      : around_{around}, label_{label} {}

  void operator()(const Heading& heading) { text_ += "<h3>" + escaped(heading.text) + "</h3>\n"; }
  void operator()(const Paragraph& paragraph) {
    text_ += "<p>" + escaped(paragraph.text) + "</p>\n";
  }
  void operator()(const Blank& blank) { text_ += "<p>" + escaped(blank.label) + "</p>\n"; }
  void operator()(const PageBreak&) { text_ += "<hr>\n"; }

  void operator()(const Cards& cards) {
    for (const auto& card : cards.cards) {
      text_ += "<p>";
      for (const auto& line : card) text_ += escaped(line.text) + "<br>";
      text_ += "</p>\n";
    }
  }

  /// A table wider than the phone scrolls by itself; the keyboard reaches it too.
  void operator()(const Table& table) {
    text_ += fmt::format(
        "<div class=\"wide\" role=\"region\" tabindex=\"0\" aria-label=\"{}\"><table>\n<thead><tr>",
        escaped(label_));
    for (const auto& column : table.columns) {
      text_ +=
          fmt::format("<th scope=\"col\"{}>{}</th>", class_of(column.align), escaped(column.title));
    }
    text_ += "</tr></thead>\n<tbody>\n";
    for (const auto& row : table.rows) {
      text_ += "<tr>";
      for (std::size_t i = 0; i < row.size(); ++i) {
        text_ += "<td";
        text_ += class_of(table.columns[i].align);
        text_ += ">" + linked(row, i) + "</td>";
      }
      text_ += "</tr>\n";
    }
    text_ += "</tbody></table></div>\n";
  }

  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  [[nodiscard]] std::string linked(const std::vector<std::string>& row, std::size_t column) const {
    const auto found = std::ranges::find(around_.names, column, &NameColumn::name);
    const bool link = found != around_.names.end() && !row[found->number].empty();
    if (!link) return escaped(row[column]);
    return fmt::format("<a href=\"{}{}.html\">{}</a>", around_.player_page,
                       escaped(row[found->number]), escaped(row[column]));
  }

  const Surroundings& around_;
  const std::string& label_;
  std::string text_;
};

std::string link_list(const std::string& label, const std::vector<PageLink>& links,
                      const std::string& current) {
  std::string text = fmt::format("<nav aria-label=\"{}\"><ul>\n", escaped(label));
  for (const PageLink& link : links) {
    text += fmt::format("<li><a href=\"{}\"{}>{}</a></li>\n", escaped(link.file),
                        link.file == current ? " aria-current=\"page\"" : "", escaped(link.words));
  }
  return text + "</ul></nav>\n";
}

std::string navigation(const Surroundings& around) {
  if (around.navigation.empty()) return {};
  return link_list(around.navigation_words, around.navigation, around.current);
}

std::string menus(const Surroundings& around) {
  std::string text;
  for (const Menu& menu : around.menus) {
    text += "<h3>" + escaped(menu.heading) + "</h3>\n";
    text += link_list(menu.heading, menu.links, around.current);
  }
  return text;
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string safe;
  safe.reserve(text.size());
  for (const char letter : text) {
    switch (letter) {
      case '&':
        safe += "&amp;";
        break;
      case '<':
        safe += "&lt;";
        break;
      case '>':
        safe += "&gt;";
        break;
      case '"':
        safe += "&quot;";
        break;
      case '\'':
        safe += "&#39;";
        break;
      default:
        if (static_cast<unsigned char>(letter) >= 0x20) safe += letter;
    }
  }
  return safe;
}

std::string as_html(const Document& document, const Surroundings& around) {
  const std::string title =
      document.subtitle.empty() ? document.title : document.subtitle + " – " + document.title;
  HtmlWriter writer{around, title};
  for (const Block& block : document.blocks) std::visit(writer, block);
  const std::string subtitle =
      document.subtitle.empty() ? "" : "<h2>" + escaped(document.subtitle) + "</h2>\n";
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n<header><h1>{}</h1></header>\n{}"
      "<main>\n{}{}</main>\n</body>\n</html>\n",
      around.language, escaped(title), style, escaped(document.title), navigation(around), subtitle,
      writer.text() + menus(around));
}

}  // namespace praporek::tui::paper
