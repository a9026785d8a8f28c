#pragma once

#include "core/base/result.hpp"
#include "core/hall/change.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace praporek::data {

/// A text copy of every committed group, one line each, at a second place: another disk, a stick,
/// another laptop. Appending is cheap; sync() makes it durable there.
class Mirror {
 public:
  static Result<Mirror> open(const std::filesystem::path& path);

  Mirror(Mirror&& other) noexcept;
  Mirror& operator=(Mirror&& other) noexcept;
  Mirror(const Mirror&) = delete;
  Mirror& operator=(const Mirror&) = delete;
  ~Mirror();

  Result<bool> append(const hall::Group& group);
  Result<bool> sync();

  /// The last group the file held when it was opened.
  [[nodiscard]] std::int64_t last_group() const { return last_group_; }

 private:
  Mirror(std::filesystem::path path, int descriptor) : path_{std::move(path)}, fd_{descriptor} {}

  std::filesystem::path path_;
  int fd_ = -1;
  std::int64_t last_group_ = 0;
};

/// The newest group a mirror holds, or nothing.
std::optional<hall::Group> newest_in_mirror(const std::filesystem::path& path);

/// The group with this number, if the mirror has it.
std::optional<hall::Group> group_in_mirror(const std::filesystem::path& path, std::int64_t number);

/// What could be read from a mirror.
struct MirrorContent {
  std::vector<hall::Group> groups;                             ///< in order, each once
  std::vector<std::pair<std::int64_t, std::int64_t>> missing;  ///< first and last lost seq
  bool cut_short = false;  ///< the last line was not finished when the writing stopped
};

/// Reads as much as there is; a damaged line inside is a gap, not the end.
Result<MirrorContent> read_mirror(const std::filesystem::path& path);

}  // namespace praporek::data
