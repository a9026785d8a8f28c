#pragma once

#include "core/base/result.hpp"

#include <cstdint>
#include <filesystem>
#include <utility>
#include <vector>

namespace praporek::data {

struct Restored {
  std::int64_t groups = 0;
  std::vector<std::pair<std::int64_t, std::int64_t>> missing;  ///< first and last lost change
};

/// Builds a new event file from a mirror alone, or from a backup and what the mirror has after it.
/// Groups after a gap are kept as far as they fit the records; the gap is named.
Result<Restored> restore(const std::filesystem::path& to, const std::filesystem::path& mirror,
                         const std::filesystem::path& backup);

}  // namespace praporek::data
