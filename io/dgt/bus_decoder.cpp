#include "io/dgt/bus_decoder.hpp"

#include "io/dgt/payload.hpp"

#include <algorithm>
#include <utility>

namespace praporek::dgt {

namespace {

constexpr Millis patience{200};
constexpr std::size_t overhead = 6;  // id, length, address, checksum
constexpr std::size_t log_size = 0x1F00;
constexpr std::size_t most_unknown = 64;

using Reading = std::optional<BusReply>;

Reading clock_of(ByteView data) {
  if (auto report = clock_report_of(data.first<7>())) return *report;
  return std::nullopt;
}

/// Boards up to version 1.2 answer without a number.
Reading bus_version_of(ByteView data) {
  if (data.empty()) return BusVersion{};
  if (data.size() != 2) return std::nullopt;
  return BusVersion{version_in(data)};
}

/// One kind of reply: how much it carries and what that says.
struct Kind {
  Byte id;
  std::size_t least;
  std::size_t most;
  Reading (*read)(ByteView data);
};

// clang-format off
constexpr std::array kinds{
  Kind{0x83, 64, 64, [](ByteView d) -> Reading { return BoardSeen{men_in<64>(d)}; }},
  Kind{0x84, 7, 7, clock_of},
  Kind{0x85, 0, log_size, [](ByteView d) -> Reading { return Changes{read_log(d), false}; }},
  Kind{0x86, 0, log_size, [](ByteView d) -> Reading { return Replay{read_log(d)}; }},
  Kind{0x87, 0, 0, [](ByteView) -> Reading { return Present{}; }},
  Kind{0x88, 0, 0, [](ByteView) -> Reading { return StartMarked{}; }},
  Kind{0x89, 0, 2, bus_version_of},
  Kind{0x8A, 50, 50, [](ByteView d) -> Reading { return DraughtsSeen{true, men_in<50>(d)}; }},
  Kind{0x8B, 0, log_size, [](ByteView d) -> Reading { return Changes{read_log(d), true}; }},
};
// clang-format on

/// Hardware version, serial number, clock over the other wire, statistics, configuration, maker's
/// text, battery: their codes are known, their contents are not.
constexpr std::array<Byte, 7> undocumented{0x8C, 0xB0, 0xB1, 0xB2, 0xB3, 0xB4, 0xB5};

const Kind* kind_of(Byte id) {
  const auto* found = std::ranges::find(kinds, id, &Kind::id);
  return found == kinds.end() ? nullptr : found;
}

bool may_be_long(Byte id, std::size_t length) {
  const Kind* kind = kind_of(id);
  if (kind == nullptr) return length >= overhead && length <= overhead + most_unknown;
  return length >= overhead + kind->least && length <= overhead + kind->most;
}

BusMessage message_of(Scanned scanned) {
  if (auto* doubt = std::get_if<Unexplained>(&scanned)) return std::move(*doubt);
  return bus_message_of(std::get<Frame>(scanned));
}

}  // namespace

BusDecoder::BusDecoder() : scanner_{{may_be_long, patience}} {}

std::vector<BusMessage> BusDecoder::receive(ByteView bytes, Instant at) {
  std::vector<BusMessage> messages;
  for (Scanned& scanned : scanner_.receive(bytes, at)) {
    messages.push_back(message_of(std::move(scanned)));
  }
  return messages;
}

std::vector<BusMessage> BusDecoder::wait(Instant now) {
  if (auto doubt = scanner_.wait(now)) return {std::move(*doubt)};
  return {};
}

BusMessage bus_message_of(const Frame& frame) {
  const ByteView all{frame.bytes};
  if (checksum_of(all.first(all.size() - 1)) != all.back()) {
    return Unexplained{Doubt::Checksum, frame.bytes};
  }
  const Address address{fourteen_bits(all[3], all[4])};
  const ByteView data = all.subspan(5, all.size() - overhead);
  if (const Kind* kind = kind_of(frame.id())) {
    if (auto reply = kind->read(data)) return FromBoard{address, std::move(*reply)};
    return Unexplained{Doubt::Impossible, frame.bytes};
  }
  if (std::ranges::find(undocumented, frame.id()) == undocumented.end()) {
    return Unexplained{Doubt::UnknownKind, frame.bytes};
  }
  return FromBoard{address, Undocumented{frame.id(), {data.begin(), data.end()}}};
}

}  // namespace praporek::dgt
