#include "core/laws/entries.hpp"

#include "core/base/text.hpp"

#include <optional>

namespace praporek::laws {

namespace {

constexpr std::string_view bar = " | ";

bool take_end(std::string_view& text, std::string_view end) {
  if (!text.ends_with(end)) return false;
  text = trimmed(text.substr(0, text.size() - end.size()));
  return true;
}

bool take_start(std::string_view& text, std::string_view start) {
  if (!text.starts_with(start)) return false;
  text = trimmed(text.substr(start.size()));
  return true;
}

std::optional<Entry> read_heading(std::string_view line) {
  const auto at = line.find(bar);
  if (at == std::string_view::npos) return std::nullopt;
  std::string_view key = trimmed(line.substr(1, at - 1));
  Entry entry;
  entry.title = trimmed(line.substr(at + bar.size()));
  if (take_end(key, "[only 2023]")) {
    entry.in = Entry::In::Only2023;
  } else if (take_end(key, "[2023]")) {
    entry.in = Entry::In::Changed2023;
  }
  if (take_start(key, "note ")) {
    entry.kind = Kind::Note;
  } else if (take_start(key, "term ")) {
    entry.kind = Kind::Term;
  }
  entry.key = key;
  if (entry.key.empty() || entry.title.empty()) return std::nullopt;
  return entry;
}

void append_line(std::string& text, std::string_view line) {
  if (!text.empty()) text += ' ';
  text += line;
}

}  // namespace

Result<std::vector<Entry>> read_entries(std::string_view file) {
  std::vector<Entry> entries;
  std::size_t line_number = 0;
  for (const std::string_view whole_line : lines_of(file)) {
    ++line_number;
    const std::string_view line = trimmed(whole_line);
    if (line.empty() || line.starts_with('#')) continue;
    std::optional<Entry> heading;
    if (line.starts_with('@')) heading = read_heading(line);
    if (heading) {
      entries.push_back(*std::move(heading));
    } else if (!line.starts_with('@') && !entries.empty()) {
      append_line(entries.back().text, line);
    } else {
      return Refusal{Message{"laws.bad-entry", {std::to_string(line_number), std::string{line}}}};
    }
  }
  return entries;
}

}  // namespace praporek::laws
