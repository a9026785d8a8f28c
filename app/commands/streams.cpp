#include "app/commands/streams.hpp"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>

namespace praporek::app {

namespace {

Refusal failed(const char* id, const std::string& path) {
  return Refusal{Message{id, {path, std::strerror(errno)}}};
}

}  // namespace

Result<std::string> read_all(const std::string& path, std::istream& standard_input) {
  if (path == "-") return std::string{std::istreambuf_iterator<char>{standard_input}, {}};
  std::ifstream file{path, std::ios::binary};
  std::string text{std::istreambuf_iterator<char>{file}, {}};
  if (!file) return failed("app.cannot-open", path);
  return text;
}

Result<bool> write_all(const std::string& path, const std::string& text) {
  std::ofstream file{path, std::ios::binary | std::ios::trunc};
  file << text << std::flush;
  if (!file) return failed("app.cannot-write", path);
  return true;
}

}  // namespace praporek::app
