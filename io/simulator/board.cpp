#include "io/simulator/board.hpp"

#include "core/base/text.hpp"
#include "io/dgt/encoder.hpp"

#include <algorithm>
#include <utility>

namespace praporek::simulator {

using dgt::BusCommand;
using dgt::Byte;
using dgt::Bytes;
using dgt::Command;

namespace {

/// All fields in 224 ms.
constexpr Millis look_at_field_pair{7};

constexpr Millis latency{3};

/// Writing a change into its memory keeps a board busy.
constexpr Millis latency_writing{15};
constexpr Millis writing{20};

constexpr Millis mark_takes{70};
constexpr int ping_spread = 1'100;
constexpr Millis quick{250};

constexpr Byte boot_loader = 0x4E;
constexpr Byte clock_command = 0x2B;
constexpr std::size_t bus_command_size = 4;

Bytes codes_of(const dgt::Fields& fields) {
  Bytes codes;
  for (const dgt::Man man : fields) codes.push_back(static_cast<Byte>(man));
  return codes;
}

Bytes clock_frame(const dgt::ClockReport& report) {
  return dgt::frame_of(0x8D, dgt::payload_of(report));
}

}  // namespace

Board::Board(const rules::Placement& men, board::Lie lie, std::string serial)
    : men_{dgt::fields_of(men, lie)},
      scanned_{men_},
      lie_{lie},
      serial_{std::move(serial)},
      address_{whole_number(serial_).value_or(0)},
      random_{static_cast<std::uint32_t>(address_.value)},
      clock_{dgt::NoClock{}} {}

void Board::put(rules::Square square, std::optional<rules::Piece> piece) {
  men_[dgt::field_of(square, lie_).number] = piece ? dgt::man_of(*piece) : dgt::Man::None;
}

void Board::lose_power() {
  mode_ = Mode::Bus;
  command_.clear();
  scanned_ = men_;
  memory_.write(dgt::Marked{dgt::Mark::PowerUp});
  for (std::size_t i = 0; i < men_.size(); ++i) {
    if (men_[i] == dgt::Man::None) continue;
    memory_.write(dgt::FieldLogged{dgt::Field{static_cast<Byte>(i)}, men_[i], true});
  }
}

bool Board::speaks_unasked() const {
  return mode_ == Mode::UpdateBoard || mode_ == Mode::Update || mode_ == Mode::UpdateNice;
}

Instant Board::ready(Instant at) const {
  return at + (at - changed_ < writing ? latency_writing : latency);
}

std::vector<Due> Board::receive(dgt::ByteView commands, Instant at) {
  std::vector<Due> out;
  for (const Byte byte : commands) hear(byte, at, out);
  return out;
}

void Board::hear(Byte byte, Instant at, std::vector<Due>& out) {
  if (mode_ == Mode::Silent) return;
  if (dgt::begins_frame(byte)) command_.clear();
  if (command_.empty() && !dgt::begins_frame(byte) && byte != clock_command) {
    if (mode_ == Mode::Bus) mode_ = Mode::Idle;
    obey(static_cast<Command>(byte), at, out);
    return;
  }
  command_.push_back(byte);
  if (command_[0] == clock_command) {
    // Read and ignored: a clock that plays does not listen.
    if (command_.size() > 1 && command_.size() == command_[1] + 2U) command_.clear();
    return;
  }
  if (command_.size() < bus_command_size) return;
  const Bytes command = std::exchange(command_, {});
  if (dgt::checksum_of(dgt::ByteView{command}.first(3)) != command[3]) return;
  // The first command for a bus only wakes a board that was alone.
  if (std::exchange(mode_, Mode::Bus) != Mode::Bus) return;
  const dgt::Address to{dgt::fourteen_bits(command[1], command[2])};
  if (to == address_ || to == dgt::all_boards) {
    obey_bus(static_cast<BusCommand>(command[0]), to == dgt::all_boards, at, out);
  }
}

void Board::obey(Command command, Instant at, std::vector<Due>& out) {
  const auto answer = [&](Byte id, dgt::ByteView payload) {
    out.push_back({ready(at), dgt::frame_of(id, payload)});
  };
  switch (command) {
    case Command::Reset:
      mode_ = Mode::Idle;
      break;
    case Command::ToBusMode:
      mode_ = Mode::Bus;
      break;
    case Command::Update:
      mode_ = Mode::Update;
      break;
    case Command::UpdateBoard:
      mode_ = Mode::UpdateBoard;
      break;
    case Command::UpdateNice:
      mode_ = Mode::UpdateNice;
      break;
    case Command::SendClock:
      out.push_back({ready(at), clock_frame(clock_)});
      break;
    case Command::SendBoard:
      answer(0x86, codes_of(scanned_));
      break;
    case Command::SendSerial:
      answer(0x91, Bytes{serial_.begin(), serial_.end()});
      break;
    case Command::SendAddress:
      answer(0x90, Bytes{dgt::high_seven(address_.value), dgt::low_seven(address_.value)});
      break;
    case Command::SendMakersText:
      answer(0x92, Bytes{'S', 'I', 'M'});
      break;
    case Command::SendVersion:
      answer(0x93, Bytes{1, 2});
      break;
    default:
      // A board in its boot loader says nothing more; other commands it does not know.
      if (static_cast<Byte>(command) == boot_loader) mode_ = Mode::Silent;
  }
}

void Board::obey_bus(BusCommand command, bool to_all, Instant at, std::vector<Due>& out) {
  switch (command) {
    case BusCommand::SendClock:
      send_bus(0x84, dgt::payload_of(clock_), ready(at), out);
      break;
    case BusCommand::SendBoard:
      send_bus(0x83, codes_of(scanned_), ready(at), out);
      break;
    case BusCommand::SendChanges:
      send_bus(0x85, memory_.changes(), ready(at), out);
      break;
    case BusCommand::RepeatChanges:
      send_bus(0x85, memory_.last_changes(), ready(at), out);
      break;
    case BusCommand::MarkStart:
      memory_.mark_start(scanned_);
      send_bus(0x88, {}, at + mark_takes, out);
      break;
    case BusCommand::Replay:
      send_bus(0x86, memory_.since_start(), ready(at), out);
      break;
    case BusCommand::Ping:
      if (to_all && std::exchange(ignore_ping_, false)) break;
      send_bus(0x87, {}, to_all ? at + Millis{random_() % ping_spread} : ready(at), out);
      break;
    case BusCommand::IgnoreNextPing:
      ignore_ping_ = true;
      send_bus(0x87, {}, ready(at), out);
      break;
    case BusCommand::SendVersion:
      send_bus(0x89, Bytes{1, 6}, ready(at), out);
      break;
    default:
      break;
  }
}

void Board::send_bus(Byte id, dgt::ByteView data, Instant at, std::vector<Due>& out) {
  out.push_back({at, dgt::bus_frame_of(id, address_, data)});
}

std::vector<Due> Board::pass(Instant now, const Clock& clock) {
  std::vector<Due> out;
  scan_until(now, out);
  see_clock(clock);
  send_clock(now, out);
  return out;
}

/// A press is written down where the lever is seen to have moved.
void Board::see_clock(const Clock& clock) {
  if (!clock_plugged_) {
    clock_ = dgt::NoClock{};
    return;
  }
  const dgt::ClockTimes times = clock.report();
  const auto* before = std::get_if<dgt::ClockTimes>(&clock_);
  if (before != nullptr && before->using_time != times.using_time) {
    const dgt::End by = before->using_time;
    memory_.write(dgt::PressLogged{by, times.at(by).left});
  }
  clock_ = times;
}

void Board::scan_until(Instant now, std::vector<Due>& out) {
  if (scanned_until_ == Instant{}) scanned_until_ = now;
  for (; scanned_until_ + look_at_field_pair <= now; next_field_ = (next_field_ + 2) % 64) {
    scanned_until_ = scanned_until_ + look_at_field_pair;
    see_field(next_field_, scanned_until_, out);
    see_field(next_field_ + 1, scanned_until_, out);
  }
}

void Board::see_field(std::size_t field, Instant at, std::vector<Due>& out) {
  const dgt::Man man = men_[field];
  if (std::exchange(scanned_[field], man) == man) return;
  const auto number = static_cast<Byte>(field);
  memory_.write(dgt::FieldLogged{dgt::Field{number}, man, at - changed_ < quick});
  changed_ = at;
  if (!speaks_unasked()) return;
  out.push_back({at + latency, dgt::frame_of(0x8E, Bytes{number, static_cast<Byte>(man)})});
}

void Board::send_clock(Instant at, std::vector<Due>& out) {
  if (mode_ != Mode::Update && mode_ != Mode::UpdateNice) return;
  Bytes frame = clock_frame(clock_);
  const bool changed = frame != sent_clock_;
  if (!changed && (mode_ == Mode::UpdateNice || at < clock_due_)) return;
  clock_due_ = at + Millis{1'000};
  sent_clock_ = frame;
  out.push_back({at + latency, std::move(frame)});
}

}  // namespace praporek::simulator
