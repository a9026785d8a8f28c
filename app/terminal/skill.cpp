#include "app/terminal/terminal.hpp"

#include <clocale>
#include <cstdlib>
#include <langinfo.h>
#include <string_view>

namespace praporek::app {

namespace {

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : "";
}

tui::Colours colours_by_environment() {
  const std::string_view term = environment("TERM");
  if (!environment("NO_COLOR").empty()) return tui::Colours::None;  // no-color.org
  if (term.empty() || term == "dumb" || term.starts_with("vt")) return tui::Colours::None;
  const bool many = !environment("COLORTERM").empty() || term.find("256") != term.npos;
  if (many) return tui::Colours::Many;
  if (term == "linux" || term == "cygwin" || term == "ansi" || term == "screen") {
    return tui::Colours::Eight;
  }
  return tui::Colours::Sixteen;
}

bool names_utf8(std::string_view locale) {
  return locale.ends_with("UTF-8") || locale.ends_with("utf8");
}

/// A locale that is named but not installed here says all the same what the terminal speaks.
bool locale_is_utf8() {
  std::setlocale(LC_CTYPE, "");
  if (names_utf8(::nl_langinfo(CODESET))) return true;
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    if (!environment(name).empty()) return names_utf8(environment(name));
  }
  return false;
}

}  // namespace

tui::TerminalSkill terminal_skill(bool ascii_wanted) {
  return {!ascii_wanted && locale_is_utf8(), colours_by_environment()};
}

}  // namespace praporek::app
