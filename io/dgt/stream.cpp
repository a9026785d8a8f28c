#include "io/dgt/stream.hpp"

#include <optional>

namespace praporek::dgt {

namespace {

using std::chrono::duration_cast;
using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

constexpr Byte field_tag = 0x40;
constexpr Byte quick_bit = 0x10;
constexpr Byte right_time_tag = 0x60;
constexpr Byte left_time_tag = 0x70;

bool is_filler(Byte byte) { return byte == 0x00 || byte == 0x7F; }

bool is_mark(Byte byte) { return (byte >= 0x6A && byte <= 0x6F) || (byte >= 0x7A && byte <= 0x7C); }

std::optional<LogEntry> field_entry(ByteView rest) {
  if (rest.size() < 2 || rest[1] >= field_count) return std::nullopt;
  return FieldLogged{Field{rest[1]}, man_of(rest[0]), (rest[0] & quick_bit) != 0};
}

std::optional<LogEntry> press_entry(ByteView rest) {
  if (rest.size() < 3) return std::nullopt;
  const auto minute = sixty_of_bcd(rest[1]);
  const auto second = sixty_of_bcd(rest[2]);
  if (!minute || !second) return std::nullopt;
  const End end = (rest[0] & 0xF0) == left_time_tag ? End::Left : End::Right;
  return PressLogged{end, hours{rest[0] & 0x0F} + minutes{*minute} + seconds{*second}};
}

/// An entry and how many bytes it took.
struct Taken {
  LogEntry entry;
  std::size_t size = 1;
};

Taken first_entry(ByteView rest) {
  const Byte tag = rest[0];
  if (tag >= 0x40 && tag <= 0x5F) {
    if (const auto entry = field_entry(rest)) return {*entry, 2};
  } else if (is_mark(tag)) {
    return {Marked{static_cast<Mark>(tag)}, 1};
  } else if (tag >= 0x60 && tag <= 0x79) {
    if (const auto entry = press_entry(rest)) return {*entry, 3};
  }
  return {UnknownTag{tag}, 1};
}

struct Writer {
  Bytes operator()(const FieldLogged& e) const {
    return {static_cast<Byte>(field_tag | static_cast<Byte>(e.man) | (e.quick ? quick_bit : 0)),
            e.field.number};
  }
  Bytes operator()(const PressLogged& e) const {
    const auto total = duration_cast<seconds>(e.left).count();
    const Byte tag = e.end == End::Left ? left_time_tag : right_time_tag;
    return {static_cast<Byte>(tag | total / 3600), bcd_of(static_cast<int>(total / 60 % 60)),
            bcd_of(static_cast<int>(total % 60))};
  }
  Bytes operator()(const Marked& e) const { return {static_cast<Byte>(e.mark)}; }
  Bytes operator()(const UnknownTag& e) const { return {e.byte}; }
};

}  // namespace

std::vector<LogEntry> read_log(ByteView bytes) {
  std::vector<LogEntry> entries;
  while (!bytes.empty()) {
    if (is_filler(bytes[0])) {
      bytes = bytes.subspan(1);
      continue;
    }
    const Taken taken = first_entry(bytes);
    entries.push_back(taken.entry);
    bytes = bytes.subspan(taken.size);
  }
  return entries;
}

Bytes bytes_of(const LogEntry& entry) { return std::visit(Writer{}, entry); }

}  // namespace praporek::dgt
