#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace praporek {

/// Without spaces, tabs and line ends at both ends.
std::string_view trimmed(std::string_view text);

/// The pieces between separators, empty ones kept: "a,,b" has three.
std::vector<std::string_view> split(std::string_view text, char separator);

/// The words between runs of blanks.
std::vector<std::string_view> words_of(std::string_view text);

/// Lines ended by LF, CRLF or CR, without their ends.
std::vector<std::string_view> lines_of(std::string_view text);

/// A whole decimal number with nothing before or after it.
std::optional<int> whole_number(std::string_view text);

/// ASCII letters in lower case, everything else as it is.
std::string lower_case_ascii(std::string_view text);

}  // namespace praporek
