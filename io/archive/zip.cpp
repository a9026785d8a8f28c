#include "io/archive/zip.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <memory>
#include <optional>
#include <zlib.h>

namespace praporek::io {

namespace {

constexpr std::uint32_t end_mark = 0x06054B50;
constexpr std::uint32_t end64_mark = 0x06064B50;
constexpr std::uint32_t end64_locator_mark = 0x07064B50;
constexpr std::uint32_t directory_mark = 0x02014B50;
constexpr std::uint32_t local_mark = 0x04034B50;
constexpr std::size_t piece_size = 1U << 20U;
constexpr std::uint16_t stored = 0;
constexpr std::uint16_t deflated = 8;

Refusal damaged(const std::filesystem::path& path) {
  return Refusal{Message{"ratings.damaged-archive", {path.string()}}};
}

/// A little-endian number of 2, 4 or 8 bytes; 0 behind the end.
std::uint64_t number_at(std::string_view bytes, std::size_t at, std::size_t length) {
  if (at + length > bytes.size()) return 0;
  std::uint64_t number = 0;
  for (std::size_t i = length; i-- > 0;) {
    number = (number << 8U) | static_cast<std::uint8_t>(bytes[at + i]);
  }
  return number;
}

std::string bytes_from(std::ifstream& file, std::uint64_t from, std::size_t length) {
  std::string bytes(length, '\0');
  file.clear();
  file.seekg(static_cast<std::streamoff>(from));
  file.read(bytes.data(), static_cast<std::streamsize>(length));
  bytes.resize(static_cast<std::size_t>(std::max<std::streamsize>(file.gcount(), 0)));
  return bytes;
}

/// Where the list of members stands.
struct Directory {
  std::uint64_t from = 0;
  std::uint64_t length = 0;
};

/// The end record stands in the last 64 KB; archives above 4 GB have a second one before it.
std::optional<Directory> directory_of(std::ifstream& file, std::uint64_t size) {
  constexpr std::uint64_t longest_tail = 65'557;
  const std::uint64_t tail_from = size > longest_tail ? size - longest_tail : 0;
  const std::string tail = bytes_from(file, tail_from, static_cast<std::size_t>(size - tail_from));
  const auto end = tail.rfind(std::string_view{"PK\x05\x06", 4});
  if (end == std::string::npos || number_at(tail, end, 4) != end_mark) return std::nullopt;
  Directory directory{number_at(tail, end + 16, 4), number_at(tail, end + 12, 4)};
  constexpr std::uint64_t elsewhere = 0xFFFFFFFF;
  constexpr std::size_t locator_size = 20;
  if (directory.from == elsewhere && end >= locator_size &&
      number_at(tail, end - locator_size, 4) == end64_locator_mark) {
    const std::string record = bytes_from(file, number_at(tail, end - locator_size + 8, 8), 56);
    if (number_at(record, 0, 4) != end64_mark) return std::nullopt;
    directory = {number_at(record, 48, 8), number_at(record, 40, 8)};
  }
  if (directory.from > size || directory.length > size - directory.from) return std::nullopt;
  return directory;
}

/// The sizes that did not fit into 32 bits stand in an extra field.
void read_large_sizes(ZipMember& member, std::string_view extra) {
  constexpr std::uint64_t elsewhere = 0xFFFFFFFF;
  for (std::size_t at = 0; at + 4 <= extra.size();) {
    const auto id = number_at(extra, at, 2);
    const auto length = static_cast<std::size_t>(number_at(extra, at + 2, 2));
    std::size_t value = at + 4;
    if (id == 1) {
      for (std::uint64_t* field : {&member.unpacked, &member.packed, &member.header}) {
        if (*field != elsewhere) continue;
        *field = number_at(extra, value, 8);
        value += 8;
      }
    }
    at += 4 + length;
  }
}

std::optional<std::vector<ZipMember>> members_in(std::string_view directory) {
  constexpr std::size_t fixed = 46;
  std::vector<ZipMember> members;
  for (std::size_t at = 0; at + fixed <= directory.size();) {
    if (number_at(directory, at, 4) != directory_mark) return std::nullopt;
    const auto name = static_cast<std::size_t>(number_at(directory, at + 28, 2));
    const auto extra = static_cast<std::size_t>(number_at(directory, at + 30, 2));
    const auto remark = static_cast<std::size_t>(number_at(directory, at + 32, 2));
    if (at + fixed + name + extra > directory.size()) return std::nullopt;
    ZipMember member{std::string{directory.substr(at + fixed, name)},
                     number_at(directory, at + 20, 4),
                     number_at(directory, at + 24, 4),
                     number_at(directory, at + 42, 4),
                     static_cast<std::uint32_t>(number_at(directory, at + 16, 4)),
                     static_cast<std::uint16_t>(number_at(directory, at + 10, 2))};
    read_large_sizes(member, directory.substr(at + fixed + name, extra));
    members.push_back(std::move(member));
    at += fixed + name + extra + remark;
  }
  return members;
}

/// One member while it is unpacked.
class Unpacking {
 public:
  explicit Unpacking(std::uint16_t method) : method_{method}, out_(piece_size, '\0') {
    ok_ = method == stored || (method == deflated && inflateInit2(&stream_, -MAX_WBITS) == Z_OK);
    started_ = ok_ && method == deflated;
  }
  ~Unpacking() {
    if (started_) inflateEnd(&stream_);
  }
  Unpacking(const Unpacking&) = delete;
  Unpacking& operator=(const Unpacking&) = delete;

  /// False when the bytes cannot be unpacked.
  bool feed(std::string& packed, const std::function<void(std::string_view)>& take) {
    if (!ok_) return false;
    if (method_ == stored) {
      give(packed, take);
      return true;
    }
    stream_.next_in = reinterpret_cast<Bytef*>(packed.data());
    stream_.avail_in = static_cast<uInt>(packed.size());
    do {
      stream_.next_out = reinterpret_cast<Bytef*>(out_.data());
      stream_.avail_out = static_cast<uInt>(out_.size());
      const int code = inflate(&stream_, Z_NO_FLUSH);
      if (code != Z_OK && code != Z_STREAM_END && code != Z_BUF_ERROR) return ok_ = false;
      give({out_.data(), out_.size() - stream_.avail_out}, take);
      if (code == Z_STREAM_END) break;
    } while (stream_.avail_in > 0 || stream_.avail_out == 0);
    return true;
  }

  [[nodiscard]] std::uint64_t given() const { return given_; }
  [[nodiscard]] std::uint32_t checksum() const { return static_cast<std::uint32_t>(crc_); }

 private:
  void give(std::string_view piece, const std::function<void(std::string_view)>& take) {
    crc_ = crc32_z(crc_, reinterpret_cast<const Bytef*>(piece.data()), piece.size());
    given_ += piece.size();
    if (!piece.empty()) take(piece);
  }

  std::uint16_t method_;
  std::string out_;
  z_stream stream_{};
  bool ok_ = false;
  bool started_ = false;
  uLong crc_ = 0;
  std::uint64_t given_ = 0;
};

}  // namespace

bool looks_like_zip(std::string_view bytes) {
  return bytes.starts_with(std::string_view{"PK\x03\x04", 4}) ||
         bytes.starts_with(std::string_view{"PK\x05\x06", 4});
}

Result<ZipFile> ZipFile::open(const std::filesystem::path& path) {
  std::error_code error;
  const auto size = std::filesystem::file_size(path, error);
  std::ifstream file{path, std::ios::binary};
  if (error || !file) {
    return Refusal{Message{"app.cannot-open", {path.string(), error.message()}}};
  }
  const auto directory = directory_of(file, size);
  if (!directory) return damaged(path);
  auto members =
      members_in(bytes_from(file, directory->from, static_cast<std::size_t>(directory->length)));
  if (!members) return damaged(path);
  return ZipFile{path, std::move(*members)};
}

Result<bool> ZipFile::read(const ZipMember& member,
                           const std::function<void(std::string_view, int)>& take) const {
  std::ifstream file{path_, std::ios::binary};
  constexpr std::size_t fixed = 30;
  const std::string local = bytes_from(file, member.header, fixed);
  if (number_at(local, 0, 4) != local_mark) return damaged(path_);
  const std::uint64_t begin =
      member.header + fixed + number_at(local, 26, 2) + number_at(local, 28, 2);
  Unpacking unpacking{member.method};
  for (std::uint64_t done = 0; done < member.packed;) {
    const auto length = std::min<std::uint64_t>(piece_size, member.packed - done);
    std::string packed = bytes_from(file, begin + done, static_cast<std::size_t>(length));
    if (packed.size() != length) return damaged(path_);
    done += length;
    const int share = static_cast<int>(done * 1000 / member.packed);
    const bool sound = unpacking.feed(packed, [&](std::string_view piece) { take(piece, share); });
    if (!sound) return damaged(path_);
  }
  if (unpacking.given() != member.unpacked || unpacking.checksum() != member.checksum) {
    return damaged(path_);
  }
  return true;
}

Result<std::string> ZipFile::read_all(std::string_view name, std::uint64_t limit) const {
  const auto member = std::ranges::find(members_, name, &ZipMember::name);
  if (member == members_.end() || member->unpacked > limit) return damaged(path_);
  std::string whole;
  const auto unpacked = read(*member, [&](std::string_view piece, int) {
    if (whole.size() + piece.size() <= limit) whole += piece;
  });
  if (!unpacked) return unpacked.error();
  return whole;
}

}  // namespace praporek::io
