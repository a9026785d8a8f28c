#include "app/hall/run_dir.hpp"

#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <fmt/format.h>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

namespace praporek::app {

namespace {

namespace fs = std::filesystem;

/// Tells events of the same name in different folders apart (FNV-1a).
std::uint32_t mark_of(const std::string& text) {
  std::uint32_t mark = 2166136261U;
  for (const char each : text) mark = (mark ^ static_cast<unsigned char>(each)) * 16777619U;
  return mark;
}

fs::path account_folder() {
  const char* runtime = std::getenv("XDG_RUNTIME_DIR");  // NOLINT(concurrency-mt-unsafe)
  if (runtime != nullptr && *runtime == '/') return fs::path{runtime} / "praporek";
  return fs::temp_directory_path() / fmt::format("praporek-{}", ::getuid());
}

/// A socket's address is short: so is the name.
std::string name_of(const fs::path& event) {
  std::error_code ignored;
  const fs::path whole = fs::weakly_canonical(fs::absolute(event), ignored);
  constexpr std::size_t longest = 24;
  return fmt::format("{}-{:08x}", event.stem().string().substr(0, longest),
                     mark_of(whole.string()));
}

Refusal failed(const fs::path& folder, const std::string& why) {
  return Refusal{Message{"service.bad-run-dir", {folder.string(), why}}};
}

Result<bool> make_folder(const fs::path& folder, mode_t mode) {
  std::error_code ignored;
  fs::create_directories(folder.parent_path(), ignored);
  if (::mkdir(folder.c_str(), mode) == 0) {
    ::chmod(folder.c_str(), mode);  // whatever the mask was
    return true;
  }
  if (errno != EEXIST) return failed(folder, std::strerror(errno));
  struct stat found {};
  if (::lstat(folder.c_str(), &found) != 0) return failed(folder, std::strerror(errno));
  if (!S_ISDIR(found.st_mode)) return failed(folder, std::strerror(ENOTDIR));
  if (found.st_uid != ::getuid() && (mode & S_IRWXG) == 0) {
    return failed(folder, std::strerror(EACCES));
  }
  return true;
}

}  // namespace

HallPlace place_of(const fs::path& event, const fs::path& run_dir) {
  if (run_dir.empty()) return {account_folder() / name_of(event), std::nullopt};
  HallPlace place{run_dir / name_of(event), ::getegid()};
  struct stat found {};
  if (::stat(run_dir.c_str(), &found) == 0) place.group = found.st_gid;
  return place;
}

Result<bool> make_place(const HallPlace& place) {
  const mode_t mode = place.group ? 02770 : 0700;
  if (auto made = make_folder(place.folder.parent_path(), mode); !made) return made;
  return make_folder(place.folder, mode);
}

}  // namespace praporek::app
