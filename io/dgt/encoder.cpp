#include "io/dgt/encoder.hpp"

#include <algorithm>
#include <cstddef>

namespace praporek::dgt {

namespace {

constexpr Byte clock_command = 0x2B;
constexpr Byte clock_begin = 0x03;
constexpr Byte clock_end = 0x00;
constexpr Byte light_command = 0x60;

/// The count is of all bytes after it.
Bytes to_clock(Byte command, ByteView content) {
  Bytes bytes{clock_command, static_cast<Byte>(content.size() + 3), clock_begin, command};
  bytes.insert(bytes.end(), content.begin(), content.end());
  bytes.push_back(clock_end);
  return bytes;
}

/// Hours, minutes, seconds in plain binary.
void append_time(Bytes& bytes, Millis time) {
  const auto total = std::chrono::duration_cast<std::chrono::seconds>(time).count();
  for (const auto part : {total / 3600, total / 60 % 60, total % 60}) {
    bytes.push_back(static_cast<Byte>(part));
  }
}

struct ClockWriter {
  Bytes operator()(const ShowSegments& c) const {
    const auto& d = c.digits;
    return to_clock(0x01, Bytes{d[2], d[1], d[0], d[5], d[4], d[3], c.icons,
                                static_cast<Byte>(c.beep ? 0x03 : 0x01)});
  }
  Bytes operator()(const ShowIcons& c) const {
    return to_clock(0x02, Bytes{c.left.symbols, c.right.symbols, c.left.periods_and_flag,
                                c.right.periods_and_flag, c.special, 0, 0, 0});
  }
  Bytes operator()(const EndText&) const { return to_clock(0x03, {}); }
  Bytes operator()(const AskButtons&) const { return to_clock(0x08, {}); }
  Bytes operator()(const AskClockVersion&) const { return to_clock(0x09, {}); }
  Bytes operator()(const SetAndRun& c) const {
    Bytes content;
    append_time(content, c.left);
    append_time(content, c.right);
    content.push_back(static_cast<Byte>((c.left_runs ? 0x01 : 0) | (c.right_runs ? 0x02 : 0) |
                                        (c.paused ? 0x04 : 0) | (c.toggles_at_lever ? 0x08 : 0)));
    return to_clock(0x0A, content);
  }
  Bytes operator()(const Beep& c) const {
    return to_clock(0x0B, Bytes{static_cast<Byte>(c.length / Millis{64})});
  }
  Bytes operator()(const ShowText& c) const {
    const bool eight = c.width == ShowText::Width::Eight;
    const std::size_t width = eight ? 8 : 11;
    Bytes content(width, ' ');
    std::copy_n(c.text.begin(), std::min(width, c.text.size()), content.begin());
    content.push_back(c.beep);
    return to_clock(eight ? 0x0C : 0x0D, content);
  }
};

Byte segments_of(char c) {
  constexpr std::string_view shown = "0123456789abcdefgh-";
  constexpr std::array<Byte, 19> lit{0x3F, 0x06, 0x5B, 0x4F, 0x66, 0x6D, 0x7D, 0x07, 0x7F, 0x6F,
                                     0x5F, 0x7C, 0x58, 0x5E, 0x7B, 0x71, 0x3D, 0x74, 0x40};
  const std::size_t place = shown.find(c);
  return place == std::string_view::npos ? Byte{0} : lit[place];
}

}  // namespace

Bytes encode(Command command) { return {static_cast<Byte>(command)}; }

Bytes encode(const Light& light) {
  return {light_command, 4, static_cast<Byte>(light.pattern), light.from, light.to, 0};
}

Bytes encode(const ClockCommand& command) { return std::visit(ClockWriter{}, command); }

Bytes encode(BusCommand command, Address to) {
  Bytes bytes{static_cast<Byte>(command), high_seven(to.value), low_seven(to.value)};
  bytes.push_back(checksum_of(bytes));
  return bytes;
}

ShowSegments segments_of(std::string_view text) {
  ShowSegments command;
  const std::size_t size = std::min(text.size(), command.digits.size());
  std::transform(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(size),
                 command.digits.begin(), [](char c) { return segments_of(c); });
  return command;
}

Bytes frame_of(Byte id, ByteView payload) {
  const int length = static_cast<int>(payload.size()) + 3;
  Bytes bytes{id, high_seven(length), low_seven(length)};
  bytes.insert(bytes.end(), payload.begin(), payload.end());
  return bytes;
}

Bytes bus_frame_of(Byte id, Address from, ByteView data) {
  const int length = static_cast<int>(data.size()) + 6;
  Bytes bytes{id, high_seven(length), low_seven(length), high_seven(from.value),
              low_seven(from.value)};
  bytes.insert(bytes.end(), data.begin(), data.end());
  bytes.push_back(checksum_of(bytes));
  return bytes;
}

}  // namespace praporek::dgt
