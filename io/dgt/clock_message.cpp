#include "io/dgt/clock_message.hpp"

#include <algorithm>

namespace praporek::dgt {

namespace {

using std::chrono::duration_cast;
using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

constexpr Byte ack_mark = 0x0A;

constexpr Byte final_flag = 0x10;
constexpr Byte per_move_method = 0x20;
constexpr Byte shown_flag = 0x40;

constexpr Byte running = 0x01;
constexpr Byte lever_up_right = 0x02;
constexpr Byte low_battery = 0x04;
constexpr Byte left_to_move = 0x08;
constexpr Byte right_to_move = 0x10;
constexpr Byte no_clock = 0x20;

bool is_ack(ClockPayload payload) {
  // Some clocks mark both halves, some only the first.
  return (payload[0] & 0x0F) == ack_mark || (payload[3] & 0x0F) == ack_mark;
}

ClockAck ack_of(ClockPayload p) {
  // The eighth bit of every value travels in the other half's mark.
  const auto with_bit = [](Byte low, bool high) {
    return static_cast<Byte>((low & 0x7F) | (high ? 0x80 : 0));
  };
  return {{with_bit(p[1], (p[3] & 0x10) != 0), with_bit(p[2], (p[3] & 0x20) != 0),
           with_bit(p[4], (p[0] & 0x10) != 0), with_bit(p[5], (p[0] & 0x20) != 0)}};
}

std::optional<Display> display_of(ByteView three) {
  const int hour = three[0] & 0x0F;
  const auto minute = sixty_of_bcd(three[1]);
  const auto second = sixty_of_bcd(three[2]);
  if (hour > 9 || !minute || !second) return std::nullopt;
  Display display;
  display.left = hours{hour} + minutes{*minute} + seconds{*second};
  display.flag_final = (three[0] & final_flag) != 0;
  display.per_move = (three[0] & per_move_method) != 0;
  display.flag_shown = (three[0] & shown_flag) != 0;
  return display;
}

void write_display(const Display& display, std::span<Byte> three) {
  const auto total = duration_cast<seconds>(display.left).count();
  three[0] = static_cast<Byte>(total / 3600 | (display.flag_final ? final_flag : 0) |
                               (display.per_move ? per_move_method : 0) |
                               (display.flag_shown ? shown_flag : 0));
  three[1] = bcd_of(static_cast<int>(total / 60 % 60));
  three[2] = bcd_of(static_cast<int>(total % 60));
}

using Payload = std::array<Byte, 7>;

struct Writer {
  Payload operator()(const ClockTimes& times) const {
    Payload bytes{};
    const std::span<Byte> room{bytes};
    write_display(times.at(End::Right), room.subspan(0, 3));
    write_display(times.at(End::Left), room.subspan(3, 3));
    const bool right = times.using_time == End::Right;
    bytes[6] =
        static_cast<Byte>((right ? lever_up_right | right_to_move : left_to_move) |
                          (times.running ? running : 0) | (times.battery_low ? low_battery : 0));
    return bytes;
  }
  Payload operator()(const ClockAck& ack) const {
    const auto mark = [](Byte first, Byte second) {
      return static_cast<Byte>(ack_mark | (first & 0x80) >> 3 | (second & 0x80) >> 2);
    };
    const auto& v = ack.values;
    return {mark(v[2], v[3]),
            low_seven(v[0]),
            low_seven(v[1]),
            mark(v[0], v[1]),
            low_seven(v[2]),
            low_seven(v[3]),
            0};
  }
  Payload operator()(const NoClock&) const { return {0, 0, 0, 0, 0, 0, no_clock}; }
  Payload operator()(const BlankClock&) const { return {}; }
};

}  // namespace

std::optional<Button> button_of(const ClockAck& ack) {
  if (ack.values[1] != 0x88) return std::nullopt;
  switch (ack.values[3]) {
    case 0x31:
      return Button::Back;
    case 0x32:
      return Button::Plus;
    case 0x33:
      return Button::Run;
    case 0x34:
      return Button::Minus;
    case 0x35:
      return Button::Ok;
    default:
      return std::nullopt;
  }
}

std::optional<Version> clock_version_of(const ClockAck& ack) {
  if (ack.is_error() || ack.values[1] != 0x09) return std::nullopt;
  return Version{ack.values[2] >> 4, ack.values[2] & 0x0F};
}

std::optional<ClockReport> clock_report_of(ClockPayload payload) {
  if (is_ack(payload)) return ack_of(payload);
  if ((payload[6] & no_clock) != 0) return NoClock{};
  if (std::ranges::all_of(payload, [](Byte byte) { return byte == 0; })) return BlankClock{};
  const auto right = display_of(payload.subspan(0, 3));
  const auto left = display_of(payload.subspan(3, 3));
  if (!left || !right) return std::nullopt;
  ClockTimes times;
  times.at(End::Left) = *left;
  times.at(End::Right) = *right;
  times.status = payload[6];
  times.running = (times.status & running) != 0;
  times.using_time = (times.status & lever_up_right) != 0 ? End::Right : End::Left;
  times.battery_low = (times.status & low_battery) != 0;
  return times;
}

std::array<Byte, 7> payload_of(const ClockReport& report) { return std::visit(Writer{}, report); }

}  // namespace praporek::dgt
