#include "app/publish/folder.hpp"

#include "app/commands/streams.hpp"

namespace praporek::app {

namespace {

Refusal cannot_write(const std::filesystem::path& path, const std::error_code& error) {
  return Refusal{Message{"app.cannot-write", {path.string(), error.message()}}};
}

}  // namespace

Result<bool> made_folder(const std::filesystem::path& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) return cannot_write(folder, error);
  return true;
}

Result<bool> replace_file(const std::filesystem::path& file, const std::string& content) {
  const std::filesystem::path draft = file.string() + ".new";
  if (auto written = write_all(draft.string(), content); !written) return written;
  std::error_code error;
  std::filesystem::rename(draft, file, error);
  if (error) return cannot_write(file, error);
  return true;
}

}  // namespace praporek::app
