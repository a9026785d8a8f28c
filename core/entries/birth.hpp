#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace praporek::entries {

/// The year of "1998", "1998/00/00", "1998-05-17", "17.5.1998"; nothing where none can be read.
std::optional<int> birth_year(std::string_view text);

/// The form of report files: "1998/05/17", "1998/00/00" where only the year is known. Empty for
/// what is no date of birth.
std::string birth_as_reported(std::string_view text);

/// The date has a day and a month, not only a year.
bool is_full_date(std::string_view birth);

}  // namespace praporek::entries
