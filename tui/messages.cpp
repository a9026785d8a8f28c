#include "tui/messages.hpp"

#include <cstdlib>
#include <string_view>

namespace praporek::tui {

namespace embedded {
extern const std::string_view catalogue_en;
extern const std::string_view catalogue_cs;
extern const std::string_view catalogue_sk;
}  // namespace embedded

namespace {

std::string filled(std::string_view pattern, const std::vector<std::string>& arguments) {
  std::string text;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const bool place = pattern[i] == '{' && i + 2 < pattern.size() && pattern[i + 2] == '}';
    const auto which = place ? static_cast<std::size_t>(pattern[i + 1] - '1') : arguments.size();
    if (which < arguments.size()) {
      text += arguments[which];
      i += 2;
    } else {
      text += pattern[i];
    }
  }
  return text;
}

std::string unknown(const Message& message) {
  std::string text = message.id;
  for (const auto& argument : message.arguments) text += " [" + argument + "]";
  return text;
}

}  // namespace

const Catalogue& catalogue_of(Language language) {
  static const Catalogue english{embedded::catalogue_en};
  static const Catalogue czech{embedded::catalogue_cs};
  static const Catalogue slovak{embedded::catalogue_sk};
  switch (language) {
    case Language::Czech:
      return czech;
    case Language::Slovak:
      return slovak;
    case Language::English:
      break;
  }
  return english;
}

std::string sentence(const Message& message, Language language) {
  const std::string_view pattern = catalogue_of(language).find(message.id);
  return pattern.empty() ? unknown(message) : filled(pattern, message.arguments);
}

std::string sentence(const Refusal& refusal, Language language) {
  std::string text = sentence(refusal.why(), language);
  if (!refusal.article().number.empty()) text += " (" + refusal.article().number + ")";
  return text;
}

}  // namespace praporek::tui
