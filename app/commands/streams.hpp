#pragma once

#include "core/base/result.hpp"

#include <istream>
#include <ostream>
#include <string>

namespace praporek::app {

/// The exit codes a script may rely on.
enum class Exit {
  Ok = 0,
  No = 1,         ///< the answer is no
  Usage = 2,      ///< the command line is wrong
  BadInput = 3,   ///< file, line and column are named on stderr
  Undecided = 4,  ///< a limit was reached
  Failed = 5,     ///< file, device or hall error
};

/// Where a command reads and writes: results on out, messages on err.
struct Streams {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
};

/// The whole of a file, or of standard input for "-".
Result<std::string> read_all(const std::string& path, std::istream& standard_input);

/// Replaces the file with this text.
Result<bool> write_all(const std::string& path, const std::string& text);

}  // namespace praporek::app
