#pragma once

#include <string>
#include <string_view>

namespace praporek {

/// The text as it may reach a terminal or a file: one line of sound UTF-8. Tabs and line ends
/// become blanks; other control characters are shown as their symbols (␛), those that would turn
/// or hide text, and bytes that are no UTF-8, as the replacement sign.
std::string clean_text(std::string_view text);

}  // namespace praporek
