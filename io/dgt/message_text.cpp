#include "io/dgt/message_text.hpp"

#include <fmt/format.h>
#include <string_view>

namespace praporek::dgt {

namespace {

char letter_of(Man man) {
  constexpr std::string_view letters = ".PRNBKQprnbkq=><";
  return letters[static_cast<std::size_t>(man)];
}

template <std::size_t Count>
std::string text_of_men(const std::array<Man, Count>& men, std::size_t in_a_row) {
  std::string text;
  for (std::size_t i = 0; i < Count; ++i) {
    if (i > 0 && i % in_a_row == 0) text += '/';
    text += letter_of(men[i]);
  }
  return text;
}

std::string name_of(Field field) { return rules::text_of(square_of(field, Lie::Normal)); }

std::string text_of_time(Millis time) {
  const auto total = std::chrono::duration_cast<std::chrono::seconds>(time).count();
  return fmt::format("{}:{:02}:{:02}", total / 3600, total / 60 % 60, total % 60);
}

std::string_view name_of(End end) { return end == End::Left ? "left" : "right"; }

std::string_view name_of(Button button) {
  constexpr std::array<std::string_view, 5> names{"back", "plus", "run", "minus", "ok"};
  return names[static_cast<std::size_t>(button)];
}

std::string_view name_of(Doubt doubt) {
  constexpr std::array<std::string_view, 6> names{"noise",        "cut-off",    "wrong-length",
                                                  "unknown-kind", "impossible", "checksum"};
  return names[static_cast<std::size_t>(doubt)];
}

std::string_view name_of(Mark mark) {
  switch (mark) {
    case Mark::PowerUp:
      return "power-up";
    case Mark::EndOfLog:
      return "end-of-log";
    case Mark::FourRows:
      return "four-rows";
    case Mark::EmptyBoard:
      return "empty-board";
    case Mark::Downloaded:
      return "downloaded";
    case Mark::StartPosition:
      return "start-position";
    case Mark::StartPositionRotated:
      return "start-position-rotated";
    case Mark::StartOfGame:
      return "start-of-game";
    case Mark::WatchdogReset:
      return "watchdog-reset";
  }
  return "?";
}

std::string text_of_display(End end, const Display& display) {
  return fmt::format("{} {}{}{}{}", name_of(end), text_of_time(display.left),
                     display.flag_final ? " flag" : "", display.flag_shown ? " flag-shown" : "",
                     display.per_move ? " per-move" : "");
}

struct ClockText {
  std::string operator()(const ClockTimes& times) const {
    return fmt::format("clock {}, {}, {} {}{}", text_of_display(End::Left, times.at(End::Left)),
                       text_of_display(End::Right, times.at(End::Right)), name_of(times.using_time),
                       times.running ? "running" : "stopped",
                       times.battery_low ? ", battery low" : "");
  }
  std::string operator()(const ClockAck& ack) const {
    if (const auto version = clock_version_of(ack)) {
      return fmt::format("clock version {}.{}", version->major, version->minor);
    }
    if (const auto button = button_of(ack)) return fmt::format("clock button {}", name_of(*button));
    if (ack.is_ready()) return "clock ready";
    return fmt::format("clock {} {}", ack.is_error() ? "error" : "ack", hex_of(ack.values));
  }
  std::string operator()(const NoClock&) const { return "no clock"; }
  std::string operator()(const BlankClock&) const { return "blank clock"; }
};

struct EntryText {
  std::string operator()(const FieldLogged& e) const {
    return fmt::format("{}={}{}", name_of(e.field), letter_of(e.man), e.quick ? "!" : "");
  }
  std::string operator()(const PressLogged& e) const {
    return fmt::format("{}@{}", name_of(e.end), text_of_time(e.left));
  }
  std::string operator()(const Marked& e) const { return std::string{name_of(e.mark)}; }
  std::string operator()(const UnknownTag& e) const { return fmt::format("?{:02X}", e.byte); }
};

std::string text_of_log(std::string_view word, const std::vector<LogEntry>& entries) {
  std::string text{word};
  for (const LogEntry& entry : entries) text += ' ' + std::visit(EntryText{}, entry);
  return text;
}

std::string text_of_version(const Version& version) {
  return fmt::format("{}.{:02}", version.major, version.minor);
}

struct MessageText {
  std::string operator()(const Unexplained& m) const {
    return fmt::format("unexplained {} {}", name_of(m.doubt), hex_of(m.bytes));
  }
  std::string operator()(const BoardSeen& m) const { return "board " + text_of_men(m.fields, 8); }
  std::string operator()(const FieldChanged& m) const {
    return fmt::format("field {}={}", name_of(m.field), letter_of(m.man));
  }
  std::string operator()(const ClockReport& m) const { return std::visit(ClockText{}, m); }
  std::string operator()(const LogSent& m) const { return text_of_log("log", m.entries); }
  std::string operator()(const AddressSent& m) const {
    return fmt::format("address {}", m.address);
  }
  std::string operator()(const SerialNumber& m) const {
    return fmt::format("{} {}", m.long_form ? "long-serial" : "serial", m.text);
  }
  std::string operator()(const MakersText& m) const { return "text " + m.text; }
  std::string operator()(const FirmwareVersion& m) const {
    return "firmware " + text_of_version(m.version);
  }
  std::string operator()(const HardwareVersion& m) const {
    return "hardware " + text_of_version(m.version);
  }
  std::string operator()(const DraughtsSeen& m) const {
    return fmt::format("draughts {} {}", m.dark ? "dark" : "light", text_of_men(m.fields, 5));
  }
  std::string operator()(const Battery& m) const {
    return fmt::format("battery {}%{}{}", m.percent,
                       m.left ? " left " + text_of_time(*m.left) : std::string{},
                       m.charging ? " charging" : "");
  }
  std::string operator()(const Undocumented& m) const {
    return fmt::format("undocumented {:02X}: {}", m.id, hex_of(m.payload));
  }
  std::string operator()(const Present&) const { return "present"; }
  std::string operator()(const Changes& m) const {
    return text_of_log(m.even ? "changes-even" : "changes", m.entries);
  }
  std::string operator()(const Replay& m) const { return text_of_log("replay", m.entries); }
  std::string operator()(const StartMarked&) const { return "start marked"; }
  std::string operator()(const BusVersion& m) const {
    return "version " + (m.version ? text_of_version(*m.version) : "not told");
  }
  std::string operator()(const FromBoard& m) const {
    return fmt::format("{}: {}", m.address.value, std::visit(*this, m.reply));
  }
};

}  // namespace

std::string text_of(const Message& message) { return std::visit(MessageText{}, message); }
std::string text_of(const BusMessage& message) { return std::visit(MessageText{}, message); }

}  // namespace praporek::dgt
