#include "tui/catalogue.hpp"

#include <cstdint>
#include <cstring>
#include <stdexcept>

namespace praporek::tui {

namespace {

constexpr std::uint32_t magic = 0x950412de;

std::uint32_t number_at(std::string_view bytes, std::size_t offset) {
  if (offset + 4 > bytes.size()) throw std::invalid_argument{"message catalogue is cut short"};
  std::uint32_t number = 0;
  std::memcpy(&number, bytes.data() + offset, sizeof number);
  return number;
}

/// A string of the catalogue: its descriptor holds length and offset.
std::string_view string_at(std::string_view bytes, std::size_t descriptor) {
  const std::size_t length = number_at(bytes, descriptor);
  const std::size_t offset = number_at(bytes, descriptor + 4);
  if (offset + length > bytes.size()) throw std::invalid_argument{"message catalogue is cut short"};
  return bytes.substr(offset, length);
}

}  // namespace

Catalogue::Catalogue(std::string_view mo_bytes) {
  if (number_at(mo_bytes, 0) != magic) throw std::invalid_argument{"not a message catalogue"};
  const std::size_t count = number_at(mo_bytes, 8);
  const std::size_t ids = number_at(mo_bytes, 12);
  const std::size_t texts = number_at(mo_bytes, 16);
  sentences_.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    const std::string_view id = string_at(mo_bytes, ids + 8 * i);
    if (!id.empty()) sentences_.emplace(id, string_at(mo_bytes, texts + 8 * i));
  }
}

std::string_view Catalogue::find(std::string_view id) const {
  const auto found = sentences_.find(id);
  return found == sentences_.end() ? std::string_view{} : found->second;
}

}  // namespace praporek::tui
