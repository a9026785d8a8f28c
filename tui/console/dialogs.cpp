#include "tui/console/dialogs.hpp"

#include <algorithm>

namespace praporek::tui {

Confirm::Confirm(Message question, hall::Wish wish)
    : question_{std::move(question)}, yes_{[wish = std::move(wish)](Desk& desk) {
        desk.wish(wish);
      }} {}

After Confirm::key(const Key& key, Desk& desk) {
  if (key.name == KeyName::Enter) yes_(desk);
  return After::Close;
}

View Confirm::view(const Sight& sight) const {
  View view;
  for (std::string& line : wrapped(sight.say(question_), sight.body.width - 2)) {
    view.lines.push_back(Line{" " + std::move(line), strong});
  }
  return view;
}

std::string Confirm::keys(const Sight& sight) const { return sight.say("console.keys.confirm"); }

bool TextField::type(const Key& key) {
  if (key.name == KeyName::Backspace && !text_.empty()) {
    const auto is_tail = [](char byte) {
      return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
    };
    while (text_.size() > 1 && is_tail(text_.back())) text_.pop_back();
    text_.pop_back();
    return true;
  }
  if (key == control(U'u')) {
    text_.clear();
    return true;
  }
  if (typing_ == Typing::BoardsAndSides && key.name == KeyName::Left) text_ += "← ";
  if (typing_ == Typing::BoardsAndSides && key.name == KeyName::Right) text_ += "→ ";
  if (key.name != KeyName::Character) return false;
  const auto digit = typing_ == Typing::Text ? std::nullopt : digit_of(key);
  text_ += digit ? std::string(1, *digit) : text_of(key);
  return true;
}

After Prompt::key(const Key& key, Desk& desk) {
  if (key.name == KeyName::Escape) return After::Close;
  if (key.name == KeyName::Enter) return done_(field_.text(), desk);
  field_.type(key);
  return After::Stay;
}

View Prompt::view(const Sight& sight) const {
  Line line{" " + sight.say(label_) + " ", strong};
  line.add(field_.text());
  View view;
  view.cursor = Place{line.width(), 0};
  view.lines.push_back(std::move(line));
  return view;
}

std::string Prompt::keys(const Sight& sight) const { return sight.say("console.keys.prompt"); }

After Menu::key(const Key& key, Desk& desk) {
  if (key.name == KeyName::Escape) return After::Close;
  if (key.name == KeyName::Up && chosen_ > 0) --chosen_;
  if (key.name == KeyName::Down && chosen_ + 1 < items_.size()) ++chosen_;
  if (key.name == KeyName::Enter) {
    items_[chosen_].act(desk);
    return After::Close;
  }
  const auto digit = digit_of(key);
  const char32_t wanted = digit ? static_cast<char32_t>(*digit) : key.rune;
  const auto item = std::ranges::find_if(items_, [&](const Item& each) {
    return key.name == KeyName::Character && (each.letter == wanted || each.letter == key.rune);
  });
  if (item == items_.end()) return After::Stay;
  item->act(desk);
  return After::Close;
}

View Menu::view(const Sight& sight) const {
  View view;
  view.lines.push_back(Line{" " + sight.say(title_), strong});
  for (std::size_t i = 0; i < items_.size(); ++i) {
    Line line{i == chosen_ ? " › " : "   "};
    line.add(utf8_of(items_[i].letter), strong).add("  " + sight.say(items_[i].words));
    view.lines.push_back(std::move(line));
  }
  return view;
}

After SideChoice::key(const Key& key, Desk& desk) {
  if (key.name == KeyName::Left) act_(Side::White, desk);
  if (key.name == KeyName::Right) act_(Side::Black, desk);
  return After::Close;
}

View SideChoice::view(const Sight& sight) const {
  View view;
  view.lines.push_back(Line{" " + sight.say(question_), strong});
  return view;
}

std::string SideChoice::keys(const Sight& sight) const { return sight.say("console.keys.side"); }

std::string Menu::keys(const Sight& sight) const { return sight.say("console.keys.menu"); }

}  // namespace praporek::tui
