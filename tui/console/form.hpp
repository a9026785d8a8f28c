#pragma once

#include "tui/console/dialogs.hpp"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace praporek::tui {

/// One line of a form: typed, or chosen among a few words with ← and →.
struct FormField {
  struct Choice {
    std::string value;
    std::string words;  ///< already in the arbiter's language
  };

  std::string key;
  std::string label;
  std::string value;
  std::vector<Choice> choices;  ///< empty: the value is typed
  Typing typing = Typing::Text;
  std::string article;  ///< where the Laws ask it
};

using FormValues = std::map<std::string, std::string, std::less<>>;

/// Fields one below the other. ↑ ↓ Tab go from one to the next, Enter gives all of them.
class Form : public Dialog {
 public:
  using Done = std::function<After(const FormValues& values, Desk& desk)>;
  Form(Message title, std::vector<FormField> fields, Done done)
      : title_{std::move(title)}, fields_{std::move(fields)}, done_{std::move(done)} {}

  After key(const Key& key, Desk& desk) override;
  [[nodiscard]] View view(const Sight& sight) const override;
  [[nodiscard]] bool fills_body() const override { return true; }
  [[nodiscard]] std::string keys(const Sight& sight) const override;

 private:
  Message title_;
  std::vector<FormField> fields_;
  Done done_;
  std::size_t chosen_ = 0;
};

/// Types into a field, or turns to its next or previous choice. True if the key was for it.
bool type_into(FormField& field, const Key& key);

/// Label, value or choices, article.
Line field_line(const FormField& field, bool is_chosen, const Sight& sight);

/// The column in which values begin.
inline constexpr int form_indent = 36;

}  // namespace praporek::tui
