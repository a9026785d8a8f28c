#include "tui/console/form.hpp"

#include <algorithm>

namespace praporek::tui {

bool type_into(FormField& field, const Key& key) {
  if (field.choices.empty()) {
    TextField text{field.value, field.typing};
    if (!text.type(key)) return false;
    field.value = text.text();
    return true;
  }
  const bool back = key.name == KeyName::Left;
  if (!back && key.name != KeyName::Right) return false;
  const auto found = std::ranges::find(field.choices, field.value, &FormField::Choice::value);
  const auto count = static_cast<std::ptrdiff_t>(field.choices.size());
  // Nothing chosen yet: → begins with the first, ← with the last.
  const std::ptrdiff_t at =
      found == field.choices.end() ? (back ? 0 : -1) : found - field.choices.begin();
  const std::ptrdiff_t next = (at + (back ? -1 : 1) + count) % count;
  field.value = field.choices[static_cast<std::size_t>(next)].value;
  return true;
}

Line field_line(const FormField& field, bool is_chosen, const Sight& sight) {
  Line line{is_chosen ? " › " : "   ", strong};
  line.add(fitted(field.label, form_indent - 4), is_chosen ? strong : plain).add(" ");
  if (field.choices.empty()) {
    line.add(field.value.empty() && !is_chosen ? "·" : field.value, is_chosen ? accent : plain);
  }
  int choices_width = 0;
  for (const FormField::Choice& choice : field.choices)
    choices_width += text_width(choice.words) + 3;
  // Where they do not fit beside one another, only the one that is taken is shown.
  const bool wide = choices_width > sight.body.width - form_indent - 9;
  for (const FormField::Choice& choice : field.choices) {
    const bool taken = choice.value == field.value;
    if (wide && !taken) continue;
    line.add(taken ? "›" : " ").add(choice.words, taken ? strong : quiet).add("  ");
  }
  if (wide) line.add("←→", quiet);
  if (!field.article.empty()) line.right(field.article, sight.body.width - 1, quiet);
  return line;
}

After Form::key(const Key& key, Desk& desk) {
  switch (key.name) {
    case KeyName::Escape:
      return After::Close;
    case KeyName::Enter: {
      FormValues values;
      for (const FormField& field : fields_) values[field.key] = field.value;
      return done_(values, desk);
    }
    case KeyName::Up:
    case KeyName::BackTab:
      chosen_ = chosen_ == 0 ? fields_.size() - 1 : chosen_ - 1;
      break;
    case KeyName::Down:
    case KeyName::Tab:
      chosen_ = (chosen_ + 1) % fields_.size();
      break;
    default:
      type_into(fields_[chosen_], key);
  }
  return After::Stay;
}

View Form::view(const Sight& sight) const {
  View view;
  view.lines.push_back(Line{" " + sight.say(title_), strong});
  view.lines.emplace_back();
  const auto room = static_cast<std::size_t>(std::max(1, sight.body.height - 2));
  const std::size_t first = chosen_ < room ? 0 : chosen_ - room + 1;
  for (std::size_t i = first; i < std::min(fields_.size(), first + room); ++i) {
    const bool typed_here = i == chosen_ && fields_[i].choices.empty();
    if (typed_here) {
      view.cursor =
          Place{form_indent + text_width(fields_[i].value), static_cast<int>(view.lines.size())};
    }
    view.lines.push_back(field_line(fields_[i], i == chosen_, sight));
  }
  return view;
}

std::string Form::keys(const Sight& sight) const { return sight.say("console.keys.form"); }

}  // namespace praporek::tui
