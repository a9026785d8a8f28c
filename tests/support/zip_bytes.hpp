#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace praporek::test {

/// A ZIP archive of members that are stored as they are.
class ZipBytes {
 public:
  explicit ZipBytes(const std::vector<std::pair<std::string, std::string>>& members) {
    for (const auto& [name, content] : members) add(name, content);
    const std::size_t directory_at = bytes_.size();
    bytes_ += directory_;
    bytes_ += std::string("PK\x05\x06\0\0\0\0", 8);
    put(members.size(), 2);
    put(members.size(), 2);
    put(directory_.size(), 4);
    put(directory_at, 4);
    put(0, 2);
  }

  [[nodiscard]] const std::string& bytes() const { return bytes_; }

 private:
  static std::uint32_t checksum(const std::string& content) {
    std::uint32_t crc = 0xFFFFFFFF;
    for (const char sign : content) {
      crc ^= static_cast<std::uint8_t>(sign);
      for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1U) ^ ((crc & 1U) != 0 ? 0xEDB88320U : 0U);
    }
    return ~crc;
  }

  static void put(std::string& to, std::uint64_t number, int length) {
    for (int i = 0; i < length; ++i, number >>= 8U) to += static_cast<char>(number & 0xFFU);
  }
  void put(std::uint64_t number, int length) { put(bytes_, number, length); }

  /// Version, flags, method, time, date, checksum, sizes, length of name and extra field.
  static void put_facts(std::string& to, const std::string& name, const std::string& content) {
    put(to, 20, 2);
    put(to, 0, 8);
    put(to, checksum(content), 4);
    put(to, content.size(), 4);
    put(to, content.size(), 4);
    put(to, name.size(), 2);
    put(to, 0, 2);
  }

  void add(const std::string& name, const std::string& content) {
    const std::size_t header = bytes_.size();
    bytes_ += std::string("PK\x03\x04", 4);
    put_facts(bytes_, name, content);
    bytes_ += name + content;
    directory_ += std::string("PK\x01\x02\x14\0", 6);
    put_facts(directory_, name, content);
    put(directory_, 0, 10);
    put(directory_, header, 4);
    directory_ += name;
  }

  std::string bytes_;
  std::string directory_;
};

}  // namespace praporek::test
