#pragma once

#include <string_view>
#include <vector>

namespace praporek::data {

/// "prap" in ASCII: tells an event file from any other SQLite file.
inline constexpr int application_id = 0x70726170;

/// The steps that make a database of today, oldest first. A file's user_version is the number of
/// steps it has taken; a step that has been released is never changed.
const std::vector<std::string_view>& migrations();

}  // namespace praporek::data
