#pragma once

#include "app/commands/table.hpp"

#include <sstream>
#include <string>
#include <vector>

namespace praporek::test {

struct Answer {
  int code = 0;
  std::string out;
  std::string err;
};

/// Runs one command line in this process, as the shell would.
inline Answer run(const std::vector<std::string>& words, const std::string& standard_input = "") {
  std::vector<const char*> argv{"praporek"};
  for (const auto& word : words) argv.push_back(word.c_str());
  std::istringstream in{standard_input};
  std::ostringstream out;
  std::ostringstream err;
  const int code =
      app::run_command_line(static_cast<int>(argv.size()), argv.data(), {in, out, err});
  return {code, out.str(), err.str()};
}

}  // namespace praporek::test
