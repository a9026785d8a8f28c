#include "core/entries/fide_text_list.hpp"

#include "core/base/text.hpp"
#include "core/entries/birth.hpp"
#include "core/formats/encoding.hpp"

#include <algorithm>
#include <cctype>
#include <vector>

namespace praporek::entries {

namespace {

struct Heading {
  std::string_view word;
  std::size_t first;
};

/// The words of the header line and where each begins; "ID Number" is one of them.
std::vector<Heading> headings_of(std::string_view line) {
  std::vector<Heading> headings;
  for (const std::string_view word : words_of(line)) {
    const auto first = static_cast<std::size_t>(word.data() - line.data());
    if (word != "Number") headings.push_back({word, first});
  }
  return headings;
}

/// The lists of one tempo name the rating's column by the month: "NOV26".
bool is_month(std::string_view word) {
  return word.size() == 5 &&
         std::all_of(word.begin(), word.begin() + 3, [](char c) { return c >= 'A' && c <= 'Z'; }) &&
         whole_number(word.substr(3)).has_value();
}

std::string sex_of(std::string_view text) {
  if (text == "M" || text == "m") return "m";
  return text == "F" || text == "W" || text == "f" || text == "w" ? "w" : "";
}

std::string in_utf8(std::string_view text) {
  return formats::is_utf8(text) ? std::string{text} : formats::utf8_from_windows_1250(text);
}

bool is_id(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

bool FideTextList::read_header(std::string_view line) {
  const auto headings = headings_of(line);
  constexpr std::array<std::pair<std::string_view, Label>, 11> labels{{{"ID", Id},
                                                                       {"Name", Name},
                                                                       {"Fed", Fed},
                                                                       {"Sex", Sex},
                                                                       {"Tit", Title},
                                                                       {"WTit", WomenTitle},
                                                                       {"SRtng", Standard},
                                                                       {"RRtng", Rapid},
                                                                       {"BRtng", Blitz},
                                                                       {"B-day", Birth},
                                                                       {"Born", Birth}}};
  for (std::size_t i = 0; i < headings.size(); ++i) {
    const std::size_t end = i + 1 < headings.size() ? headings[i + 1].first : std::string::npos;
    const Extent extent{headings[i].first, end - headings[i].first};
    for (const auto& [word, label] : labels) {
      if (headings[i].word == word) columns_[label] = extent;
    }
    if (is_month(headings[i].word)) columns_[Standard] = extent;
  }
  return columns_[Id].length > 0 && columns_[Name].length > 0;
}

std::string_view FideTextList::at(std::string_view line, Label label) const {
  const Extent& extent = columns_[label];
  if (extent.length == 0 || extent.first >= line.size()) return {};
  return trimmed(line.substr(extent.first, extent.length));
}

std::optional<int> FideTextList::number_at(std::string_view line, Label label) const {
  const std::string_view text = at(line, label);
  return text.empty() ? std::optional{0} : whole_number(text);
}

void FideTextList::read_line(std::string_view line, ListPart& part) {
  ++line_;
  if (trimmed(line).empty()) return;
  if (!has_header_) {
    has_header_ = read_header(line);
    if (!has_header_) part.faults.push_back({line_, Message{"ratings.no-header", {}}});
    return;
  }
  const std::string_view id = at(line, Id);
  const std::string_view name = at(line, Name);
  const auto standard = number_at(line, Standard);
  const auto rapid = number_at(line, Rapid);
  const auto blitz = number_at(line, Blitz);
  if (!is_id(id) || name.empty() || !standard || !rapid || !blitz) {
    part.faults.push_back({line_, Message{"ratings.damaged-row", {in_utf8(trimmed(line))}}});
    return;
  }
  const std::string_view title = at(line, Title);
  part.players.push_back({std::string{id}, std::string{id}, in_utf8(name),
                          std::string{at(line, Fed)}, sex_of(at(line, Sex)),
                          std::string{title.empty() ? at(line, WomenTitle) : title},
                          birth_as_reported(at(line, Birth)), "", *standard, *rapid, *blitz});
}

ListPart FideTextList::feed(std::string_view piece) {
  ListPart part;
  std::size_t from = 0;
  for (std::size_t end = piece.find('\n'); end != std::string_view::npos;
       end = piece.find('\n', from)) {
    std::string_view line = piece.substr(from, end - from);
    if (!rest_.empty()) {
      rest_ += line;
      line = rest_;
    }
    if (line.ends_with('\r')) line.remove_suffix(1);
    read_line(line, part);
    rest_.clear();
    from = end + 1;
  }
  rest_ += piece.substr(from);
  return part;
}

ListPart FideTextList::finish() {
  ListPart part;
  if (!rest_.empty()) read_line(rest_, part);
  rest_.clear();
  return part;
}

}  // namespace praporek::entries
