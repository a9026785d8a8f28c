#pragma once

#include "core/base/result.hpp"

#include <filesystem>
#include <string>

namespace praporek::app {

/// Makes the folder if need be.
Result<bool> made_folder(const std::filesystem::path& folder);

/// Writes a file so that a reader sees the old one or the new one, never half of it.
Result<bool> replace_file(const std::filesystem::path& file, const std::string& content);

}  // namespace praporek::app
