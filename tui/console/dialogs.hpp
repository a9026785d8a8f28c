#pragma once

#include "core/hall/wish.hpp"
#include "tui/console/desk.hpp"
#include "tui/console/dialog.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace praporek::tui {

/// What cannot be taken back, or ends a game, asks first: Enter does it, anything else does not.
class Confirm : public Dialog {
 public:
  Confirm(Message question, std::function<void(Desk&)> yes)
      : question_{std::move(question)}, yes_{std::move(yes)} {}
  Confirm(Message question, hall::Wish wish);

  After key(const Key& key, Desk& desk) override;
  [[nodiscard]] View view(const Sight& sight) const override;
  [[nodiscard]] std::string keys(const Sight& sight) const override;

 private:
  Message question_;
  std::function<void(Desk&)> yes_;
};

/// What a field expects: anything; digits (the digit row means digits); or boards with sides, where
/// the arrows are typed too.
enum class Typing : std::uint8_t { Text, Digits, BoardsAndSides };

/// A text being typed at the end of a line.
class TextField {
 public:
  explicit TextField(std::string text = {}, Typing typing = Typing::Text)
      : text_{std::move(text)}, typing_{typing} {}

  /// True if the key changed the text.
  bool type(const Key& key);
  [[nodiscard]] const std::string& text() const { return text_; }
  void set(std::string text) { text_ = std::move(text); }

 private:
  std::string text_;
  Typing typing_ = Typing::Text;
};

/// One line to be typed; `done` says whether it was understood.
class Prompt : public Dialog {
 public:
  using Done = std::function<After(const std::string& text, Desk& desk)>;
  Prompt(Message label, Done done, std::string text = {}, Typing typing = Typing::Text)
      : label_{std::move(label)}, done_{std::move(done)}, field_{std::move(text), typing} {}

  After key(const Key& key, Desk& desk) override;
  [[nodiscard]] View view(const Sight& sight) const override;
  [[nodiscard]] std::string keys(const Sight& sight) const override;

 private:
  Message label_;
  Done done_;
  TextField field_;
};

/// A few things to choose from, each under its key; arrows and Enter work too.
class Menu : public Dialog {
 public:
  struct Item {
    char32_t letter;
    Message words;
    std::function<void(Desk&)> act;
  };
  Menu(Message title, std::vector<Item> items)
      : title_{std::move(title)}, items_{std::move(items)} {}

  After key(const Key& key, Desk& desk) override;
  [[nodiscard]] View view(const Sight& sight) const override;
  [[nodiscard]] std::string keys(const Sight& sight) const override;

 private:
  Message title_;
  std::vector<Item> items_;
  std::size_t chosen_ = 0;
};

/// Whose it was: ← White, → Black; never by a letter, for b is White in one language and Black in
/// another.
class SideChoice : public Dialog {
 public:
  SideChoice(Message question, std::function<void(Side, Desk&)> act)
      : question_{std::move(question)}, act_{std::move(act)} {}

  After key(const Key& key, Desk& desk) override;
  [[nodiscard]] View view(const Sight& sight) const override;
  [[nodiscard]] std::string keys(const Sight& sight) const override;

 private:
  Message question_;
  std::function<void(Side, Desk&)> act_;
};

}  // namespace praporek::tui
