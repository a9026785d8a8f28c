#pragma once

#include "app/commands/streams.hpp"
#include "core/base/result.hpp"

#include <functional>
#include <string>
#include <string_view>

namespace praporek::app {

/// What one line of standard input is answered with, and what is said about it on stderr.
struct LineAnswer {
  std::string text;
  std::string remark;
};

/// Answers every line of standard input with one line, in order. A line that cannot be read is
/// answered with "error: …", the rest goes on, and the exit code says so. Empty lines are skipped.
Exit answer_lines(Streams streams,
                  const std::function<Result<LineAnswer>(std::string_view line)>& answer);

}  // namespace praporek::app
