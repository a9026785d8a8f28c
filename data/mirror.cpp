#include "data/mirror.hpp"

#include "core/hall/codec.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <unistd.h>
#include <utility>

namespace praporek::data {

namespace {

Refusal failed(const char* id, const std::filesystem::path& path) {
  return Refusal{Message{id, {path.string(), std::strerror(errno)}}};
}

bool write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

std::int64_t end_of(const hall::Group& group) {
  return group.first_seq + static_cast<std::int64_t>(group.changes.size());
}

void find_gaps(MirrorContent& content) {
  std::int64_t next = 1;
  for (const hall::Group& group : content.groups) {
    if (group.first_seq > next) content.missing.emplace_back(next, group.first_seq - 1);
    next = std::max(next, end_of(group));
  }
}

}  // namespace

Result<Mirror> Mirror::open(const std::filesystem::path& path) {
  MirrorContent before;
  if (std::filesystem::exists(path)) {
    auto read = read_mirror(path);
    if (!read) return read.error();
    before = std::move(*read);
  }
  const int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0640);
  if (descriptor < 0) return failed("data.cannot-mirror", path);
  Mirror mirror{path, descriptor};
  if (!before.groups.empty()) mirror.last_group_ = before.groups.back().number;
  // What follows an unfinished line must not be glued to it.
  if (before.cut_short && !write_all(descriptor, "\n")) return failed("data.cannot-mirror", path);
  return mirror;
}

Mirror::Mirror(Mirror&& other) noexcept
    : path_{std::move(other.path_)},
      fd_{std::exchange(other.fd_, -1)},
      last_group_{other.last_group_} {}

Mirror& Mirror::operator=(Mirror&& other) noexcept {
  std::swap(path_, other.path_);
  std::swap(fd_, other.fd_);
  std::swap(last_group_, other.last_group_);
  return *this;
}

Mirror::~Mirror() {
  if (fd_ >= 0) ::close(fd_);
}

Result<bool> Mirror::append(const hall::Group& group) {
  if (!write_all(fd_, hall::encode(group) + "\n")) return failed("data.cannot-mirror", path_);
  last_group_ = group.number;
  return true;
}

Result<bool> Mirror::sync() {
  if (::fdatasync(fd_) != 0) return failed("data.cannot-mirror", path_);
  return true;
}

Result<MirrorContent> read_mirror(const std::filesystem::path& path) {
  std::ifstream file{path, std::ios::binary};
  if (!file) return failed("data.cannot-read", path);
  MirrorContent content;
  std::string line;
  while (std::getline(file, line)) {
    auto group = hall::decode_group(line);
    content.cut_short = file.eof();
    if (group) content.groups.push_back(std::move(*group));
  }
  std::ranges::stable_sort(content.groups, {}, &hall::Group::number);
  const auto repeated =
      std::unique(content.groups.begin(), content.groups.end(),
                  [](const auto& a, const auto& b) { return a.number == b.number; });
  content.groups.erase(repeated, content.groups.end());
  find_gaps(content);
  return content;
}

}  // namespace praporek::data
