#pragma once

#include "core/base/result.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace praporek::io {

/// One file inside an archive.
struct ZipMember {
  std::string name;
  std::uint64_t packed = 0;    ///< bytes in the archive
  std::uint64_t unpacked = 0;  ///< bytes it will give
  std::uint64_t header = 0;    ///< where its own header begins
  std::uint32_t checksum = 0;
  std::uint16_t method = 0;
};

/// A ZIP file, as rating lists are downloaded and spreadsheets are saved. Reads stored and
/// deflated members, also of archives above 4 GB.
class ZipFile {
 public:
  /// Refuses a file that is missing or no archive.
  static Result<ZipFile> open(const std::filesystem::path& path);

  [[nodiscard]] const std::vector<ZipMember>& members() const { return members_; }

  /// Unpacks a member piece by piece. Refused when it is damaged; the pieces already given were
  /// whole. `take` gets the piece and the share of packed bytes read so far in thousandths.
  Result<bool> read(const ZipMember& member,
                    const std::function<void(std::string_view, int)>& take) const;

  /// The whole of the member with this name. Refused above `limit` bytes: such a member was made
  /// to fill the memory.
  Result<std::string> read_all(std::string_view name, std::uint64_t limit) const;

 private:
  ZipFile(std::filesystem::path path, std::vector<ZipMember> members)
      : path_{std::move(path)}, members_{std::move(members)} {}

  std::filesystem::path path_;
  std::vector<ZipMember> members_;
};

/// The first bytes are those of a ZIP archive.
bool looks_like_zip(std::string_view bytes);

}  // namespace praporek::io
