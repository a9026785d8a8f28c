#pragma once

#include "core/base/result.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace praporek::app {

/// Runs a program found on the path and writes these bytes to its standard input. Refused when it
/// cannot be started or does not end with 0.
Result<bool> fed_to(const std::vector<std::string>& words, const std::string& input);

/// Runs the user's own command by the shell, its first argument a folder ($1).
Result<bool> run_for_folder(const std::string& command, const std::filesystem::path& folder);

}  // namespace praporek::app
