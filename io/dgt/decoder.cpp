#include "io/dgt/decoder.hpp"

#include "io/dgt/payload.hpp"

#include <algorithm>
#include <utility>

namespace praporek::dgt {

namespace {

constexpr Millis patience{500};
constexpr std::size_t header = 3;
constexpr std::size_t most_unknown = 64;
constexpr Byte battery_unknown = 0x7F;

Message battery_of(ByteView p) {
  Battery battery{p[0], std::nullopt, (p[8] & 0x01) != 0};
  if (p[0] > 100) return Unexplained{Doubt::Impossible, {}};
  if (p[1] != battery_unknown && p[2] != battery_unknown) {
    battery.left = std::chrono::hours{p[1]} + std::chrono::minutes{p[2]};
  }
  return battery;
}

Message change_of(ByteView p) {
  if (p[0] >= field_count) return Unexplained{Doubt::Impossible, {}};
  return FieldChanged{Field{p[0]}, man_of(p[1])};
}

Message clock_of(ByteView p) {
  if (auto report = clock_report_of(p.first<7>())) return *report;
  return Unexplained{Doubt::Impossible, {}};
}

/// Old boards write their version behind the five digits.
Message serial_of(ByteView p) { return SerialNumber{text_in(p.first(5)), false}; }

Message opaque(Byte id, ByteView p) { return Undocumented{id, {p.begin(), p.end()}}; }

/// One kind of reply: how much it carries and what that says.
struct Kind {
  Byte id;
  std::size_t least;
  std::size_t most;
  Message (*read)(ByteView payload);
};

constexpr std::size_t log_size = 0x1F00;

// clang-format off
constexpr std::array kinds{
  Kind{0x86, 64, 64, [](ByteView p) -> Message { return BoardSeen{men_in<64>(p)}; }},
  Kind{0x8D, 7, 7, clock_of},
  Kind{0x8E, 2, 2, change_of},
  Kind{0x8F, 0, log_size, [](ByteView p) -> Message { return LogSent{read_log(p)}; }},
  Kind{0x90, 2, 2, [](ByteView p) -> Message { return AddressSent{fourteen_bits(p[0], p[1])}; }},
  Kind{0x91, 5, 9, serial_of},
  Kind{0x92, 0, 256, [](ByteView p) -> Message { return MakersText{text_in(p)}; }},
  Kind{0x93, 2, 2, [](ByteView p) -> Message { return FirmwareVersion{version_in(p)}; }},
  Kind{0x94, 50, 50, [](ByteView p) -> Message { return DraughtsSeen{true, men_in<50>(p)}; }},
  Kind{0x95, 50, 50, [](ByteView p) -> Message { return DraughtsSeen{false, men_in<50>(p)}; }},
  Kind{0x96, 2, 2, [](ByteView p) -> Message { return HardwareVersion{version_in(p)}; }},
  Kind{0xA0, 9, 9, battery_of},
  Kind{0xA2, 10, 10, [](ByteView p) -> Message { return SerialNumber{text_in(p), true}; }},
  Kind{0xA3, 0, most_unknown, [](ByteView p) { return opaque(0xA3, p); }},
  Kind{0xA4, 0, most_unknown, [](ByteView p) { return opaque(0xA4, p); }},
  Kind{0xA5, 0, most_unknown, [](ByteView p) { return opaque(0xA5, p); }},
};
// clang-format on

const Kind* kind_of(Byte id) {
  const auto* found = std::ranges::find(kinds, id, &Kind::id);
  return found == kinds.end() ? nullptr : found;
}

bool may_be_long(Byte id, std::size_t length) {
  const Kind* kind = kind_of(id);
  if (kind == nullptr) return length <= header + most_unknown;
  if (id == 0x91) return length == header + kind->least || length == header + kind->most;
  return length >= header + kind->least && length <= header + kind->most;
}

Message message_of(Scanned scanned) {
  if (auto* doubt = std::get_if<Unexplained>(&scanned)) return std::move(*doubt);
  return dgt::message_of(std::get<Frame>(scanned));
}

}  // namespace

Decoder::Decoder() : scanner_{{may_be_long, patience}} {}

std::vector<Message> Decoder::receive(ByteView bytes, Instant at) {
  std::vector<Message> messages;
  for (Scanned& scanned : scanner_.receive(bytes, at)) {
    messages.push_back(message_of(std::move(scanned)));
  }
  return messages;
}

std::vector<Message> Decoder::wait(Instant now) {
  if (auto doubt = scanner_.wait(now)) return {std::move(*doubt)};
  return {};
}

Message message_of(const Frame& frame) {
  const Kind* kind = kind_of(frame.id());
  if (kind == nullptr) return Unexplained{Doubt::UnknownKind, frame.bytes};
  Message message = kind->read(frame.payload());
  if (auto* doubt = std::get_if<Unexplained>(&message)) doubt->bytes = frame.bytes;
  return message;
}

}  // namespace praporek::dgt
