#include "tui/paper/phrases.hpp"

#include <fmt/format.h>

namespace praporek::tui::paper {

std::string Phrases::amount(std::int64_t cents) const {
  if (cents % 100 == 0) return fmt::format("{}", cents / 100);
  const char* mark = language_ == Language::English ? "." : ",";
  return fmt::format("{}{}{:02}", cents / 100, mark, cents % 100);
}

}  // namespace praporek::tui::paper
