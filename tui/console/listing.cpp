#include "tui/console/listing.hpp"

#include "core/laws/words.hpp"

#include <algorithm>

namespace praporek::tui {

namespace {

constexpr std::size_t palette_lines = 8;

Line line_of(const Doing& doing, const Sight& sight) {
  Line line{" "};
  line.add(fitted(doing.keys, 10), strong).add(sight.say(doing.words));
  return line;
}

/// Every word typed begins a word of the text; accents and case do not matter.
bool answers(const std::string& text, const std::vector<std::string>& typed) {
  const auto words = laws::search_words(text);
  return std::ranges::all_of(typed, [&](const std::string& each) {
    return std::ranges::any_of(words,
                               [&](const std::string& word) { return word.starts_with(each); });
  });
}

}  // namespace

std::vector<Doing> doings_of(Pane& pane) {
  std::vector<Doing> doings;
  const auto add = [&](const KeyRow& row) {
    doings.push_back({std::string{row.shown}, Message{std::string{row.words}, {}},
                      [&pane, act = row.act](Desk& desk) { act(pane, desk); }});
  };
  for (const KeyRow& row : pane.keys()) add(row);
  for (const KeyRow& row : frame_keys()) add(row);
  for (const PaneRow& row : pane_table()) {
    doings.push_back({"g " + utf8_of(row.letter), Message{std::string{row.words}, {}},
                      [name = row.name](Desk& desk) { desk.show(name); }});
  }
  return doings;
}

After Help::key(const Key& key, Desk& desk) {
  const int room = desk.sight().body.height - 5;
  const int columns = desk.sight().body.width >= 120 ? 3 : 2;
  const int rows = (static_cast<int>(doings_.size()) + columns - 1) / columns;
  const int last = std::max(0, rows - room);
  switch (key.name) {
    case KeyName::Down:
      first_ = std::min(last, first_ + 1);
      return After::Stay;
    case KeyName::PageDown:
      first_ = std::min(last, first_ + room);
      return After::Stay;
    case KeyName::Up:
      first_ = std::max(0, first_ - 1);
      return After::Stay;
    case KeyName::PageUp:
      first_ = std::max(0, first_ - room);
      return After::Stay;
    default:
      return After::Close;
  }
}

View Help::view(const Sight& sight) const {
  View view;
  const int columns = sight.body.width >= 120 ? 3 : 2;
  const int width = sight.body.width / columns;
  const int rows = (static_cast<int>(doings_.size()) + columns - 1) / columns;
  const int room = sight.body.height - 5;
  for (int row = first_; row < std::min(rows, first_ + room); ++row) {
    Line line;
    for (int column = 0; column < columns; ++column) {
      const auto index = static_cast<std::size_t>(row + column * rows);
      if (index >= doings_.size()) break;
      line.add(" ").add(fitted(doings_[index].keys, 10), strong);
      line.add(fitted(sight.say(doings_[index].words), width - 12)).add(" ");
    }
    view.lines.push_back(std::move(line));
  }
  view.lines.emplace_back();
  for (const char* words : {"console.help-incident", "console.help-signs"}) {
    for (std::string& line : wrapped(sight.say(words), sight.body.width - 2)) {
      view.lines.push_back(Line{" " + std::move(line), quiet});
    }
  }
  return view;
}

std::string Help::keys(const Sight& sight) const { return sight.say("console.keys.help"); }

std::vector<const Doing*> Palette::found(const Sight& sight) const {
  const auto typed = laws::search_words(field_.text());
  std::vector<const Doing*> found;
  for (const Doing& doing : doings_) {
    if (answers(sight.say(doing.words), typed)) found.push_back(&doing);
  }
  return found;
}

After Palette::key(const Key& key, Desk& desk) {
  if (key.name == KeyName::Escape) return After::Close;
  const auto list = found(desk.sight());
  if (key.name == KeyName::Enter) {
    if (chosen_ < list.size()) list[chosen_]->act(desk);
    return After::Close;
  }
  if (key.name == KeyName::Up && chosen_ > 0) --chosen_;
  if (key.name == KeyName::Down && chosen_ + 1 < list.size()) ++chosen_;
  if (field_.type(key)) chosen_ = 0;
  return After::Stay;
}

View Palette::view(const Sight& sight) const {
  View view;
  const auto list = found(sight);
  const std::size_t first = chosen_ < palette_lines ? 0 : chosen_ - palette_lines + 1;
  for (std::size_t i = first; i < std::min(list.size(), first + palette_lines); ++i) {
    Line line = line_of(*list[i], sight);
    view.lines.push_back(i == chosen_ ? line.all(chosen) : line);
  }
  Line prompt{" : ", strong};
  prompt.add(field_.text());
  view.cursor = Place{prompt.width(), static_cast<int>(view.lines.size())};
  view.lines.push_back(std::move(prompt));
  return view;
}

std::string Palette::keys(const Sight& sight) const { return sight.say("console.keys.palette"); }

}  // namespace praporek::tui
